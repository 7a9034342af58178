-- Pays a win that was refused because its round was closed, from the account that the win itself would have come from,
-- and adds it to the round. Null if there is no such win. The caller ensures that it is not paid twice.
CREATE OR REPLACE FUNCTION seamless_pay_late_win(p_id bigint, p_at timestamptz) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_win vendor_transaction;
  v_currency text;
  v_move record;
  v_round record;
BEGIN
  SELECT * INTO v_win FROM vendor_transaction t
  WHERE t.id = p_id AND t.kind = 'win' AND t.outcome = 'refused' AND t.code = 'ROUND_CLOSED' AND t.amount > 0;
  SELECT p.currency INTO v_currency FROM members.player p WHERE p.id = v_win.member_id;
  IF v_currency IS NULL THEN RETURN NULL; END IF;
  SELECT * INTO v_move FROM ledger_post('late-win/' || p_id, 'win',
    wallet_vendor_account(v_win.vendor_code, v_win.member_id, v_currency),
    wallet_player_account(v_win.member_id, v_win.vendor_code, v_currency), v_win.amount,
    jsonb_build_object('game', v_win.game_id), v_win.round_id, p_at);
  IF v_move.status <> 'posted' THEN RAISE EXCEPTION 'a late win was %', v_move.status; END IF;
  PERFORM play_count_win(v_win.member_id, v_win.amount, p_at);
  SELECT * INTO v_round
  FROM round_win(v_win.vendor_code, v_win.round_id, v_win.member_id, v_win.game_id, v_win.amount, false, p_at);
  PERFORM bonus_follow(v_win.member_id, v_win.vendor_code, v_win.game_id, v_win.round_id, 'late-win/' || p_id, v_round.staked,
    v_round.won, v_win.amount, p_at);
  RETURN v_move.transfer_id;
END $$;
