-- A market's IANA time zone. In a query over many rows, join the market and use its column.
CREATE OR REPLACE FUNCTION market_zone(p_market text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT m.time_zone FROM market m WHERE m.code = p_market
$$;
