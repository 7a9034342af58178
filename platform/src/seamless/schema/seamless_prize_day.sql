-- The day that a prize counts on, in the time zone of its player's market.
CREATE OR REPLACE FUNCTION seamless_prize_day(p_market text, p_at timestamptz) RETURNS date
LANGUAGE sql STABLE AS $$
  SELECT (p_at AT TIME ZONE m.time_zone)::date FROM markets.market m WHERE m.code = p_market
$$;
