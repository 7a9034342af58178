-- Rolls a bet or win back, once, by its recorded amount. One that has not arrived yet is stopped by a tombstone.
CREATE OR REPLACE FUNCTION seamless_rollback(c seamless_call, OUT code text, OUT balance bigint, OUT moved boolean)
LANGUAGE plpgsql AS $$
DECLARE
  v_hold record;
  v_replay record;
  v_move record;
  v_of vendor_transaction;
  v_round record;
  v_key text := seamless_transaction_key(c.caller, c.player, c.transaction_id);
  v_house bigint;
  v_is_free boolean := false;
  v_transfer bigint;
BEGIN
  moved := false;
  SELECT * INTO v_hold FROM seamless_lock_wallet(c.player, c.vendor, c.currency);
  SELECT * INTO v_replay FROM seamless_replay(c.caller, c.player, c.transaction_id, c.request_hash);
  IF v_replay.is_known THEN
    code := v_replay.code; balance := v_replay.balance; RETURN;
  END IF;

  SELECT * INTO v_of FROM vendor_transaction t
  WHERE t.caller = c.caller AND t.member_id = c.player AND t.transaction_id = c.reference;
  balance := seamless_told_balance(v_hold.account_id, c.player, coalesce(nullif(v_of.game_id, ''), c.game), c.at);
  IF FOUND AND v_of.vendor_code NOT IN ('', coalesce(c.vendor, ''))
    AND wallet_player_account(c.player, v_of.vendor_code, c.currency) <> v_hold.account_id THEN
    RAISE EXCEPTION 'the transaction came while its rollback was on its way' USING ERRCODE = 'serialization_failure';
  END IF;
  -- An id that was rolled back before it arrived, and now arrives as a rollback itself.
  IF EXISTS (SELECT FROM vendor_transaction t
      WHERE t.caller = c.caller AND t.member_id = c.player AND t.transaction_id = c.transaction_id) THEN
    code := 'CONFLICT'; RETURN;
  END IF;
  IF v_of.caller IS NULL THEN
    -- Another player's transaction of this id is unrelated to this one's.
    IF c.unknown_rollback = 'refuse' OR c.reference = c.transaction_id THEN
      -- The vendor wants to be told: unrecorded, so nothing is stopped.
      code := 'BET_UNKNOWN'; RETURN;
    END IF;
    INSERT INTO vendor_transaction (caller, member_id, transaction_id, kind, vendor_code, game_id, round_id, amount,
      outcome, balance, rolled_back_by, at)
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
    SELECT r.staked, r.won INTO v_round FROM rounds.game_round r WHERE v_of.campaign IS NULL AND r.vendor_code = v_of.vendor_code
      AND r.round_id = v_of.round_id AND r.member_id = c.player AND r.game_id = v_of.game_id;
    v_is_free := EXISTS (SELECT FROM ledger.posting p JOIN ledger.account a ON a.id = p.account_id
      WHERE p.transfer_id = v_of.transfer_id AND p.side = 1 AND a.kind = 'house');
    IF v_is_free THEN
      -- Once the free rounds are over, their winnings were granted.
      IF NOT free_rounds_win(c.player, v_of.vendor_code, v_of.game_id, v_of.round_id, -v_of.amount) THEN
        code := 'WIN_SPENT';
      END IF;
    -- What the win gave to a bonus is taken back first.
    ELSIF v_hold.balance - coalesce((SELECT sum(s.amount) FROM bonus_shares(c.player, v_of.vendor_code, v_of.game_id,
        v_of.round_id, v_round.staked, v_round.won - v_of.amount, -v_of.amount) s WHERE s.beside <> 'wallet'), 0)
      < v_of.amount THEN
      code := 'WIN_SPENT';
    END IF;
  ELSIF EXISTS (SELECT FROM rounds.game_round r WHERE r.vendor_code = v_of.vendor_code AND r.round_id = v_of.round_id
      AND r.member_id = c.player AND r.game_id = v_of.game_id AND r.state = 'settled')
    OR EXISTS (SELECT FROM vendor_transaction t
      WHERE t.caller = c.caller AND t.member_id = c.player AND t.round_id = v_of.round_id
        AND t.game_id = v_of.game_id AND t.kind = 'win' AND t.outcome = 'done' AND t.campaign IS NULL
        AND t.rolled_back_by IS NULL AND t.id > v_of.id) THEN
    code := 'ALREADY_SETTLED';
  END IF;

  IF code IS NULL AND v_of.outcome = 'done' THEN
    IF v_of.kind = 'bet' AND NOT ledger_has_room(v_hold.balance + bonus_held(c.player, c.currency), v_of.amount) THEN
      -- Not recorded: after the player has withdrawn money, it may be repeated.
      code := 'BALANCE_LIMIT'; RETURN;
    END IF;
    IF v_of.amount > 0 THEN
      IF v_of.kind = 'win' THEN
        PERFORM bonus_follow(c.player, v_of.vendor_code, v_of.game_id, v_of.round_id, v_key, v_round.staked,
          v_round.won - v_of.amount, -v_of.amount, c.at);
      END IF;
      v_house := wallet_vendor_account(v_of.vendor_code, c.player, c.currency);
      SELECT * INTO v_move FROM ledger_post(v_key, 'refund',
        CASE WHEN v_of.kind = 'bet' THEN v_house WHEN v_is_free THEN wallet_account('house', 'HOUSE', c.currency)
          ELSE v_hold.account_id END,
        CASE v_of.kind WHEN 'bet' THEN v_hold.account_id ELSE v_house END,
        v_of.amount, jsonb_build_object('game', v_of.game_id), v_of.round_id, c.at);
      IF v_move.status <> 'posted' THEN RAISE EXCEPTION 'a new rollback was %', v_move.status; END IF;
      IF v_of.kind = 'bet' THEN
        PERFORM bonus_refund(c.player, v_of.game_id, v_of.round_id,
          seamless_transaction_key(c.caller, c.player, v_of.transaction_id), v_key, c.at);
      END IF;
      moved := NOT v_is_free; v_transfer := v_move.transfer_id;
      balance := seamless_told_balance(v_hold.account_id, c.player, coalesce(nullif(v_of.game_id, ''), c.game), c.at);
    END IF;
    UPDATE vendor_transaction t SET rolled_back_by = c.transaction_id
    WHERE t.caller = c.caller AND t.member_id = c.player AND t.transaction_id = c.reference;
    IF v_of.campaign IS NOT NULL THEN
      UPDATE vendor_prize_total p SET amount = p.amount - v_of.amount
      WHERE p.caller = c.caller AND p.market_code = c.market AND p.campaign = v_of.campaign
        AND p.day = market_day(v_of.at, c.market);
    ELSIF v_of.kind = 'win' THEN
      IF NOT v_is_free THEN PERFORM play_take_back(c.player, 0, v_of.amount, v_of.at, c.at); END IF;
      PERFORM round_win_back(v_of.vendor_code, v_of.round_id, c.player, v_of.game_id, v_of.amount, v_of.ended);
    ELSIF v_of.kind = 'bet' THEN
      PERFORM play_take_back(c.player, v_of.amount, 0, v_of.at, c.at);
      PERFORM free_rounds_take_back(c.player, seamless_transaction_key(c.caller, c.player, v_of.transaction_id), c.at);
      -- Without its last bet the round itself is cancelled.
      PERFORM round_stake_back(v_of.vendor_code, v_of.round_id, c.player, v_of.game_id, v_of.amount,
        NOT EXISTS (SELECT FROM vendor_transaction t
          WHERE t.caller = c.caller AND t.member_id = c.player AND t.round_id = v_of.round_id
            AND t.game_id = v_of.game_id AND t.kind = 'bet' AND t.outcome = 'done' AND t.rolled_back_by IS NULL), c.at);
    END IF;
  END IF;
  PERFORM seamless_record(c, v_of.vendor_code, v_of.game_id, v_of.round_id, v_of.amount, code, balance, v_transfer);
END $$;
