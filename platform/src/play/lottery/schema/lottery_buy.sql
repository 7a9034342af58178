-- Sells a ticket, in the caller's transaction, which must be rolled back unless status is 'bought'. status: 'closed'
-- (the draw, by this server's clock), a refusal of play_room, 'limit' (`room` is what may still be staked), 'full'
-- (`full` names the picks, as {bet, pick, left}), 'insufficient'. For a series below the member's maximum, the
-- difference is paid back at once, to the main wallet. p_from: the member's account that pays, 'member' or 'plan';
-- `balance`: that of the account moved last. What the main wallet lacks is taken from the running bonus, where allowed.
-- Rows are locked in one order: wallet, player, exposures, the house's side. A shared lock on the draw, which its
-- drawer waits for, ensures that no ticket is sold after the settlement has begun.
CREATE OR REPLACE FUNCTION lottery_buy(p_member bigint, p_draw int, p_market text, p_currency text, p_from text,
  p_code text, p_lines lottery_line_bought[], p_exposures lottery_exposure_bought[], p_subject jsonb, p_at timestamptz,
  p_by_series bigint, p_series smallint, p_ceiling smallint,
  OUT status text, OUT ticket_id bigint, OUT room bigint, OUT "full" jsonb, OUT balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_play record;
  v_staked bigint := (SELECT sum(l.picks::bigint * l.units * l.unit_stake) FROM unnest(p_lines) l);
  v_taken text[];
  v_rebate bigint := coalesce(p_by_series * (p_ceiling - p_series) / 2000, 0);
  v_station text;
  v_category text;
  v_main bigint;
  v_post record;
BEGIN
  SELECT d.station_code, s.category INTO v_station, v_category
  FROM draw d JOIN lottery_station s ON s.code = d.station_code WHERE d.id = p_draw;
  PERFORM ledger_lock_main(p_member::text);
  PERFORM play_hold(ARRAY[p_member], p_at);
  SELECT * INTO v_play FROM play_room(p_member, p_at);
  IF v_play.refusal IS NOT NULL THEN status := v_play.refusal; RETURN; END IF;
  IF v_staked > v_play.room THEN status := 'limit'; room := greatest(v_play.room, 0); RETURN; END IF;

  PERFORM pg_advisory_xact_lock_shared(7201816, p_draw);
  IF NOT EXISTS (SELECT FROM draw d WHERE d.id = p_draw AND d.prizes IS NULL AND d.voided_at IS NULL AND d.closed_at IS NULL
      AND d.closes_at > clock_timestamp()) THEN
    status := 'closed'; RETURN;
  END IF;

  INSERT INTO lottery_ticket (code, member_id, market_code, currency, draw_id, staked, placed_at, by_series, series, ceiling, rebate)
  VALUES (p_code, p_member, p_market, p_currency, p_draw, v_staked, p_at, p_by_series, p_series, p_ceiling, v_rebate)
  RETURNING id INTO ticket_id;
  INSERT INTO lottery_line (ticket_id, place, bet, selection, picks, units, unit_stake, odds)
  SELECT lottery_buy.ticket_id, l.place - 1, l.bet, l.selection, l.picks, l.units, l.unit_stake, l.odds
  FROM unnest(p_lines) WITH ORDINALITY AS l (bet, selection, picks, units, unit_stake, odds, place);

  PERFORM round_open(p_member, v_station, p_code, v_category, 'draw ' || p_draw, v_staked, p_at);

  -- as late as possible: many slips contend for popular picks, and each waits for the commit of the one before
  WITH taken AS (
    INSERT INTO lottery_exposure AS e (draw_id, market_code, bet, pick, staked, payout, exposure)
    SELECT p_draw, p_market, x.bet, x.pick, x.staked, x.payout, x.exposure
    FROM unnest(p_exposures) x
    WHERE x.payout <= x.exposure OR EXISTS (SELECT FROM lottery_exposure k
      WHERE k.draw_id = p_draw AND k.market_code = p_market AND k.bet = x.bet AND k.pick = x.pick)
    ORDER BY x.bet, x.pick
    ON CONFLICT (draw_id, market_code, bet, pick) DO UPDATE
      SET staked = e.staked + excluded.staked, payout = e.payout + excluded.payout, exposure = excluded.exposure
      -- least() ignores null: without an operators' limit, the market's applies
      WHERE e.payout + excluded.payout <= least(excluded.exposure, e.lowered_to)
    RETURNING e.bet, e.pick
  )
  SELECT array_agg(t.bet || ' ' || t.pick) INTO v_taken FROM taken t;
  IF coalesce(cardinality(v_taken), 0) < cardinality(p_exposures) THEN
    SELECT jsonb_agg(jsonb_build_object('bet', x.bet, 'pick', x.pick,
      'left', greatest(least(x.exposure, k.lowered_to) - coalesce(k.payout, 0), 0)))
    INTO "full"
    FROM unnest(p_exposures) x
    LEFT JOIN lottery_exposure k
      ON k.draw_id = p_draw AND k.market_code = p_market AND k.bet = x.bet AND k.pick = x.pick
    WHERE (x.bet || ' ' || x.pick) <> ALL (coalesce(v_taken, '{}'));
  END IF;
  IF "full" IS NOT NULL THEN status := 'full'; RETURN; END IF;

  IF p_from = 'member' THEN
    SELECT a.balance INTO v_main FROM ledger.account a WHERE a.id = wallet_account('member', p_member::text, p_currency);
    IF v_main < v_staked AND bonus_lend(p_member, 'LOTTERY', v_station, p_code, 'lottery/' || p_code || '/bet',
        v_staked - v_main, v_staked, p_at, v_category) IS NOT NULL THEN
      status := 'insufficient'; RETURN;
    END IF;
  END IF;
  SELECT * INTO v_post FROM ledger_post('lottery/' || p_code || '/bet', 'bet',
    wallet_account(p_from, p_member::text, p_currency), lottery_house_account(p_member, p_currency), v_staked,
    p_subject, p_code, p_at);
  IF v_post.status = 'insufficient' THEN status := 'insufficient'; RETURN; END IF;
  IF v_post.status <> 'posted' THEN RAISE EXCEPTION 'a new ticket was %', v_post.status; END IF;
  PERFORM play_count_stakes(ARRAY[ROW(p_member, v_staked, p_at)::play_stake]);
  status := 'bought'; balance := v_post.balance_from;
  IF v_rebate > 0 THEN
    SELECT * INTO v_post FROM ledger_post('lottery/' || p_code || '/rebate', 'rebate',
      lottery_house_account(p_member, p_currency), wallet_account('member', p_member::text, p_currency), v_rebate,
      p_subject, p_code, p_at);
    IF v_post.status <> 'posted' THEN RAISE EXCEPTION 'the rebate of a new ticket was %', v_post.status; END IF;
    PERFORM bonus_follow(p_member, 'LOTTERY', v_station, p_code, 'lottery/' || p_code || '/rebate', v_staked, v_rebate, v_rebate,
      p_at);
    SELECT a.balance INTO balance FROM ledger.account a WHERE a.id = wallet_account('member', p_member::text, p_currency);
  END IF;
END $$;
