-- The day of a market that contains an instant. In a query over many rows, use (at AT TIME ZONE time_zone)::date.
CREATE OR REPLACE FUNCTION market_day(p_at timestamptz, p_market text) RETURNS date
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (p_at AT TIME ZONE m.time_zone)::date FROM market m WHERE m.code = p_market
$$;
