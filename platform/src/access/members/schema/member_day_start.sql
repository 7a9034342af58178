-- The first instant of the day, in a member's market, that an instant falls on: where its daily limits begin.
CREATE OR REPLACE FUNCTION member_day_start(p_member bigint, p_at timestamptz) RETURNS timestamptz
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT day_start((p_at AT TIME ZONE z.zone)::date, z.zone) FROM (SELECT member_zone(p_member) AS zone) z
$$;
