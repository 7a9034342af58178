-- Valid turnover of a member's day by type, hundredths: the valid stakes (valid_stake) of settled rounds that were opened on the
-- day (settled_play) and in which no bonus has a part.
CREATE OR REPLACE FUNCTION point_turnover(p_member bigint, p_day date) RETURNS TABLE (type text, turnover bigint)
LANGUAGE sql STABLE AS $$
  SELECT v.type, sum(v.valid)::bigint FROM (
    SELECT point_type(r.shelf) AS type, valid_stake(r.shelf, sum(r.staked)::bigint, sum(r.won)::bigint) AS valid
    FROM settled_play(p_member) r
    WHERE r.opened_at >= p_day::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'
      AND r.opened_at < (p_day + 1)::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh'
      AND NOT EXISTS (SELECT FROM bonus_part b WHERE b.member_id = p_member AND b.round_id = r.round_id
        AND b.game_id = r.game_id AND b.vendor_code = r.vendor_code)
    GROUP BY r.shelf, r.together) v
  WHERE v.type IS NOT NULL GROUP BY v.type HAVING sum(v.valid) > 0
$$;
