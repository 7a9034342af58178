-- A member's unpaid rebates for days of its market from p_first to p_last, by day and category, at rates in hundredths
-- of a percent. Valid stakes are those of rounds settled on the day (settled_play); a group counts nothing when a bonus
-- has a part in it.
CREATE OR REPLACE FUNCTION rebate_open(p_member bigint, p_rates jsonb, p_first date, p_last date)
RETURNS TABLE (day date, category text, rate int, valid bigint, amount bigint)
LANGUAGE sql STABLE AS $$
  SELECT v.day, v.shelf, v.rate, v.valid, v.valid * v.rate / 10000 FROM (
    SELECT p.day, p.shelf, (p_rates ->> p.shelf)::int AS rate, sum(p.valid)::bigint AS valid FROM (
      SELECT (r.closed_at AT TIME ZONE (SELECT member_zone(p_member)))::date AS day, r.shelf,
        valid_stake(r.shelf, sum(r.staked)::bigint, sum(r.won)::bigint) AS valid
      FROM settled_play(p_member) r
      -- rounds open for longer than a month are rare, and the index is by opening time
      WHERE r.opened_at >= (SELECT day_start(p_first - 31, member_zone(p_member)))
        AND r.closed_at >= (SELECT day_start(p_first, member_zone(p_member)))
        AND r.closed_at < (SELECT day_start(p_last + 1, member_zone(p_member)))
      GROUP BY 1, 2, r.together HAVING NOT bool_or(r.has_bonus)) p
    WHERE p_rates ? p.shelf GROUP BY p.day, p.shelf) v
  WHERE NOT EXISTS (SELECT FROM rebate_day d WHERE d.member_id = p_member AND d.day = v.day AND d.category = v.shelf)
$$;
