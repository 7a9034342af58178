-- What was wagered on a running bonus: the valid stakes of settled rounds that were opened while it ran, times the weight
-- of their category. It is recomputed from the rounds each time, so rollbacks and corrections need no bookkeeping. A valid
-- stake is the amount at risk, |won - staked| up to the stake, so bets on both sides cancel out; all tickets of a draw are
-- one round. Slots, fish and quick games have no opposite bets: the whole stake is valid.
CREATE OR REPLACE FUNCTION bonus_wagered(b bonus) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(p.valid * coalesce((b.weights ->> p.shelf)::int, 0) / 100), 0)::bigint FROM (
    SELECT r.shelf, CASE WHEN r.shelf IN ('RNG', 'FISH', 'EGAME') THEN sum(r.staked) ELSE least(sum(r.staked), abs(sum(r.won) - sum(r.staked))) END::bigint AS valid
    FROM (
      SELECT bonus_shelf(r.game_id) AS shelf, r.staked, r.won,
        coalesce('draw ' || t.draw_id, r.vendor_code || '/' || r.game_id || '/' || r.round_id) AS together
      FROM game_round r LEFT JOIN lottery_ticket t ON r.vendor_code = 'LOTTERY' AND t.code = r.round_id
      WHERE r.member_id = b.member_id AND r.opened_at >= b.started_at AND r.opened_at < b.ends_at AND r.state = 'settled'
        AND (b.largest_bet IS NULL OR r.staked <= b.largest_bet)) r
    GROUP BY r.shelf, r.together) p
$$;
