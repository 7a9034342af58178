-- Opens an account or finds an existing one.
CREATE OR REPLACE FUNCTION wallet_account(p_kind text, p_owner text, p_currency text DEFAULT 'VND') RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE v_id bigint;
BEGIN
  SELECT id INTO v_id FROM account WHERE kind = p_kind AND owner = p_owner AND currency = p_currency;
  IF NOT FOUND THEN
    INSERT INTO account (kind, owner, currency) VALUES (p_kind, p_owner, p_currency)
      ON CONFLICT DO NOTHING RETURNING id INTO v_id;
    IF NOT FOUND THEN
      SELECT id INTO v_id FROM account WHERE kind = p_kind AND owner = p_owner AND currency = p_currency;
    END IF;
  END IF;
  RETURN v_id;
END $$;
