-- Accepts a call once: null, BAD_SIGNATURE for a used nonce, STALE when the secret is no longer the one that was
-- checked with.
CREATE OR REPLACE FUNCTION seamless_admit(p_caller text, p_version int, p_nonce text, p_at timestamptz) RETURNS text
LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM vendor_secret k WHERE k.caller = p_caller AND k.version = p_version) THEN
    RETURN 'STALE';
  END IF;
  INSERT INTO vendor_nonce (caller, nonce, at) VALUES (p_caller, p_nonce, p_at) ON CONFLICT DO NOTHING;
  RETURN CASE WHEN FOUND THEN NULL ELSE 'BAD_SIGNATURE' END;
END $$;
