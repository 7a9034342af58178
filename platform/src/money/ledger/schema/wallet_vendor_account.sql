-- A vendor's side of bets and wins, spread over eight accounts: on a single row, all bets at a vendor would wait for
-- each other's commit.
CREATE OR REPLACE FUNCTION wallet_vendor_account(p_vendor text, p_member bigint, p_currency text DEFAULT 'VND')
RETURNS bigint LANGUAGE sql AS $$
  SELECT wallet_account('vendor', p_vendor || '/' || (p_member % 8), p_currency)
$$;
