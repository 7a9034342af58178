-- A member's points, opened where there are none, locked until the transaction ends.
CREATE OR REPLACE FUNCTION point_account(p_member bigint) RETURNS account
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_id bigint := wallet_account('points', p_member::text, 'PTS');
  v_account account;
BEGIN
  SELECT * INTO v_account FROM account a WHERE a.id = v_id FOR NO KEY UPDATE;
  RETURN v_account;
END $$;
