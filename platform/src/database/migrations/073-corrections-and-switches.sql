-- What operators correct of a member's balance: asked for by one, decided by another. What is done stands in the ledger as an 'adjustment'.
CREATE TABLE balance_correction (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- What the asking page made, once for each asking.
  key text NOT NULL UNIQUE,
  reference text NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES member (id),
  currency text NOT NULL,
  -- credit: to the member. debit: from the member.
  direction text NOT NULL CHECK (direction IN ('credit', 'debit')),
  amount bigint NOT NULL CHECK (amount > 0),
  why text NOT NULL,
  -- What the member reads.
  sentence text NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'done', 'withdrawn', 'refused')),
  asked_by text NOT NULL REFERENCES operator (account),
  asked_at timestamptz NOT NULL,
  decided_by text REFERENCES operator (account),
  decided_at timestamptz,
  decided_why text,
  -- The member's main balance before and after it.
  balance_before bigint,
  balance_after bigint,
  transfer_id bigint UNIQUE REFERENCES transfer (id),
  CHECK (num_nulls(decided_by, decided_at, decided_why) = CASE state WHEN 'waiting' THEN 3 ELSE 0 END),
  CHECK (state NOT IN ('done', 'refused') OR decided_by <> asked_by),
  CHECK (num_nulls(balance_before, balance_after, transfer_id) = CASE state WHEN 'done' THEN 0 ELSE 3 END)
);
CREATE INDEX balance_correction_waiting ON balance_correction (id) WHERE state = 'waiting';
CREATE INDEX balance_correction_member ON balance_correction (member_id, id DESC);

-- As before, and whoever carries money to a vendor holds the market as it is: its switch to the one wallet waits, and what it then looks for is there.
CREATE OR REPLACE FUNCTION wallet_transfer_once(p_member bigint, p_reference text, p_vendor text, p_direction text, p_amount bigint, p_currency text,
  p_refuse text, p_subject jsonb, p_at timestamptz, OUT status text, OUT done wallet_transfer) LANGUAGE plpgsql AS $$
DECLARE
  v_main bigint := wallet_account('member', p_member::text, p_currency);
  v_vendor bigint;
  v_move record;
  v_code text := p_refuse;
  v_balance_main bigint;
  v_balance_vendor bigint := 0;
  v_transfer bigint;
BEGIN
  IF p_direction = 'in' THEN
    PERFORM 1 FROM market k JOIN member m ON m.market_code = k.code WHERE m.id = p_member FOR SHARE OF k;
  END IF;
  IF p_refuse IS NULL THEN v_vendor := wallet_account('vendorWallet', p_vendor || '/' || p_member, p_currency); END IF;
  PERFORM 1 FROM account a WHERE a.id IN (v_main, v_vendor) ORDER BY a.id FOR NO KEY UPDATE;
  SELECT * INTO done FROM wallet_transfer w WHERE w.member_id = p_member AND w.reference = p_reference;
  IF FOUND THEN
    status := CASE WHEN done.state = 'done' AND done.vendor_code = p_vendor AND done.direction = p_direction AND done.amount = p_amount
              THEN 'known' ELSE 'used' END;
    RETURN;
  END IF;
  SELECT a.balance INTO v_balance_main FROM account a WHERE a.id = v_main;
  SELECT a.balance INTO v_balance_vendor FROM account a WHERE a.id = v_vendor;
  v_balance_vendor := coalesce(v_balance_vendor, 0);
  -- What lies at a vendor since before the market changed can still be brought back.
  IF wallet_plays_from_main(p_member) AND (p_direction = 'in' OR v_balance_vendor = 0) THEN
    status := 'single'; RETURN;
  END IF;
  IF v_code IS NULL THEN
    SELECT * INTO v_move FROM wallet_move('walletTransfer/' || p_member || '/' || p_reference, 'transfer',
      CASE p_direction WHEN 'in' THEN v_main ELSE v_vendor END, CASE p_direction WHEN 'in' THEN v_vendor ELSE v_main END,
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
  INSERT INTO wallet_transfer (member_id, reference, vendor_code, direction, amount, state, code, main, at_vendor, transfer_id, at)
  VALUES (p_member, p_reference, p_vendor, p_direction, p_amount, CASE WHEN v_code IS NULL THEN 'done' ELSE 'failed' END, v_code,
    v_balance_main, v_balance_vendor, v_transfer, p_at)
  RETURNING * INTO done;
  status := 'new';
END $$;
