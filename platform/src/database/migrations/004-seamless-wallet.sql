-- What vendors' calls did to wallets. A call is known by its caller, its player and its transaction id; it is written down together with the
-- money it moves, so that a copy gets the first one's answer.
CREATE TABLE vendor_transaction (
  id bigint GENERATED ALWAYS AS IDENTITY,
  caller text NOT NULL,
  member_id bigint NOT NULL REFERENCES member (id),
  transaction_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback')),
  -- Of the request without its token; null for a bet that has not come although its rollback has.
  request_hash bytea,
  vendor_code text NOT NULL,
  game_id text NOT NULL,
  round_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  reference_id text,
  -- 'tombstone': a bet that was rolled back before it came and never moves anything.
  outcome text NOT NULL CHECK (outcome IN ('done', 'refused', 'tombstone')),
  code text,
  -- The answer's balance.
  balance bigint NOT NULL,
  transfer_id bigint REFERENCES transfer (id),
  rolled_back_by text,
  at timestamptz NOT NULL,
  PRIMARY KEY (caller, member_id, transaction_id),
  CHECK ((outcome = 'refused') = (code IS NOT NULL)),
  CHECK (outcome <> 'tombstone' OR rolled_back_by IS NOT NULL)
) WITH (fillfactor = 90);
CREATE INDEX vendor_transaction_round ON vendor_transaction (caller, member_id, round_id);
CREATE INDEX vendor_transaction_id ON vendor_transaction (caller, transaction_id);

-- Takes the player's wallet for the rest of the transaction. Every function below begins with it: one player's calls run one after the other,
-- on any number of processes, and what they read of transactions and rounds stays true until they are done.
CREATE FUNCTION seamless_hold(p_member bigint, p_currency text, OUT account_id bigint, OUT balance bigint) LANGUAGE plpgsql AS $$
BEGIN
  account_id := wallet_account('member', p_member::text, p_currency);
  SELECT a.balance INTO balance FROM account a WHERE a.id = account_id FOR NO KEY UPDATE;
END $$;

-- What a copy of an earlier call is answered; is_known is false when there was none.
CREATE FUNCTION seamless_replay(p_caller text, p_member bigint, p_transaction text, p_hash bytea,
  OUT is_known boolean, OUT code text, OUT balance bigint) LANGUAGE plpgsql STABLE AS $$
BEGIN
  SELECT true, CASE WHEN t.request_hash = p_hash THEN t.code ELSE 'CONFLICT' END, t.balance INTO is_known, code, balance
  FROM vendor_transaction t
  WHERE t.caller = p_caller AND t.member_id = p_member AND t.transaction_id = p_transaction AND t.request_hash IS NOT NULL;
  is_known := coalesce(is_known, false);
END $$;

-- A stake. p_refuse is what speaks against it outside of the wallet (player, session or game); it counts only for a call that is new.
-- code is null when it was accepted; moved says whether this very call changed the balance.
CREATE FUNCTION seamless_bet(p_caller text, p_member bigint, p_transaction text, p_hash bytea, p_vendor text, p_game text, p_round text,
  p_amount bigint, p_currency text, p_refuse text, p_at timestamptz,
  OUT code text, OUT balance bigint, OUT moved boolean) LANGUAGE plpgsql AS $$
DECLARE
  v_hold record;
  v_replay record;
  v_move record;
  v_state text;
  v_transfer bigint;
BEGIN
  moved := false;
  SELECT * INTO v_hold FROM seamless_hold(p_member, p_currency);
  SELECT * INTO v_replay FROM seamless_replay(p_caller, p_member, p_transaction, p_hash);
  IF v_replay.is_known THEN
    code := v_replay.code; balance := v_replay.balance; RETURN;
  END IF;
  balance := v_hold.balance;

  -- Rolled back before it came: it gets its answer, and moves nothing.
  UPDATE vendor_transaction t SET request_hash = p_hash, vendor_code = p_vendor, game_id = p_game, round_id = p_round, amount = p_amount,
    balance = v_hold.balance, at = p_at
  WHERE t.caller = p_caller AND t.member_id = p_member AND t.transaction_id = p_transaction;
  IF FOUND THEN RETURN; END IF;

  code := p_refuse;
  IF code IS NULL THEN
    SELECT r.state INTO v_state FROM game_round r WHERE r.vendor_code = p_vendor AND r.round_id = p_round AND r.member_id = p_member;
    IF v_state = 'settled' THEN code := 'ROUND_CLOSED'; END IF;
  END IF;
  IF code IS NULL AND p_amount > 0 THEN
    SELECT * INTO v_move FROM wallet_move(p_caller || ':' || p_member || ':' || p_transaction, 'bet', v_hold.account_id,
      wallet_vendor_account(p_vendor, p_member, p_currency), p_amount, jsonb_build_object('game', p_game), p_round, p_at);
    IF v_move.status = 'posted' THEN
      moved := true; balance := v_move.balance_from; v_transfer := v_move.transfer_id;
    ELSIF v_move.status = 'insufficient' THEN
      code := 'INSUFFICIENT_FUNDS';
    ELSE
      RAISE EXCEPTION 'a new bet was %', v_move.status;
    END IF;
  END IF;
  IF code IS NULL THEN
    INSERT INTO game_round AS r (vendor_code, round_id, member_id, game_id, staked, opened_at)
    VALUES (p_vendor, p_round, p_member, p_game, p_amount, p_at)
    ON CONFLICT (vendor_code, round_id, member_id) DO UPDATE SET staked = r.staked + p_amount, state = 'open', closed_at = NULL;
  END IF;
  INSERT INTO vendor_transaction (caller, member_id, transaction_id, kind, request_hash, vendor_code, game_id, round_id, amount, outcome,
    code, balance, transfer_id, at)
  VALUES (p_caller, p_member, p_transaction, 'bet', p_hash, p_vendor, p_game, p_round, p_amount,
    CASE WHEN code IS NULL THEN 'done' ELSE 'refused' END, code, balance, v_transfer, p_at);
END $$;

-- Winnings of a round the player has staked in; p_end closes it. A win after the close is refused and kept for review.
CREATE FUNCTION seamless_win(p_caller text, p_member bigint, p_transaction text, p_hash bytea, p_game text, p_round text,
  p_amount bigint, p_currency text, p_refuse text, p_end boolean, p_at timestamptz,
  OUT code text, OUT balance bigint, OUT moved boolean) LANGUAGE plpgsql AS $$
DECLARE
  v_hold record;
  v_replay record;
  v_move record;
  v_bet record;
  v_state text;
  v_transfer bigint;
BEGIN
  moved := false;
  SELECT * INTO v_hold FROM seamless_hold(p_member, p_currency);
  SELECT * INTO v_replay FROM seamless_replay(p_caller, p_member, p_transaction, p_hash);
  IF v_replay.is_known THEN
    code := v_replay.code; balance := v_replay.balance; RETURN;
  END IF;
  balance := v_hold.balance;

  SELECT t.vendor_code INTO v_bet FROM vendor_transaction t
  WHERE t.caller = p_caller AND t.member_id = p_member AND t.round_id = p_round AND t.game_id = p_game AND t.kind = 'bet' AND t.outcome = 'done'
  LIMIT 1;
  -- Not written down: the bet may be on its way, and the win comes again after it.
  IF NOT FOUND THEN
    code := 'BET_UNKNOWN'; RETURN;
  END IF;

  code := p_refuse;
  IF code IS NULL THEN
    SELECT r.state INTO v_state FROM game_round r WHERE r.vendor_code = v_bet.vendor_code AND r.round_id = p_round AND r.member_id = p_member;
    IF v_state IS DISTINCT FROM 'open' THEN code := 'ROUND_CLOSED'; END IF;
  END IF;
  IF code IS NULL AND p_amount > 0 THEN
    SELECT * INTO v_move FROM wallet_move(p_caller || ':' || p_member || ':' || p_transaction, 'win',
      wallet_vendor_account(v_bet.vendor_code, p_member, p_currency), v_hold.account_id, p_amount, jsonb_build_object('game', p_game), p_round, p_at);
    IF v_move.status <> 'posted' THEN RAISE EXCEPTION 'a new win was %', v_move.status; END IF;
    moved := true; balance := v_move.balance_to; v_transfer := v_move.transfer_id;
  END IF;
  IF code IS NULL THEN
    UPDATE game_round r SET won = r.won + p_amount, state = CASE WHEN p_end THEN 'settled' ELSE r.state END,
      closed_at = CASE WHEN p_end THEN p_at ELSE r.closed_at END
    WHERE r.vendor_code = v_bet.vendor_code AND r.round_id = p_round AND r.member_id = p_member;
  END IF;
  INSERT INTO vendor_transaction (caller, member_id, transaction_id, kind, request_hash, vendor_code, game_id, round_id, amount, outcome,
    code, balance, transfer_id, at)
  VALUES (p_caller, p_member, p_transaction, 'win', p_hash, v_bet.vendor_code, p_game, p_round, p_amount,
    CASE WHEN code IS NULL THEN 'done' ELSE 'refused' END, code, balance, v_transfer, p_at);
END $$;

-- Takes a bet back, once, by the amount it was written down with. A bet that has not come yet is stopped by a tombstone.
CREATE FUNCTION seamless_rollback(p_caller text, p_member bigint, p_transaction text, p_hash bytea, p_reference text, p_currency text,
  p_unknown text, p_at timestamptz,
  OUT code text, OUT balance bigint, OUT moved boolean) LANGUAGE plpgsql AS $$
DECLARE
  v_hold record;
  v_replay record;
  v_move record;
  v_bet vendor_transaction;
  v_transfer bigint;
BEGIN
  moved := false;
  SELECT * INTO v_hold FROM seamless_hold(p_member, p_currency);
  SELECT * INTO v_replay FROM seamless_replay(p_caller, p_member, p_transaction, p_hash);
  IF v_replay.is_known THEN
    code := v_replay.code; balance := v_replay.balance; RETURN;
  END IF;
  balance := v_hold.balance;

  SELECT * INTO v_bet FROM vendor_transaction t
  WHERE t.caller = p_caller AND t.member_id = p_member AND t.transaction_id = p_reference;
  IF NOT FOUND THEN
    IF p_unknown = 'refuse' OR p_reference = p_transaction
      OR EXISTS (SELECT FROM vendor_transaction t WHERE t.caller = p_caller AND t.transaction_id = p_reference) THEN
      -- Another player's bet, or one the vendor wants to hear about: not written down, nothing is stopped.
      code := 'BET_UNKNOWN'; RETURN;
    END IF;
    INSERT INTO vendor_transaction (caller, member_id, transaction_id, kind, vendor_code, game_id, round_id, amount, outcome, balance,
      rolled_back_by, at)
    VALUES (p_caller, p_member, p_reference, 'bet', '', '', '', 0, 'tombstone', balance, p_transaction, p_at)
    RETURNING * INTO v_bet;
  ELSIF v_bet.kind <> 'bet' THEN
    code := 'BET_UNKNOWN';
  ELSIF v_bet.outcome = 'refused' THEN
    code := 'PARENT_FAILED';
  ELSIF v_bet.rolled_back_by IS NOT NULL THEN
    code := 'ALREADY_ROLLED_BACK';
  ELSIF EXISTS (SELECT FROM game_round r WHERE r.vendor_code = v_bet.vendor_code AND r.round_id = v_bet.round_id
      AND r.member_id = p_member AND r.state = 'settled')
    OR EXISTS (SELECT FROM vendor_transaction t WHERE t.caller = p_caller AND t.member_id = p_member AND t.round_id = v_bet.round_id
      AND t.kind = 'win' AND t.outcome = 'done' AND t.id > v_bet.id) THEN
    code := 'ALREADY_SETTLED';
  ELSE
    IF v_bet.amount > 0 THEN
      SELECT * INTO v_move FROM wallet_move(p_caller || ':' || p_member || ':' || p_transaction, 'refund',
        wallet_vendor_account(v_bet.vendor_code, p_member, p_currency), v_hold.account_id, v_bet.amount,
        jsonb_build_object('game', v_bet.game_id), v_bet.round_id, p_at);
      IF v_move.status <> 'posted' THEN RAISE EXCEPTION 'a new rollback was %', v_move.status; END IF;
      moved := true; balance := v_move.balance_to; v_transfer := v_move.transfer_id;
    END IF;
    UPDATE vendor_transaction t SET rolled_back_by = p_transaction
    WHERE t.caller = p_caller AND t.member_id = p_member AND t.transaction_id = p_reference;
    UPDATE game_round r SET staked = r.staked - v_bet.amount WHERE r.vendor_code = v_bet.vendor_code AND r.round_id = v_bet.round_id
      AND r.member_id = p_member;
    -- With its last bet the round itself is taken back.
    IF NOT EXISTS (SELECT FROM vendor_transaction t WHERE t.caller = p_caller AND t.member_id = p_member AND t.round_id = v_bet.round_id
        AND t.kind = 'bet' AND t.outcome = 'done' AND t.rolled_back_by IS NULL) THEN
      UPDATE game_round r SET state = 'cancelled', closed_at = p_at WHERE r.vendor_code = v_bet.vendor_code
        AND r.round_id = v_bet.round_id AND r.member_id = p_member;
    END IF;
  END IF;

  INSERT INTO vendor_transaction (caller, member_id, transaction_id, kind, request_hash, vendor_code, game_id, round_id, amount, reference_id,
    outcome, code, balance, transfer_id, at)
  VALUES (p_caller, p_member, p_transaction, 'rollback', p_hash, v_bet.vendor_code, v_bet.game_id, v_bet.round_id, v_bet.amount, p_reference,
    CASE WHEN code IS NULL THEN 'done' ELSE 'refused' END, code, balance, v_transfer, p_at);
END $$;
