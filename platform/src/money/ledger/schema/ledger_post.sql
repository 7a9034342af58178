-- Posts a transfer once. status: 'posted', 'replayed' (the same transfer under the same key, with its own balances),
-- 'conflict' (the key belongs to another transfer), 'insufficient', 'over_limit' (a wallet would exceed what the wire
-- can represent), 'no_account'; only 'posted' changes anything.
-- Accounts are locked in one order (wallets before the shared side, then by id), so that a bet and a win cannot
-- deadlock, and a transfer's id is drawn while both are locked, so that ids follow each account's own order.
CREATE OR REPLACE FUNCTION ledger_post(p_idem text, p_kind text, p_from bigint, p_to bigint, p_amount bigint,
  p_subject jsonb, p_reference text, p_at timestamptz DEFAULT now(),
  OUT status text, OUT transfer_id bigint, OUT balance_from bigint, OUT balance_to bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_from account;
  v_to account;
  v_replay record;
BEGIN
  IF p_amount IS NULL OR p_amount <= 0 OR p_from = p_to THEN
    RAISE EXCEPTION 'a movement needs a positive amount and two accounts';
  END IF;

  SELECT * INTO v_replay FROM wallet_replay(p_idem, p_kind, p_from, p_to, p_amount);
  IF v_replay.status IS NULL THEN
    PERFORM 1 FROM account a WHERE a.id IN (p_from, p_to)
      ORDER BY (a.kind IN ('member', 'bonus', 'hold', 'plan', 'vendorWallet')) DESC, a.id FOR NO KEY UPDATE;
    SELECT * INTO v_from FROM account a WHERE a.id = p_from;
    SELECT * INTO v_to FROM account a WHERE a.id = p_to;
    IF v_from.id IS NULL OR v_to.id IS NULL OR v_from.currency <> v_to.currency THEN
      status := 'no_account'; RETURN;
    END IF;
    -- A concurrent copy of this call may have committed while this one waited for the accounts.
    SELECT * INTO v_replay FROM wallet_replay(p_idem, p_kind, p_from, p_to, p_amount);
  END IF;
  IF v_replay.status IS NOT NULL THEN
    status := v_replay.status; transfer_id := v_replay.transfer_id;
    balance_from := v_replay.balance_from; balance_to := v_replay.balance_to;
    RETURN;
  END IF;

  IF v_from.kind IN ('member', 'bonus', 'hold', 'plan', 'vendorWallet') AND v_from.balance < p_amount THEN
    status := 'insufficient'; balance_from := v_from.balance; balance_to := v_to.balance; RETURN;
  END IF;

  IF v_to.kind IN ('member', 'bonus', 'hold', 'plan', 'vendorWallet') AND NOT ledger_has_room(v_to.balance, p_amount) THEN
    status := 'over_limit'; balance_from := v_from.balance; balance_to := v_to.balance; RETURN;
  END IF;

  INSERT INTO transfer (idem, kind, at, subject, reference) VALUES (p_idem, p_kind, p_at, p_subject, p_reference)
    ON CONFLICT (idem) DO NOTHING RETURNING id INTO transfer_id;
  IF NOT FOUND THEN -- a racing call on other accounts took the key
    SELECT * INTO v_replay FROM wallet_replay(p_idem, p_kind, p_from, p_to, p_amount);
    status := v_replay.status; transfer_id := v_replay.transfer_id;
    balance_from := v_replay.balance_from; balance_to := v_replay.balance_to;
    RETURN;
  END IF;

  UPDATE account a SET balance = a.balance - p_amount WHERE a.id = p_from RETURNING a.balance INTO balance_from;
  UPDATE account a SET balance = a.balance + p_amount WHERE a.id = p_to RETURNING a.balance INTO balance_to;
  INSERT INTO posting (transfer_id, side, account_id, amount, balance_after)
    VALUES (transfer_id, 0, p_from, -p_amount, balance_from), (transfer_id, 1, p_to, p_amount, balance_to);
  status := 'posted';
END $$;
