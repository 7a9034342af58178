-- Counts each member who staked for the first time on a day, in its week or in its month. A member who is in p_deltas has none of
-- the days in member_month yet that these bring.
CREATE OR REPLACE FUNCTION market_active_add(p_deltas figures_delta[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO market_active AS k (market_code, span, start, active, returning_members)
  SELECT m.market_code, n.span, n.start, count(*),
    count(*) FILTER (WHERE (m.reg_date AT TIME ZONE 'Asia/Ho_Chi_Minh')::date < n.start)
  FROM (
    SELECT DISTINCT d.member_id, s.span, date_trunc(s.span, d.day::timestamp)::date AS start
    FROM unnest(p_deltas) d, (VALUES ('day'), ('week'), ('month')) AS s (span) WHERE d.bets > 0) n
  JOIN member m ON m.id = n.member_id AND m.customer_type <> 4
  WHERE NOT staked_in_span(n.member_id, n.span, n.start)
  GROUP BY 1, 2, 3
  ON CONFLICT (market_code, span, start) DO UPDATE SET active = k.active + excluded.active,
    returning_members = k.returning_members + excluded.returning_members
$$;
