-- A member's points account, opened if needed and locked until the transaction ends.
CREATE OR REPLACE FUNCTION point_account(p_member bigint, OUT id bigint, OUT balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  id := wallet_account('points', p_member::text, 'PTS');
  balance := ledger_lock_balance(id);
END $$;
