-- Locks accounts until the transaction ends, in the one global order: wallets before the shared side, then by id.
CREATE OR REPLACE FUNCTION ledger_lock(p_accounts bigint[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM account a WHERE a.id = ANY (p_accounts)
  ORDER BY (a.kind IN ('member', 'bonus', 'hold', 'plan', 'vendorWallet')) DESC, a.id FOR NO KEY UPDATE;
END $$;
