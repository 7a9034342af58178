-- The periods of a mission that concern a member today: the current one, and past ones whose reward can still be
-- claimed (three days). A weekly mission's days are those of its week between its own first and last day.
CREATE OR REPLACE FUNCTION mission_periods(p_repeats text, p_from date, p_until date, p_today date)
RETURNS TABLE (period text, first_day date, last_day date, is_over boolean)
LANGUAGE sql IMMUTABLE AS $$
  SELECT x.period, x.first_day, x.last_day, x.last_day < p_today FROM (
    SELECT (p_today - n)::text AS period, p_today - n AS first_day, p_today - n AS last_day
    FROM generate_series(0, 3) n WHERE p_repeats = 'daily'
    UNION ALL
    SELECT w.monday::text, greatest(w.monday, p_from), least(w.monday + 6, coalesce(p_until, w.monday + 6))
    FROM (SELECT date_trunc('week', p_today)::date - 7 * n AS monday FROM generate_series(0, 1) n) w WHERE p_repeats = 'weekly'
    UNION ALL
    SELECT 'once', p_from, coalesce(p_until, 'infinity'::date) WHERE p_repeats = 'once') x
  WHERE x.first_day <= x.last_day AND x.first_day <= p_today AND x.last_day >= p_today - 3
    AND x.first_day >= p_from AND x.last_day <= coalesce(p_until, 'infinity'::date)
$$;
