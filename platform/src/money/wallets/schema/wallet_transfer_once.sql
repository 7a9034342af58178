-- Moves money between a member's main wallet and the one at a vendor, once per reference. status: 'new' and 'known'
-- (the same transfer, done before) with the row in `done`, 'used' (the reference belongs to another one, or to one that
-- failed), 'single' (there is nothing to transfer where all games play from the main wallet). p_refuse: a reason for
-- refusal from outside the wallets.
CREATE OR REPLACE FUNCTION wallet_transfer_once(p_member bigint, p_reference text, p_vendor text, p_direction text,
  p_amount bigint, p_currency text, p_refuse text, p_subject jsonb, p_at timestamptz,
  OUT status text, OUT done wallet_transfer)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_main bigint := wallet_account('member', p_member::text, p_currency);
  v_vendor bigint;
  v_move record;
  v_code text := p_refuse;
  v_balance_main bigint;
  v_balance_vendor bigint := 0;
  v_transfer bigint;
BEGIN
  -- A transfer to a vendor holds the market as it is: its switch to the single wallet waits, and then finds the money.
  IF p_direction = 'in' THEN
    PERFORM market_share((SELECT m.market_code FROM members.member m WHERE m.id = p_member));
  END IF;
  IF p_refuse IS NULL THEN v_vendor := wallet_account('vendorWallet', p_vendor || '/' || p_member, p_currency); END IF;
  PERFORM ledger_lock(ARRAY[v_main, v_vendor]);
  SELECT * INTO done FROM wallet_transfer w WHERE w.member_id = p_member AND w.reference = p_reference;
  IF FOUND THEN
    status := CASE WHEN done.state = 'done' AND done.vendor_code = p_vendor AND done.direction = p_direction
      AND done.amount = p_amount THEN 'known' ELSE 'used' END;
    RETURN;
  END IF;
  SELECT a.balance INTO v_balance_main FROM ledger.account a WHERE a.id = v_main;
  SELECT a.balance INTO v_balance_vendor FROM ledger.account a WHERE a.id = v_vendor;
  v_balance_vendor := coalesce(v_balance_vendor, 0);
  -- Money that is at a vendor since before the market changed can still be returned.
  IF wallet_uses_main(p_member) AND (p_direction = 'in' OR v_balance_vendor = 0) THEN
    status := 'single'; RETURN;
  END IF;
  IF v_code IS NULL THEN
    SELECT * INTO v_move FROM ledger_post('walletTransfer/' || p_member || '/' || p_reference, 'transfer',
      CASE p_direction WHEN 'in' THEN v_main ELSE v_vendor END,
      CASE p_direction WHEN 'in' THEN v_vendor ELSE v_main END,
      p_amount, p_subject, p_reference, p_at);
    IF v_move.status = 'insufficient' THEN
      v_code := 'INSUFFICIENT_BALANCE';
    ELSIF v_move.status = 'posted' THEN
      v_transfer := v_move.transfer_id;
      v_balance_main := CASE p_direction WHEN 'in' THEN v_move.balance_from ELSE v_move.balance_to END;
      v_balance_vendor := CASE p_direction WHEN 'in' THEN v_move.balance_to ELSE v_move.balance_from END;
    ELSE
      RAISE EXCEPTION 'a new transfer was %', v_move.status;
    END IF;
  END IF;
  INSERT INTO wallet_transfer (member_id, reference, vendor_code, direction, amount, state, code, main,
    at_vendor, transfer_id, at)
  VALUES (p_member, p_reference, p_vendor, p_direction, p_amount,
    CASE WHEN v_code IS NULL THEN 'done' ELSE 'failed' END, v_code, v_balance_main,
    v_balance_vendor, v_transfer, p_at)
  RETURNING * INTO done;
  status := 'new';
END $$;
