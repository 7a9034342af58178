-- Locks an account until the transaction ends; returns its balance.
CREATE OR REPLACE FUNCTION ledger_lock_balance(p_account bigint) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE v_balance bigint;
BEGIN
  SELECT a.balance INTO v_balance FROM account a WHERE a.id = p_account FOR NO KEY UPDATE;
  RETURN v_balance;
END $$;
