-- Cancels a ticket before its draw closes: the stake returns, less what was paid back at once, and its exposure is
-- released. status: 'cancelled', 'unknown' (none of this member's), 'over' (it is no longer open), 'closed'.
CREATE OR REPLACE FUNCTION lottery_cancel(p_member bigint, p_code text, p_exposures lottery_exposure_bought[],
  p_subject jsonb, p_at timestamptz, OUT status text, OUT balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_ticket lottery_ticket;
  v_station text;
  v_post record;
BEGIN
  PERFORM ledger_lock_main(p_member::text);
  PERFORM play_hold(ARRAY[p_member], p_at);
  SELECT * INTO v_ticket FROM lottery_ticket t WHERE t.code = p_code AND t.member_id = p_member;
  IF v_ticket.id IS NULL THEN status := 'unknown'; RETURN; END IF;
  -- the draw before the ticket: the settlement locks tickets of a finished draw, and waits for wallets
  PERFORM pg_advisory_xact_lock_shared(7201816, v_ticket.draw_id);
  IF NOT EXISTS (SELECT FROM draw d
      WHERE d.id = v_ticket.draw_id AND d.prizes IS NULL AND d.voided_at IS NULL AND d.closed_at IS NULL
        AND d.closes_at > clock_timestamp()) THEN
    status := CASE WHEN v_ticket.state = 'open' THEN 'closed' ELSE 'over' END; RETURN;
  END IF;
  SELECT * INTO v_ticket FROM lottery_ticket t WHERE t.id = v_ticket.id FOR NO KEY UPDATE;
  IF v_ticket.state <> 'open' THEN status := 'over'; RETURN; END IF;

  PERFORM 1 FROM lottery_exposure e JOIN unnest(p_exposures) x ON x.bet = e.bet AND x.pick = e.pick
  WHERE e.draw_id = v_ticket.draw_id AND e.market_code = v_ticket.market_code
  ORDER BY e.bet, e.pick FOR NO KEY UPDATE OF e;
  UPDATE lottery_exposure e SET staked = e.staked - x.staked, payout = e.payout - x.payout
  FROM unnest(p_exposures) x
  WHERE e.draw_id = v_ticket.draw_id AND e.market_code = v_ticket.market_code AND e.bet = x.bet AND e.pick = x.pick;

  UPDATE lottery_ticket t SET state = 'cancelled', closed_at = p_at WHERE t.id = v_ticket.id;
  v_station := (SELECT d.station_code FROM draw d WHERE d.id = v_ticket.draw_id);
  PERFORM round_close(v_station, ARRAY[p_code], ARRAY[p_member],
    ARRAY[0], 'cancelled', p_at);
  SELECT * INTO v_post FROM ledger_post('lottery/' || p_code || '/cancel', 'refund',
    lottery_house_account(p_member, v_ticket.currency), wallet_account('member', p_member::text, v_ticket.currency),
    v_ticket.staked, p_subject, p_code, p_at);
  IF v_post.status <> 'posted' THEN RAISE EXCEPTION 'the stake of ticket % was %', p_code, v_post.status; END IF;
  IF v_ticket.rebate > 0 THEN
    SELECT * INTO v_post FROM ledger_post('lottery/' || p_code || '/rebateBack', 'rebate',
      wallet_account('member', p_member::text, v_ticket.currency), lottery_house_account(p_member, v_ticket.currency),
      v_ticket.rebate, p_subject, p_code, p_at);
    IF v_post.status <> 'posted' THEN RAISE EXCEPTION 'the rebate of ticket % was %', p_code, v_post.status; END IF;
  END IF;
  PERFORM bonus_return_round(p_member, 'LOTTERY', v_station, p_code, 'lottery/' || p_code || '/cancel', p_at);
  PERFORM play_take_back(p_member, v_ticket.staked, 0, v_ticket.placed_at, p_at);
  status := 'cancelled';
  SELECT a.balance INTO balance FROM ledger.account a WHERE a.id = wallet_account('member', p_member::text, v_ticket.currency);
END $$;
