-- Locks a member's main accounts until the transaction ends: waits for any transfer there.
CREATE OR REPLACE FUNCTION ledger_lock_main(p_owner text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM account a WHERE a.kind = 'member' AND a.owner = p_owner ORDER BY a.id FOR NO KEY UPDATE;
END $$;
