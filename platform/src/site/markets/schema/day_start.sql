-- The first instant of a day of a time zone. Of a midnight that clocks go back to, AT TIME ZONE takes the second
-- instant: the first is by the offset of the day before.
CREATE OR REPLACE FUNCTION day_start(p_day date, p_zone text) RETURNS timestamptz
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE WHEN (e.at AT TIME ZONE p_zone)::date = p_day THEN least(e.at, e.late) ELSE e.late END
  FROM (
    SELECT l.late,
      (p_day::timestamp - ((b.utc AT TIME ZONE 'UTC') AT TIME ZONE p_zone - b.utc)) AT TIME ZONE 'UTC' AS at
    FROM (SELECT p_day::timestamp AT TIME ZONE p_zone AS late) l,
      LATERAL (SELECT l.late AT TIME ZONE 'UTC' - interval '24 hours' AS utc) b) e
$$;
