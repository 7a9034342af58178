-- The account that a member's games at a vendor play from.
CREATE OR REPLACE FUNCTION wallet_player_account(p_member bigint, p_vendor text, p_currency text) RETURNS bigint
LANGUAGE plpgsql AS $$
BEGIN
  IF wallet_uses_main(p_member) THEN
    RETURN wallet_account('member', p_member::text, p_currency);
  END IF;
  RETURN wallet_account('vendorWallet', p_vendor || '/' || p_member, p_currency);
END $$;
