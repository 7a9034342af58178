-- A bet that needs individual treatment: it may be a copy, may have been rolled back before it arrived, may need the
-- running bonus beside the main wallet, may be one of the player's free rounds, and gets its reason for refusal. The
-- rest is accepted by the common rule (seamless_accept_bets). code is null when it was accepted; moved: whether this
-- very call changed the balance.
CREATE OR REPLACE FUNCTION seamless_bet(c seamless_call, OUT code text, OUT balance bigint, OUT moved boolean)
LANGUAGE plpgsql AS $$
DECLARE
  v_hold record;
  v_replay record;
  v_play record;
  v_lacks bigint;
BEGIN
  moved := false;
  SELECT * INTO v_hold FROM seamless_lock_wallet(c.player, c.vendor, c.currency);
  SELECT * INTO v_replay FROM seamless_replay(c.caller, c.player, c.transaction_id, c.request_hash);
  IF v_replay.is_known THEN
    code := v_replay.code; balance := v_replay.balance; RETURN;
  END IF;
  balance := seamless_told_balance(v_hold.account_id, c.player, c.game, c.at);
  IF seamless_apply_tombstone(c, balance) THEN RETURN; END IF;

  SELECT * INTO v_play FROM play_room(c.player, c.at);
  code := coalesce(c.refuse, v_play.refusal, CASE WHEN c.amount > 0 AND c.amount > v_play.room THEN 'LIMIT_REACHED' END);
  IF code IS NULL THEN
    c.wallet := v_hold.account_id;
    c.house := wallet_vendor_account(c.vendor, c.player, c.currency);
    PERFORM ledger_lock_balance(c.house);
    v_lacks := c.amount - v_hold.balance;
    code := CASE
      WHEN EXISTS (SELECT FROM rounds.game_round r
        WHERE r.vendor_code = c.vendor AND r.round_id = c.round AND r.member_id = c.player AND r.game_id = c.game
          AND r.state = 'settled') THEN 'ROUND_CLOSED'
      WHEN c.free_rounds IS NOT NULL AND NOT (wallet_uses_main(c.player) AND free_rounds_use(c.free_rounds, c.player, c.vendor,
        c.game, c.round, seamless_transaction_key(c.caller, c.player, c.transaction_id), c.at)) THEN 'FREE_ROUNDS_OVER'
      WHEN v_lacks > 0 THEN seamless_lend(c, v_lacks)
    END;
    IF code IS NULL THEN
      SELECT b.balance INTO STRICT balance FROM seamless_accept_bets(ARRAY[c]) b;
      moved := c.amount > 0; RETURN;
    END IF;
  END IF;
  PERFORM seamless_record(c, c.vendor, c.game, c.round, c.amount, code, balance, NULL);
END $$;
