-- Returns everything at vendors to the main wallet, once per key; returns what this key moved, also on repetition.
CREATE OR REPLACE FUNCTION wallet_transfer_all_out(p_member bigint, p_batch text, p_currency text, p_at timestamptz)
RETURNS SETOF wallet_transfer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_main bigint := wallet_account('member', p_member::text, p_currency);
  v_lying record;
  v_move record;
  v_reference text;
BEGIN
  PERFORM ledger_lock(v_main || ARRAY(SELECT a.id FROM ledger.account a
    WHERE a.kind = 'vendorWallet' AND split_part(a.owner, '/', 2) = p_member::text AND a.currency = p_currency));
  IF NOT EXISTS (SELECT FROM wallet_transfer w WHERE w.member_id = p_member AND w.batch = p_batch) THEN
    FOR v_lying IN
      SELECT a.id, a.balance, split_part(a.owner, '/', 1) AS vendor FROM ledger.account a
      WHERE a.kind = 'vendorWallet' AND split_part(a.owner, '/', 2) = p_member::text AND a.currency = p_currency
        AND a.balance > 0
      ORDER BY a.id
    LOOP
      v_reference := gen_random_uuid()::text;
      SELECT * INTO v_move FROM ledger_post('walletTransfer/' || p_member || '/' || v_reference,
        'transfer', v_lying.id, v_main, v_lying.balance,
        jsonb_build_object('vi', 'Chuyển về ví chính', 'en', 'Back to the main wallet'), v_reference, p_at);
      IF v_move.status <> 'posted' THEN RAISE EXCEPTION 'a new transfer was %', v_move.status; END IF;
      INSERT INTO wallet_transfer (member_id, reference, batch, vendor_code, direction, amount, state, main,
        at_vendor, transfer_id, at)
      VALUES (p_member, v_reference, p_batch, v_lying.vendor, 'out', v_lying.balance, 'done', v_move.balance_to,
        0, v_move.transfer_id, p_at);
    END LOOP;
  END IF;
  RETURN QUERY SELECT * FROM wallet_transfer w
    WHERE w.member_id = p_member AND w.batch = p_batch ORDER BY w.transfer_id;
END $$;
