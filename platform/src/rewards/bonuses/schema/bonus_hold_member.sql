-- Locks a member's main account, opening it if needed: the lock serializes changes of the member's bonuses.
CREATE OR REPLACE FUNCTION bonus_hold_member(p_member bigint, p_currency text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM wallet_account('member', p_member::text, p_currency);
  PERFORM ledger_lock_main(p_member::text);
END $$;
