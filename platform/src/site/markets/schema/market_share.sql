-- Share-locks a market until the transaction ends.
CREATE OR REPLACE FUNCTION market_share(p_code text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM market m WHERE m.code = p_code FOR SHARE;
END $$;
