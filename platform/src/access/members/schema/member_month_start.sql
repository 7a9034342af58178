-- The first instant of the month, in a member's market, that an instant falls on: where its monthly limits begin.
CREATE OR REPLACE FUNCTION member_month_start(p_member bigint, p_at timestamptz) RETURNS timestamptz
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT day_start(date_trunc('month', p_at AT TIME ZONE z.zone)::date, z.zone)
    FROM (SELECT member_zone(p_member) AS zone) z
$$;
