-- Valid turnover of a member's day by type, hundredths: the valid stakes (valid_stake) of settled rounds opened on the
-- day (settled_play). A group counts nothing when a bonus has a part in one of its rounds.
CREATE OR REPLACE FUNCTION point_turnover(p_member bigint, p_day date) RETURNS TABLE (type text, turnover bigint)
LANGUAGE sql STABLE AS $$
  SELECT v.type, sum(v.valid)::bigint FROM (
    SELECT point_type(r.shelf) AS type, valid_stake(r.shelf, sum(r.staked)::bigint, sum(r.won)::bigint) AS valid
    FROM settled_play(p_member) r
    WHERE r.opened_at >= (SELECT day_start(p_day, member_zone(p_member)))
      AND r.opened_at < (SELECT day_start(p_day + 1, member_zone(p_member)))
    GROUP BY r.shelf, r.together HAVING NOT bool_or(r.has_bonus)) v
  WHERE v.type IS NOT NULL GROUP BY v.type HAVING sum(v.valid) > 0
$$;
