-- Counts each member who staked for the first time on a day, in its week or in its month. The days that p_deltas adds
-- must not yet be in member_month. A week spans two months at most.
CREATE OR REPLACE FUNCTION market_active_add(p_deltas figures_delta[]) RETURNS void
LANGUAGE sql SET plan_cache_mode TO force_custom_plan AS $$
  WITH staked AS (SELECT DISTINCT d.member_id, d.day FROM unnest(p_deltas) d WHERE d.bets > 0),
  spans AS (
    SELECT t.day, s.span, date_trunc(s.span, t.day::timestamp)::date AS start,
      (date_trunc(s.span, t.day::timestamp) + ('1 ' || s.span)::interval)::date - 1 AS last
    FROM (SELECT DISTINCT day FROM staked) t, (VALUES ('day'), ('week'), ('month')) AS s (span)
  ),
  wanted AS MATERIALIZED (
    SELECT p.day, p.span, p.start, o.month, month_bits(o.month, p.start, p.last) AS days
    FROM spans p, LATERAL (SELECT date_trunc('month', p.start::timestamp)::date UNION SELECT date_trunc('month', p.last::timestamp)::date) AS o (month)
  ),
  firsts AS (
    SELECT t.member_id, w.span, w.start
    FROM staked t JOIN wanted w ON w.day = t.day
    LEFT JOIN member_month k ON k.member_id = t.member_id AND k.month = w.month AND k.days & w.days <> 0
    GROUP BY t.member_id, w.span, w.start HAVING count(k.member_id) = 0
  )
  INSERT INTO market_active AS k (market_code, span, start, active, returning_members)
  SELECT m.market_code, f.span, f.start, count(*),
    count(*) FILTER (WHERE (m.reg_date AT TIME ZONE z.time_zone)::date < f.start)
  FROM firsts f JOIN members.member m ON m.id = f.member_id AND m.customer_type <> 4
  JOIN markets.market z ON z.code = m.market_code
  GROUP BY 1, 2, 3
  ON CONFLICT (market_code, span, start) DO UPDATE SET active = k.active + excluded.active,
    returning_members = k.returning_members + excluded.returning_members
$$;
