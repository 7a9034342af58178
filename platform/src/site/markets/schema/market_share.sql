-- Holds a market as it is until the transaction ends, together with others who do.
CREATE OR REPLACE FUNCTION market_share(p_code text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM market m WHERE m.code = p_code FOR SHARE;
END $$;
