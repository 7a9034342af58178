-- The interval from one reminder of a member to the next.
CREATE OR REPLACE FUNCTION play_check_interval(s play_state, m market_protection) RETURNS interval
LANGUAGE sql IMMUTABLE AS $$
  SELECT make_interval(mins => least(coalesce(s.check_minutes, m.check_minutes), m.most_check_minutes))
$$;
