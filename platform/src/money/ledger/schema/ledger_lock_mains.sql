-- Locks the main accounts of several members until the transaction ends, in the one order for wallets.
CREATE OR REPLACE FUNCTION ledger_lock_mains(p_owners text[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM account a WHERE a.kind = 'member' AND a.owner = ANY (p_owners) ORDER BY a.id FOR NO KEY UPDATE;
END $$;
