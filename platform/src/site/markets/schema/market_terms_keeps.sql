CREATE OR REPLACE FUNCTION market_terms_keeps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'market_terms keeps what it holds: % is not allowed', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
