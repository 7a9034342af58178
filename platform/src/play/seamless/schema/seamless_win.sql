-- Winnings of a round that the player has staked in; c.ends closes it. A win after the close is refused and kept for
-- review. A prize (c.campaign) needs no bet and affects no round; it moves money out of the account of the game's
-- vendor, so only whoever signs for that vendor may give one, up to the market's limits. For a vendor without a caller
-- the stand-in vendor signs, as at launches. Winnings of a free round stay with the house and are counted there until
-- the free rounds are over.
CREATE OR REPLACE FUNCTION seamless_win(c seamless_call, OUT code text, OUT balance bigint, OUT moved boolean)
LANGUAGE plpgsql AS $$
DECLARE
  v_hold record;
  v_replay record;
  v_move record;
  v_is_prize boolean := c.campaign IS NOT NULL AND coalesce(c.vendor, '') <> '';
  v_round record;
  v_is_free boolean := false;
  v_transfer bigint;
BEGIN
  moved := false;
  SELECT * INTO v_hold FROM seamless_lock_wallet(c.player, c.vendor, c.currency);
  SELECT * INTO v_replay FROM seamless_replay(c.caller, c.player, c.transaction_id, c.request_hash);
  IF v_replay.is_known THEN
    code := v_replay.code; balance := v_replay.balance; RETURN;
  END IF;
  balance := seamless_told_balance(v_hold.account_id, c.player, c.game, c.at);
  IF seamless_apply_tombstone(c, balance) THEN RETURN; END IF;

  -- Not recorded: the bet may be in flight, and the win is repeated after it.
  IF NOT v_is_prize AND NOT EXISTS (SELECT FROM vendor_transaction t
      WHERE t.caller = c.caller AND t.member_id = c.player AND t.round_id = c.round
        AND t.game_id = c.game AND t.kind = 'bet' AND t.outcome = 'done') THEN
    code := 'BET_UNKNOWN'; RETURN;
  END IF;
  -- Not recorded either: it belongs to another vendor, whose records are none of this caller's.
  IF v_is_prize AND NOT EXISTS (SELECT FROM games.vendor v
      WHERE v.code = c.vendor AND coalesce(v.caller, 'sandbox') = c.caller) THEN
    code := 'GAME_UNKNOWN'; RETURN;
  END IF;

  -- Not recorded either: after the player has withdrawn money, it may be repeated.
  IF NOT ledger_has_room(v_hold.balance + bonus_held(c.player, c.currency), c.amount) THEN
    code := 'BALANCE_LIMIT'; RETURN;
  END IF;

  code := c.refuse;
  IF code IS NULL AND NOT v_is_prize THEN
    SELECT r.staked, r.won, r.state INTO v_round FROM rounds.game_round r
    WHERE r.vendor_code = c.vendor AND r.round_id = c.round AND r.member_id = c.player AND r.game_id = c.game;
    IF v_round.state IS DISTINCT FROM 'open' THEN code := 'ROUND_CLOSED';
    ELSE v_is_free := v_round.staked = 0 AND free_rounds_win(c.player, c.vendor, c.game, c.round, c.amount);
    END IF;
  END IF;
  IF code IS NULL AND v_is_prize AND NOT seamless_count_prize(c) THEN code := 'PRIZE_LIMIT'; END IF;
  IF code IS NULL AND c.amount > 0 THEN
    SELECT * INTO v_move FROM ledger_post(seamless_transaction_key(c.caller, c.player, c.transaction_id), 'win',
      wallet_vendor_account(c.vendor, c.player, c.currency),
      CASE WHEN v_is_free THEN wallet_account('house', 'HOUSE', c.currency) ELSE v_hold.account_id END, c.amount,
      jsonb_build_object('game', c.game), c.round, c.at);
    IF v_move.status <> 'posted' THEN RAISE EXCEPTION 'a new win was %', v_move.status; END IF;
    moved := NOT v_is_free; v_transfer := v_move.transfer_id;
  END IF;
  IF code IS NULL AND NOT v_is_prize THEN
    IF NOT v_is_free THEN PERFORM play_count_win(c.player, c.amount, c.at); END IF;
    PERFORM round_win(c.vendor, c.round, c.player, c.game, c.amount, c.ends, c.at);
    PERFORM bonus_follow(c.player, c.vendor, c.game, c.round, seamless_transaction_key(c.caller, c.player, c.transaction_id),
      v_round.staked, v_round.won + c.amount, c.amount, c.at);
  END IF;
  IF moved THEN balance := seamless_told_balance(v_hold.account_id, c.player, c.game, c.at); END IF;
  PERFORM seamless_record(c, c.vendor, c.game, c.round, c.amount, code, balance, v_transfer,
    CASE WHEN v_is_prize THEN c.campaign END);
END $$;
