-- Vendors' calls in one statement each, or many calls in one: signature's version, nonce, player, session, game, copies, funds and the movement.

-- Grows with the secret: a process that signs with what it kept of the row finds out in the call itself that the secret is another by now.
ALTER TABLE vendor_secret ADD COLUMN version int NOT NULL DEFAULT 1;
-- Whether wins without a bet are taken when they say that they are a prize (`reason: promo`).
ALTER TABLE vendor_secret ADD COLUMN promo_wins boolean NOT NULL DEFAULT false;
CREATE FUNCTION vendor_secret_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.secret <> OLD.secret THEN NEW.version := OLD.version + 1; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER vendor_secret_version BEFORE UPDATE ON vendor_secret FOR EACH ROW EXECUTE FUNCTION vendor_secret_version();

-- 'ended': this win closed its round, which opens again when the win is taken back. 'promo': a win without a bet; it stands in no round.
ALTER TABLE vendor_transaction ADD COLUMN ended boolean NOT NULL DEFAULT false;
ALTER TABLE vendor_transaction ADD COLUMN promo boolean NOT NULL DEFAULT false;

-- What a member may not do although its account is in order. Absent: nothing of the kind.
CREATE TABLE play_limit (
  member_id bigint PRIMARY KEY REFERENCES member (id),
  -- Shut out by its own wish until then; 'infinity' for good.
  excluded_until timestamptz,
  -- Stakes of one day of Asia/Ho_Chi_Minh, hundredths.
  daily_stake bigint CHECK (daily_stake >= 0)
);

-- What speaks against a stake by the player's own limits; null: nothing.
CREATE FUNCTION play_refusal(p_member bigint, p_amount bigint, p_at timestamptz) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_limit play_limit;
  v_staked bigint;
BEGIN
  SELECT * INTO v_limit FROM play_limit l WHERE l.member_id = p_member;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF v_limit.excluded_until > p_at THEN RETURN 'PLAYER_EXCLUDED'; END IF;
  IF v_limit.daily_stake IS NOT NULL THEN
    SELECT coalesce(sum(t.amount), 0) INTO v_staked FROM vendor_transaction t
    WHERE t.member_id = p_member AND t.kind = 'bet' AND t.outcome = 'done' AND t.rolled_back_by IS NULL
      AND t.at >= date_trunc('day', p_at, 'Asia/Ho_Chi_Minh');
    IF v_staked + p_amount > v_limit.daily_stake THEN RETURN 'LIMIT_REACHED'; END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE INDEX vendor_transaction_member ON vendor_transaction (member_id, at DESC) WHERE kind = 'bet';

-- What vendors' calls have to know of members and games.
CREATE VIEW player AS
  SELECT m.id, m.state = 'active' AS may_play, k.currency, k.single_wallet OR m.customer_type = 4 AS plays_from_main
  FROM member m JOIN market k ON k.code = m.market_code;
CREATE VIEW game_at_play AS
  SELECT g.id, g.vendor_code, NOT g.maintenance AND v.state = 'active' AS open FROM game g JOIN vendor v ON v.code = g.vendor_code;

-- Many movements at once, all or none: each as wallet_move would post it, in the order of p_moves, every account written once however often it
-- takes part. The caller holds the accounts, and knows that the keys are new; a key that is not, or a wallet that would fall below zero on the way,
-- fails the whole.
CREATE TYPE wallet_movement AS (idem text, kind text, from_account bigint, to_account bigint, amount bigint, subject jsonb, reference text, at timestamptz);
CREATE FUNCTION wallet_move_many(p_moves wallet_movement[])
RETURNS TABLE (ord int, transfer_id bigint, balance_from bigint, balance_to bigint) LANGUAGE plpgsql AS $$
BEGIN
  RETURN QUERY
  WITH moves AS MATERIALIZED (
    SELECT m.*, nextval(pg_get_serial_sequence('transfer', 'id')) AS id
    FROM unnest(p_moves) WITH ORDINALITY AS m (idem, kind, from_account, to_account, amount, subject, reference, at, ord)
  ), legs AS MATERIALIZED (
    SELECT l.id, l.side, l.account, l.delta, l.ord,
      a.balance + (sum(l.delta) OVER (PARTITION BY l.account ORDER BY l.ord, l.side))::bigint AS after,
      a.kind IN ('member', 'bonus', 'hold', 'vendorWallet') AS is_wallet
    FROM (SELECT id, 0::smallint AS side, from_account AS account, -amount AS delta, moves.ord FROM moves
          UNION ALL SELECT id, 1::smallint, to_account, amount, moves.ord FROM moves) l
    JOIN account a ON a.id = l.account
  ), transfers AS (
    INSERT INTO transfer (id, idem, kind, at, subject, reference) OVERRIDING SYSTEM VALUE
    SELECT m.id, m.idem, m.kind, m.at, m.subject, m.reference FROM moves m
  ), accounts AS (
    UPDATE account a SET balance = a.balance + s.delta
    FROM (SELECT l.account, sum(l.delta)::bigint AS delta FROM legs l GROUP BY l.account) s WHERE a.id = s.account
  ), postings AS (
    INSERT INTO posting (transfer_id, side, account_id, amount, balance_after) SELECT l.id, l.side, l.account, l.delta, l.after FROM legs l
  )
  SELECT f.ord::int, f.id, f.after, t.after FROM legs f JOIN legs t ON t.id = f.id AND t.side = 1
  WHERE f.side = 0 AND (f.after >= 0 OR NOT f.is_wallet) AND (t.after >= 0 OR NOT t.is_wallet);
  GET DIAGNOSTICS ord = ROW_COUNT;
  IF ord <> cardinality(p_moves) THEN RAISE EXCEPTION 'a movement among many does not fit its accounts'; END IF;
END $$;

-- A call as its process sends it; what a kind of call does not have is null.
CREATE TYPE seamless_request AS (
  kind text, caller text, version int, nonce text, at timestamptz, token text, player bigint, transaction_id text, request_hash text,
  game text, round text, amount bigint, currency text, ends boolean, promo boolean, reference text);

-- The same with what there is to know of it before any wallet is held.
CREATE TYPE seamless_call AS (
  ord int, kind text, caller text, at timestamptz, player bigint, transaction_id text, request_hash bytea, game text, round text, amount bigint,
  ends boolean, promo boolean, reference text,
  -- Answered by this already: the call itself is none.
  answer text,
  -- What speaks against it outside of the wallet; it counts only for a call that is new.
  refuse text,
  vendor text, currency text, wallet bigint, house bigint,
  -- A bet that nothing speaks against so far, at open accounts.
  plain boolean,
  -- The play session, when it has not been seen for a minute.
  touch bigint,
  unknown_rollback text, promo_wins boolean);

-- The live session of a token at a caller. Two hours without a call end it, twelve in any case. Wins and rollbacks are taken after its end too.
CREATE FUNCTION seamless_session(p_caller text, p_token text, p_at timestamptz)
RETURNS TABLE (id bigint, member_id bigint, vendor_code text, session_id bigint, seen_at timestamptz) LANGUAGE sql STABLE AS $$
  SELECT s.id, s.member_id, s.vendor_code, s.session_id, s.seen_at FROM play_session s
  WHERE s.token_hash = sha256(convert_to(p_token, 'UTF8')) AND s.caller = p_caller
    AND s.seen_at > p_at - interval '2 hours' AND s.started_at > p_at - interval '12 hours'
$$;

-- Lets a call in once: null, BAD_SIGNATURE for a nonce that was used, STALE when the secret is another than the one that was checked with.
CREATE FUNCTION seamless_admit(p_caller text, p_version int, p_nonce text, p_at timestamptz) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM vendor_secret k WHERE k.caller = p_caller AND k.version = p_version) THEN RETURN 'STALE'; END IF;
  INSERT INTO vendor_nonce (caller, nonce, at) VALUES (p_caller, p_nonce, p_at) ON CONFLICT DO NOTHING;
  RETURN CASE WHEN FOUND THEN NULL ELSE 'BAD_SIGNATURE' END;
END $$;

-- What a player has at the vendor of its session.
CREATE FUNCTION seamless_balance(p_caller text, p_version int, p_nonce text, p_token text, p_player bigint, p_at timestamptz,
  OUT code text, OUT balance bigint, OUT currency text, OUT touch bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_vendor text;
  v_account bigint;
BEGIN
  code := seamless_admit(p_caller, p_version, p_nonce, p_at);
  IF code IS NOT NULL THEN RETURN; END IF;
  SELECT p.currency INTO currency FROM player p WHERE p.id = p_player;
  IF NOT FOUND THEN code := 'PLAYER_UNKNOWN'; RETURN; END IF;
  SELECT s.vendor_code, CASE WHEN s.seen_at < p_at - interval '1 minute' THEN s.id END INTO v_vendor, touch
  FROM seamless_session(p_caller, p_token, p_at) s WHERE s.member_id = p_player;
  IF NOT FOUND THEN code := 'SESSION_EXPIRED'; RETURN; END IF;
  v_account := wallet_player_account(p_player, v_vendor, currency);
  SELECT a.balance INTO balance FROM account a WHERE a.id = v_account;
END $$;

DROP FUNCTION seamless_bet, seamless_win, seamless_rollback, seamless_hold;

-- Takes the wallet that a player plays from for the rest of the transaction: one player's calls run one after the other, on any number of
-- processes, and what they read of transactions and rounds stays true until they are done.
CREATE FUNCTION seamless_hold(p_member bigint, p_vendor text, p_currency text, OUT account_id bigint, OUT balance bigint) LANGUAGE plpgsql AS $$
BEGIN
  account_id := CASE WHEN coalesce(p_vendor, '') = '' THEN wallet_account('member', p_member::text, p_currency)
    ELSE wallet_player_account(p_member, p_vendor, p_currency) END;
  SELECT a.balance INTO balance FROM account a WHERE a.id = account_id FOR NO KEY UPDATE;
END $$;

-- Writes a call down with what it came to.
CREATE FUNCTION seamless_note(c seamless_call, p_vendor text, p_game text, p_round text, p_amount bigint, p_code text, p_balance bigint,
  p_transfer bigint, p_promo boolean DEFAULT false) RETURNS void LANGUAGE sql AS $$
  INSERT INTO vendor_transaction (caller, member_id, transaction_id, kind, request_hash, vendor_code, game_id, round_id, amount, reference_id,
    outcome, code, balance, transfer_id, at, ended, promo)
  VALUES (c.caller, c.player, c.transaction_id, c.kind, c.request_hash, p_vendor, p_game, p_round, p_amount, c.reference,
    CASE WHEN p_code IS NULL THEN 'done' ELSE 'refused' END, p_code, p_balance, p_transfer, c.at,
    p_code IS NULL AND NOT p_promo AND coalesce(c.ends, false), p_promo)
$$;

-- A bet or win that was rolled back before it came gets its answer, and moves nothing. True when it was one.
CREATE FUNCTION seamless_stopped(c seamless_call, p_balance bigint) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE vendor_transaction t SET kind = c.kind, request_hash = c.request_hash, vendor_code = coalesce(c.vendor, ''), game_id = c.game,
    round_id = c.round, amount = c.amount, balance = p_balance, at = c.at
  WHERE t.caller = c.caller AND t.member_id = c.player AND t.transaction_id = c.transaction_id;
  RETURN FOUND;
END $$;

CREATE FUNCTION seamless_key(c seamless_call) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT c.caller || ':' || c.player || ':' || c.transaction_id
$$;

-- A stake. code is null when it was accepted; moved says whether this very call changed the balance.
CREATE FUNCTION seamless_bet(c seamless_call, OUT code text, OUT balance bigint, OUT moved boolean) LANGUAGE plpgsql AS $$
DECLARE
  v_hold record;
  v_replay record;
  v_move record;
  v_state text;
  v_transfer bigint;
BEGIN
  moved := false;
  SELECT * INTO v_hold FROM seamless_hold(c.player, c.vendor, c.currency);
  SELECT * INTO v_replay FROM seamless_replay(c.caller, c.player, c.transaction_id, c.request_hash);
  IF v_replay.is_known THEN
    code := v_replay.code; balance := v_replay.balance; RETURN;
  END IF;
  balance := v_hold.balance;
  IF seamless_stopped(c, balance) THEN RETURN; END IF;

  code := coalesce(c.refuse, play_refusal(c.player, c.amount, c.at));
  IF code IS NULL THEN
    SELECT r.state INTO v_state FROM game_round r WHERE r.vendor_code = c.vendor AND r.round_id = c.round AND r.member_id = c.player;
    IF v_state = 'settled' THEN code := 'ROUND_CLOSED'; END IF;
  END IF;
  IF code IS NULL AND c.amount > 0 THEN
    SELECT * INTO v_move FROM wallet_move(seamless_key(c), 'bet', v_hold.account_id, wallet_vendor_account(c.vendor, c.player, c.currency),
      c.amount, jsonb_build_object('game', c.game), c.round, c.at);
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
    VALUES (c.vendor, c.round, c.player, c.game, c.amount, c.at)
    ON CONFLICT (vendor_code, round_id, member_id) DO UPDATE SET staked = r.staked + c.amount, state = 'open', closed_at = NULL;
  END IF;
  PERFORM seamless_note(c, c.vendor, c.game, c.round, c.amount, code, balance, v_transfer);
END $$;

-- Winnings of a round the player has staked in; c.ends closes it. A win after the close is refused and kept for review. A prize (c.promo) needs no
-- bet where the caller may give one, and leaves rounds alone.
CREATE FUNCTION seamless_win(c seamless_call, OUT code text, OUT balance bigint, OUT moved boolean) LANGUAGE plpgsql AS $$
DECLARE
  v_hold record;
  v_replay record;
  v_move record;
  v_promo boolean := coalesce(c.promo, false) AND c.promo_wins AND coalesce(c.vendor, '') <> '';
  v_state text;
  v_transfer bigint;
BEGIN
  moved := false;
  SELECT * INTO v_hold FROM seamless_hold(c.player, c.vendor, c.currency);
  SELECT * INTO v_replay FROM seamless_replay(c.caller, c.player, c.transaction_id, c.request_hash);
  IF v_replay.is_known THEN
    code := v_replay.code; balance := v_replay.balance; RETURN;
  END IF;
  balance := v_hold.balance;
  IF seamless_stopped(c, balance) THEN RETURN; END IF;

  -- Not written down: the bet may be on its way, and the win comes again after it.
  IF NOT v_promo AND NOT EXISTS (SELECT FROM vendor_transaction t WHERE t.caller = c.caller AND t.member_id = c.player AND t.round_id = c.round
      AND t.game_id = c.game AND t.kind = 'bet' AND t.outcome = 'done') THEN
    code := 'BET_UNKNOWN'; RETURN;
  END IF;

  code := c.refuse;
  IF code IS NULL AND NOT v_promo THEN
    SELECT r.state INTO v_state FROM game_round r WHERE r.vendor_code = c.vendor AND r.round_id = c.round AND r.member_id = c.player;
    IF v_state IS DISTINCT FROM 'open' THEN code := 'ROUND_CLOSED'; END IF;
  END IF;
  IF code IS NULL AND c.amount > 0 THEN
    SELECT * INTO v_move FROM wallet_move(seamless_key(c), 'win', wallet_vendor_account(c.vendor, c.player, c.currency), v_hold.account_id,
      c.amount, jsonb_build_object('game', c.game), c.round, c.at);
    IF v_move.status <> 'posted' THEN RAISE EXCEPTION 'a new win was %', v_move.status; END IF;
    moved := true; balance := v_move.balance_to; v_transfer := v_move.transfer_id;
  END IF;
  IF code IS NULL AND NOT v_promo THEN
    UPDATE game_round r SET won = r.won + c.amount, state = CASE WHEN c.ends THEN 'settled' ELSE r.state END,
      closed_at = CASE WHEN c.ends THEN c.at ELSE r.closed_at END
    WHERE r.vendor_code = c.vendor AND r.round_id = c.round AND r.member_id = c.player;
  END IF;
  PERFORM seamless_note(c, c.vendor, c.game, c.round, c.amount, code, balance, v_transfer, v_promo);
END $$;

-- Takes a bet or a win back, once, by the amount it was written down with. What has not come yet is stopped by a tombstone.
CREATE FUNCTION seamless_rollback(c seamless_call, OUT code text, OUT balance bigint, OUT moved boolean) LANGUAGE plpgsql AS $$
DECLARE
  v_hold record;
  v_replay record;
  v_move record;
  v_of vendor_transaction;
  v_house bigint;
  v_transfer bigint;
BEGIN
  moved := false;
  SELECT * INTO v_hold FROM seamless_hold(c.player, c.vendor, c.currency);
  SELECT * INTO v_replay FROM seamless_replay(c.caller, c.player, c.transaction_id, c.request_hash);
  IF v_replay.is_known THEN
    code := v_replay.code; balance := v_replay.balance; RETURN;
  END IF;
  balance := v_hold.balance;

  SELECT * INTO v_of FROM vendor_transaction t
  WHERE t.caller = c.caller AND t.member_id = c.player AND t.transaction_id = c.reference;
  IF FOUND AND v_of.vendor_code NOT IN ('', coalesce(c.vendor, ''))
    AND wallet_player_account(c.player, v_of.vendor_code, c.currency) <> v_hold.account_id THEN
    RAISE EXCEPTION 'the transaction came while its rollback was on its way' USING ERRCODE = 'serialization_failure';
  END IF;
  -- An id that was rolled back before it came, and comes as a rollback itself.
  IF EXISTS (SELECT FROM vendor_transaction t WHERE t.caller = c.caller AND t.member_id = c.player AND t.transaction_id = c.transaction_id) THEN
    code := 'CONFLICT'; RETURN;
  END IF;
  IF v_of.caller IS NULL THEN
    IF c.unknown_rollback = 'refuse' OR c.reference = c.transaction_id
      OR EXISTS (SELECT FROM vendor_transaction t WHERE t.caller = c.caller AND t.transaction_id = c.reference) THEN
      -- Another player's, or one the vendor wants to hear about: not written down, nothing is stopped.
      code := 'BET_UNKNOWN'; RETURN;
    END IF;
    INSERT INTO vendor_transaction (caller, member_id, transaction_id, kind, vendor_code, game_id, round_id, amount, outcome, balance,
      rolled_back_by, at)
    VALUES (c.caller, c.player, c.reference, 'bet', '', '', '', 0, 'tombstone', balance, c.transaction_id, c.at)
    RETURNING * INTO v_of;
  ELSIF v_of.kind = 'rollback' THEN
    code := 'BET_UNKNOWN';
  ELSIF v_of.outcome = 'refused' THEN
    code := 'PARENT_FAILED';
  ELSIF v_of.rolled_back_by IS NOT NULL THEN
    code := 'ALREADY_ROLLED_BACK';
  ELSIF c.round <> v_of.round_id THEN
    code := 'ROUND_MISMATCH';
  ELSIF c.amount <> v_of.amount THEN
    code := 'AMOUNT_MISMATCH';
  ELSIF v_of.kind = 'win' THEN
    IF v_hold.balance < v_of.amount THEN code := 'WIN_SPENT'; END IF;
  ELSIF EXISTS (SELECT FROM game_round r WHERE r.vendor_code = v_of.vendor_code AND r.round_id = v_of.round_id
      AND r.member_id = c.player AND r.state = 'settled')
    OR EXISTS (SELECT FROM vendor_transaction t WHERE t.caller = c.caller AND t.member_id = c.player AND t.round_id = v_of.round_id
      AND t.kind = 'win' AND t.outcome = 'done' AND NOT t.promo AND t.rolled_back_by IS NULL AND t.id > v_of.id) THEN
    code := 'ALREADY_SETTLED';
  END IF;

  IF code IS NULL AND v_of.outcome = 'done' THEN
    IF v_of.amount > 0 THEN
      v_house := wallet_vendor_account(v_of.vendor_code, c.player, c.currency);
      SELECT * INTO v_move FROM wallet_move(seamless_key(c), 'refund',
        CASE v_of.kind WHEN 'bet' THEN v_house ELSE v_hold.account_id END, CASE v_of.kind WHEN 'bet' THEN v_hold.account_id ELSE v_house END,
        v_of.amount, jsonb_build_object('game', v_of.game_id), v_of.round_id, c.at);
      IF v_move.status <> 'posted' THEN RAISE EXCEPTION 'a new rollback was %', v_move.status; END IF;
      moved := true; v_transfer := v_move.transfer_id;
      balance := CASE v_of.kind WHEN 'bet' THEN v_move.balance_to ELSE v_move.balance_from END;
    END IF;
    UPDATE vendor_transaction t SET rolled_back_by = c.transaction_id
    WHERE t.caller = c.caller AND t.member_id = c.player AND t.transaction_id = c.reference;
    IF v_of.kind = 'win' AND NOT v_of.promo THEN
      -- The round that it closed is open again, for the right win.
      UPDATE game_round r SET won = r.won - v_of.amount, state = CASE WHEN v_of.ended AND r.state = 'settled' THEN 'open' ELSE r.state END,
        closed_at = CASE WHEN v_of.ended AND r.state = 'settled' THEN NULL ELSE r.closed_at END
      WHERE r.vendor_code = v_of.vendor_code AND r.round_id = v_of.round_id AND r.member_id = c.player;
    ELSIF v_of.kind = 'bet' THEN
      UPDATE game_round r SET staked = r.staked - v_of.amount WHERE r.vendor_code = v_of.vendor_code AND r.round_id = v_of.round_id
        AND r.member_id = c.player;
      -- With its last bet the round itself is taken back.
      IF NOT EXISTS (SELECT FROM vendor_transaction t WHERE t.caller = c.caller AND t.member_id = c.player AND t.round_id = v_of.round_id
          AND t.kind = 'bet' AND t.outcome = 'done' AND t.rolled_back_by IS NULL) THEN
        UPDATE game_round r SET state = 'cancelled', closed_at = c.at WHERE r.vendor_code = v_of.vendor_code
          AND r.round_id = v_of.round_id AND r.member_id = c.player;
      END IF;
    END IF;
  END IF;
  PERFORM seamless_note(c, v_of.vendor_code, v_of.game_id, v_of.round_id, v_of.amount, code, balance, v_transfer);
END $$;

-- Bets that nothing but copies, the round and the balance can still speak against, all in few statements; the accounts are held. What it does not
-- answer has to be looked at singly.
CREATE FUNCTION seamless_plain_bets(p_calls seamless_call[])
RETURNS TABLE (ord int, balance bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_bets seamless_call[];
BEGIN
  SELECT array_agg(d.c ORDER BY (d.c).ord) INTO v_bets
  FROM (
    SELECT c, a.balance - sum(c.amount) OVER (PARTITION BY c.wallet ORDER BY c.ord) AS remains
    FROM unnest(p_calls) c JOIN account a ON a.id = c.wallet
    WHERE NOT EXISTS (SELECT FROM vendor_transaction t
        WHERE t.caller = c.caller AND t.member_id = c.player AND t.transaction_id = c.transaction_id)
      AND NOT EXISTS (SELECT FROM game_round r
        WHERE r.vendor_code = c.vendor AND r.round_id = c.round AND r.member_id = c.player AND r.state = 'settled')
  ) d WHERE d.remains >= 0;
  IF v_bets IS NULL THEN RETURN; END IF;

  RETURN QUERY
  WITH moved AS MATERIALIZED (
    SELECT b.ord, b.caller, b.player, b.transaction_id, b.request_hash, b.vendor, b.game, b.round, b.amount, b.at, m.transfer_id, m.balance_from
    FROM wallet_move_many(ARRAY(
      SELECT ROW(seamless_key(b), 'bet', b.wallet, b.house, b.amount, jsonb_build_object('game', b.game), b.round, b.at)::wallet_movement
      FROM unnest(v_bets) b)) m
    JOIN unnest(v_bets) WITH ORDINALITY AS b (ord, kind, caller, at, player, transaction_id, request_hash, game, round, amount, ends, promo,
      reference, answer, refuse, vendor, currency, wallet, house, plain, touch, unknown_rollback, promo_wins, place) ON b.place = m.ord
  ), rounds AS (
    INSERT INTO game_round AS r (vendor_code, round_id, member_id, game_id, staked, opened_at)
    SELECT m.vendor, m.round, m.player, min(m.game), sum(m.amount), min(m.at) FROM moved m GROUP BY m.vendor, m.round, m.player
    ON CONFLICT (vendor_code, round_id, member_id) DO UPDATE SET staked = r.staked + excluded.staked, state = 'open', closed_at = NULL
  ), notes AS (
    INSERT INTO vendor_transaction (caller, member_id, transaction_id, kind, request_hash, vendor_code, game_id, round_id, amount, outcome,
      balance, transfer_id, at)
    SELECT m.caller, m.player, m.transaction_id, 'bet', m.request_hash, m.vendor, m.game, m.round, m.amount, 'done', m.balance_from,
      m.transfer_id, m.at FROM moved m
  )
  SELECT m.ord, m.balance_from FROM moved m;
END $$;

-- What vendors' calls came to, in one transaction: nonces, facts, all wallets in one order (so that two such transactions never wait for each
-- other in a ring), then the bets that are plain together and all else singly. A call that fails takes the others with it: whoever sent them
-- sends them again one by one. code: null done, a refusal, or STALE (seamless_admit).
CREATE FUNCTION seamless_calls(p_calls jsonb)
RETURNS TABLE (ord int, code text, balance bigint, currency text, moved boolean, touch bigint) LANGUAGE plpgsql AS $$
DECLARE
  v_calls seamless_call[];
  v_call seamless_call;
  v_done int[] := '{}';
  v_result record;
BEGIN
  WITH calls AS MATERIALIZED (
    SELECT r.*, k.unknown_rollback, k.promo_wins, k.version IS NOT DISTINCT FROM r.version AS fits,
      row_number() OVER (PARTITION BY r.caller, r.nonce ORDER BY r.ord) = 1 AS first_of_nonce,
      row_number() OVER (PARTITION BY r.caller, r.player, r.transaction_id ORDER BY r.ord) = 1 AS first_of_transaction
    FROM jsonb_populate_recordset(NULL::seamless_request, p_calls) WITH ORDINALITY AS r (kind, caller, version, nonce, at, token, player,
      transaction_id, request_hash, game, round, amount, currency, ends, promo, reference, ord)
    LEFT JOIN vendor_secret k ON k.caller = r.caller
  ), fresh AS (
    INSERT INTO vendor_nonce (caller, nonce, at) SELECT c.caller, c.nonce, c.at FROM calls c WHERE c.fits ORDER BY c.caller, c.nonce
    ON CONFLICT DO NOTHING RETURNING caller, nonce
  ), facts AS (
    SELECT c.*, p.id AS player_id, p.currency AS own_currency,
      CASE c.kind
        WHEN 'bet' THEN coalesce(g.vendor_code, s.vendor_code)
        WHEN 'win' THEN g.vendor_code
        ELSE coalesce(nullif(t.vendor_code, ''), s.vendor_code)
      END AS vendor,
      CASE
        WHEN NOT c.fits THEN 'STALE'
        WHEN f.nonce IS NULL OR NOT c.first_of_nonce THEN 'BAD_SIGNATURE'
        WHEN p.id IS NULL THEN 'PLAYER_UNKNOWN'
      END AS answer,
      CASE
        WHEN c.kind = 'bet' AND s.member_id IS DISTINCT FROM c.player THEN 'SESSION_EXPIRED'
        WHEN c.kind = 'bet' AND NOT p.may_play THEN 'PLAYER_BLOCKED'
        -- A vendor's lobby may lead on to another of its games, never to another vendor's.
        WHEN c.kind = 'bet' AND g.vendor_code IS DISTINCT FROM s.vendor_code THEN 'GAME_UNKNOWN'
        WHEN c.kind = 'bet' AND NOT g.open THEN 'GAME_MAINTENANCE'
        WHEN c.currency <> p.currency THEN 'WRONG_CURRENCY'
      END AS refuse,
      p.plays_from_main AND c.first_of_transaction AND c.kind = 'bet' AND c.amount > 0 AND l.member_id IS NULL AS simple,
      p.plays_from_main, CASE WHEN s.seen_at < c.at - interval '1 minute' THEN s.id END AS touch
    FROM calls c
    LEFT JOIN fresh f ON f.caller = c.caller AND f.nonce = c.nonce
    LEFT JOIN player p ON p.id = c.player
    LEFT JOIN play_limit l ON l.member_id = c.player
    LEFT JOIN game_at_play g ON g.id = c.game
    LEFT JOIN LATERAL seamless_session(c.caller, c.token, c.at) s ON true
    LEFT JOIN vendor_transaction t
      ON c.kind = 'rollback' AND t.caller = c.caller AND t.member_id = c.player AND t.transaction_id = c.reference
  )
  SELECT array_agg(ROW(f.ord, f.kind, f.caller, f.at, f.player, f.transaction_id, decode(f.request_hash, 'hex'), f.game, f.round, f.amount,
      f.ends, f.promo, f.reference, f.answer, f.refuse, coalesce(f.vendor, ''), f.own_currency, w.id, h.id,
      f.answer IS NULL AND f.refuse IS NULL AND f.simple AND w.id IS NOT NULL AND h.id IS NOT NULL,
      CASE WHEN f.kind = 'bet' AND f.answer IS NULL AND f.refuse IS NULL THEN f.touch END,
      f.unknown_rollback, f.promo_wins)::seamless_call ORDER BY f.ord) INTO v_calls
  FROM facts f
  LEFT JOIN account w ON w.kind = CASE WHEN f.plays_from_main OR coalesce(f.vendor, '') = '' THEN 'member' ELSE 'vendorWallet' END
    AND w.owner = CASE WHEN f.plays_from_main OR coalesce(f.vendor, '') = '' THEN f.player::text ELSE f.vendor || '/' || f.player END
    AND w.currency = f.own_currency
  LEFT JOIN account h ON h.kind = 'vendor' AND h.owner = f.vendor || '/' || (f.player % 8) AND h.currency = f.own_currency;

  PERFORM 1 FROM account a
  WHERE a.id IN (SELECT c.wallet FROM unnest(v_calls) c WHERE c.answer IS NULL UNION SELECT c.house FROM unnest(v_calls) c WHERE c.answer IS NULL)
  ORDER BY (a.kind IN ('member', 'bonus', 'hold', 'vendorWallet')) DESC, a.id FOR NO KEY UPDATE;

  FOR v_result IN
    SELECT p.ord, p.balance, v_calls[p.ord].currency, v_calls[p.ord].touch
    FROM seamless_plain_bets(ARRAY(SELECT c FROM unnest(v_calls) c WHERE c.plain)) p
  LOOP
    v_done := v_done || v_result.ord;
    ord := v_result.ord; code := NULL; balance := v_result.balance; currency := v_result.currency; moved := true; touch := v_result.touch;
    RETURN NEXT;
  END LOOP;

  FOREACH v_call IN ARRAY v_calls LOOP
    CONTINUE WHEN v_call.ord = ANY (v_done);
    ord := v_call.ord; code := v_call.answer; balance := NULL; moved := false; currency := v_call.currency; touch := v_call.touch;
    IF code IS NULL THEN
      CASE v_call.kind
        WHEN 'bet' THEN SELECT b.code, b.balance, b.moved INTO code, balance, moved FROM seamless_bet(v_call) b;
        WHEN 'win' THEN SELECT b.code, b.balance, b.moved INTO code, balance, moved FROM seamless_win(v_call) b;
        WHEN 'rollback' THEN SELECT b.code, b.balance, b.moved INTO code, balance, moved FROM seamless_rollback(v_call) b;
      END CASE;
    END IF;
    RETURN NEXT;
  END LOOP;
END $$;
