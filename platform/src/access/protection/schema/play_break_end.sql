-- When a break ends: a time-out automatically, an exclusion once the member has requested it.
CREATE OR REPLACE FUNCTION play_break_end(p_kind text, p_until timestamptz, p_ends timestamptz) RETURNS timestamptz
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_kind WHEN 'timeOut' THEN p_until ELSE coalesce(p_ends, 'infinity') END
$$;
