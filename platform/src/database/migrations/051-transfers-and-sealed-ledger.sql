-- Transfers between the main wallet and those at vendors, by the reference that the member's page made. What failed is written down too, so that
-- its reference never moves anything later.
CREATE TABLE wallet_transfer (
  member_id bigint NOT NULL REFERENCES member (id),
  reference text NOT NULL,
  -- The key of the call that brought everything back at once; null for a single transfer.
  batch text,
  vendor_code text NOT NULL,
  direction text NOT NULL CHECK (direction IN ('in', 'out')),
  amount bigint NOT NULL CHECK (amount > 0),
  state text NOT NULL CHECK (state IN ('done', 'failed')),
  code text,
  -- After the transfer.
  main bigint NOT NULL,
  at_vendor bigint NOT NULL,
  transfer_id bigint REFERENCES transfer (id),
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, reference),
  CHECK ((state = 'failed') = (code IS NOT NULL)),
  CHECK ((state = 'done') = (transfer_id IS NOT NULL))
);
CREATE INDEX wallet_transfer_batch ON wallet_transfer (member_id, batch) WHERE batch IS NOT NULL;
CREATE TRIGGER wallet_transfer_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON wallet_transfer EXECUTE FUNCTION ledger_is_append_only();

-- Moves money between a member's main wallet and the one at a vendor, once a reference. status: 'new' and 'known' (the same transfer, done before)
-- with the row in `done`, 'used' (the reference stands for another one, or for one that failed), 'single' (there is nothing to transfer where all
-- games play from the main wallet). p_refuse: what speaks against it outside of the wallets.
CREATE FUNCTION wallet_transfer_once(p_member bigint, p_reference text, p_vendor text, p_direction text, p_amount bigint, p_currency text,
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

-- Brings everything that lies at vendors back to the main wallet, once a key; answers what this key brought, also when it is asked again.
CREATE FUNCTION wallet_transfer_all_out(p_member bigint, p_batch text, p_currency text, p_at timestamptz)
RETURNS SETOF wallet_transfer LANGUAGE plpgsql AS $$
DECLARE
  v_main bigint := wallet_account('member', p_member::text, p_currency);
  v_lying record;
  v_move record;
  v_reference text;
BEGIN
  PERFORM 1 FROM account a
  WHERE a.id = v_main OR (a.kind = 'vendorWallet' AND split_part(a.owner, '/', 2) = p_member::text AND a.currency = p_currency)
  ORDER BY a.id FOR NO KEY UPDATE;
  IF NOT EXISTS (SELECT FROM wallet_transfer w WHERE w.member_id = p_member AND w.batch = p_batch) THEN
    FOR v_lying IN
      SELECT a.id, a.balance, split_part(a.owner, '/', 1) AS vendor FROM account a
      WHERE a.kind = 'vendorWallet' AND split_part(a.owner, '/', 2) = p_member::text AND a.currency = p_currency AND a.balance > 0 ORDER BY a.id
    LOOP
      v_reference := gen_random_uuid()::text;
      SELECT * INTO v_move FROM wallet_move('walletTransfer/' || p_member || '/' || v_reference, 'transfer', v_lying.id, v_main, v_lying.balance,
        jsonb_build_object('vi', 'Chuyển về ví chính', 'en', 'Back to the main wallet'), v_reference, p_at);
      IF v_move.status <> 'posted' THEN RAISE EXCEPTION 'a new transfer was %', v_move.status; END IF;
      INSERT INTO wallet_transfer (member_id, reference, batch, vendor_code, direction, amount, state, main, at_vendor, transfer_id, at)
      VALUES (p_member, v_reference, p_batch, v_lying.vendor, 'out', v_lying.balance, 'done', v_move.balance_to, 0, v_move.transfer_id, p_at);
    END LOOP;
  END IF;
  RETURN QUERY SELECT * FROM wallet_transfer w WHERE w.member_id = p_member AND w.batch = p_batch ORDER BY w.transfer_id;
END $$;

-- Each transfer is sealed into one chain: sha256(the hash before it || the transfer with its postings as text). The seals are put on behind the
-- movements, never in their way: the transaction that wrote a transfer tells when nothing before it can still be under way.
ALTER TABLE transfer ADD COLUMN tx xid8 NOT NULL DEFAULT pg_current_xact_id();

CREATE TABLE ledger_seal (
  position bigint PRIMARY KEY CHECK (position > 0),
  transfer_id bigint NOT NULL UNIQUE,
  hash bytea NOT NULL CHECK (length(hash) = 32)
);
CREATE TRIGGER ledger_seal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ledger_seal EXECUTE FUNCTION ledger_is_append_only();

-- How far the sealing is. Up to `sealed_to` every transfer there will ever be has its seal; `mark_id` may follow once all transactions before
-- `mark_tx` are over, for whoever drew an id up to it had begun by then. `looked_to`: how far this round of looking has come.
CREATE TABLE ledger_sealing (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  sealed_to bigint NOT NULL,
  looked_to bigint NOT NULL,
  mark_id bigint NOT NULL,
  mark_tx xid8 NOT NULL
);
INSERT INTO ledger_sealing (sealed_to, looked_to, mark_id, mark_tx) VALUES (0, 0, 0, '0');

-- Seals up to p_limit transfers; `more` when there may be others to seal at once. One process at a time: to any other there is nothing to do.
CREATE FUNCTION ledger_seal_next(p_limit int, OUT sealed int, OUT more boolean) LANGUAGE plpgsql AS $$
DECLARE
  v_state ledger_sealing;
  v_position bigint;
  v_hash bytea;
  v_row record;
  v_positions bigint[] := '{}';
  v_transfers bigint[] := '{}';
  v_hashes bytea[] := '{}';
  v_last_id bigint;
  v_from_the_floor boolean;
  v_xmin xid8;
BEGIN
  sealed := 0; more := false;
  IF NOT pg_try_advisory_xact_lock(7013051) THEN RETURN; END IF;
  SELECT * INTO v_state FROM ledger_sealing;
  SELECT s.position, s.hash INTO v_position, v_hash FROM ledger_seal s ORDER BY s.position DESC LIMIT 1;
  v_position := coalesce(v_position, 0);
  v_hash := coalesce(v_hash, decode(repeat('00', 32), 'hex'));
  v_from_the_floor := v_state.looked_to = v_state.sealed_to;
  v_xmin := pg_snapshot_xmin(pg_current_snapshot());

  FOR v_row IN
    SELECT t.id, jsonb_build_array(t.id, t.idem, t.kind, (extract(epoch FROM t.at) * 1000000)::bigint, t.subject, t.reference,
        f.account_id, fa.kind, fa.owner, fa.currency, f.amount, f.balance_after,
        g.account_id, ga.kind, ga.owner, ga.currency, g.amount, g.balance_after)::text AS content
    FROM transfer t
    LEFT JOIN posting f ON f.transfer_id = t.id AND f.side = 0 LEFT JOIN account fa ON fa.id = f.account_id
    LEFT JOIN posting g ON g.transfer_id = t.id AND g.side = 1 LEFT JOIN account ga ON ga.id = g.account_id
    WHERE t.id > v_state.looked_to AND NOT EXISTS (SELECT FROM ledger_seal s WHERE s.transfer_id = t.id)
      -- Over, or brought from another server with its backup: of this one's, nothing that can be seen is from so late.
      AND (t.tx < pg_snapshot_xmin(pg_current_snapshot()) OR t.tx >= pg_snapshot_xmax(pg_current_snapshot()))
    ORDER BY t.id LIMIT p_limit
  LOOP
    sealed := sealed + 1;
    v_hash := sha256(v_hash || convert_to(v_row.content, 'UTF8'));
    v_positions[sealed] := v_position + sealed;
    v_transfers[sealed] := v_row.id;
    v_hashes[sealed] := v_hash;
  END LOOP;
  IF sealed > 0 THEN
    INSERT INTO ledger_seal (position, transfer_id, hash) SELECT * FROM unnest(v_positions, v_transfers, v_hashes);
  END IF;

  more := sealed = p_limit;
  IF more THEN
    v_state.looked_to := v_transfers[sealed];
  ELSE
    IF v_from_the_floor AND v_state.mark_tx <= v_xmin THEN
      v_state.sealed_to := greatest(v_state.sealed_to, v_state.mark_id);
    END IF;
    v_state.looked_to := v_state.sealed_to;
    IF v_state.mark_id <= v_state.sealed_to OR v_state.mark_tx >= pg_snapshot_xmax(pg_current_snapshot()) THEN
      SELECT CASE WHEN q.is_called THEN q.last_value ELSE 0 END INTO v_last_id FROM transfer_id_seq q;
      IF v_last_id > v_state.sealed_to THEN
        v_state.mark_id := v_last_id;
        -- Drawn after the id was read: later than every transaction that has drawn one so far. (A snapshot's xmax is not: of those under way it
        -- may be later than none.)
        v_state.mark_tx := pg_current_xact_id();
      END IF;
    END IF;
  END IF;
  UPDATE ledger_sealing SET sealed_to = v_state.sealed_to, looked_to = v_state.looked_to, mark_id = v_state.mark_id, mark_tx = v_state.mark_tx
  WHERE (sealed_to, looked_to, mark_id, mark_tx)
    IS DISTINCT FROM (v_state.sealed_to, v_state.looked_to, v_state.mark_id, v_state.mark_tx);
END $$;
