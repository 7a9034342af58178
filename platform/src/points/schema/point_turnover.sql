-- Valid turnover of a member's day by type, hundredths: of the rounds that were opened on it and are settled, what was at risk,
-- |won - staked| up to the stake, so that bets on both sides count nothing; slots, fish and quick games have no sides and count
-- whole. All tickets of a draw are one round. Of what a bonus staked, nothing counts.
CREATE OR REPLACE FUNCTION point_turnover(p_member bigint, p_day date) RETURNS TABLE (type text, turnover bigint)
LANGUAGE sql STABLE AS $$
  SELECT v.type, sum(v.valid)::bigint FROM (
    SELECT point_type(r.shelf) AS type,
      CASE WHEN sum(r.staked) = 0 THEN 0 ELSE div(sum(r.staked - r.of_bonus)
        * CASE WHEN r.shelf IN ('RNG', 'FISH', 'EGAME') THEN sum(r.staked) ELSE least(sum(r.staked), abs(sum(r.won) - sum(r.staked))) END,
        sum(r.staked)) END AS valid
    FROM (
      SELECT bonus_shelf(r.game_id) AS shelf, r.staked, r.won,
        coalesce('draw ' || t.draw_id, r.vendor_code || '/' || r.game_id || '/' || r.round_id) AS together,
        (SELECT coalesce(sum(CASE b.kind WHEN 'stake' THEN b.amount ELSE -b.amount END), 0) FROM bonus_part b
          WHERE b.member_id = r.member_id AND b.round_id = r.round_id AND b.game_id = r.game_id AND b.vendor_code = r.vendor_code
            AND b.kind IN ('stake', 'refund')) AS of_bonus
      FROM game_round r LEFT JOIN lottery_ticket t ON r.vendor_code = 'LOTTERY' AND t.code = r.round_id
      WHERE r.member_id = p_member AND r.state = 'settled'
        AND r.opened_at >= p_day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'
        AND r.opened_at < (p_day + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh') r
    GROUP BY r.shelf, r.together) v
  WHERE v.type IS NOT NULL GROUP BY v.type HAVING sum(v.valid) > 0
$$;
