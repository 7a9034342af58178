-- The first instant of a day in a time zone. When clocks go back at midnight, AT TIME ZONE yields the second instant;
-- the first follows from the previous day's offset.
CREATE OR REPLACE FUNCTION day_start(p_day date, p_zone text) RETURNS timestamptz
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN (e.at AT TIME ZONE p_zone)::date = p_day THEN least(e.at, e.late) ELSE e.late END
  FROM (
    SELECT l.late,
      (p_day::timestamp - ((b.utc AT TIME ZONE 'UTC') AT TIME ZONE p_zone - b.utc)) AT TIME ZONE 'UTC' AS at
    FROM (SELECT p_day::timestamp AT TIME ZONE p_zone AS late) l,
      LATERAL (SELECT l.late AT TIME ZONE 'UTC' - interval '24 hours' AS utc) b) e
$$;
