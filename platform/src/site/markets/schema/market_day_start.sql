-- The first instant of a day of a market.
CREATE OR REPLACE FUNCTION market_day_start(p_day date, p_market text) RETURNS timestamptz
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT day_start(p_day, m.time_zone) FROM market m WHERE m.code = p_market
$$;
