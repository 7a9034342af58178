-- Sets operators' limit of one pick of an open draw; null: the market's limit. status: 'set', 'changed' (it is not
-- p_from, or already the new one), 'closed' (nothing is sold any more). Purchases of the pick wait for the row.
CREATE OR REPLACE FUNCTION lottery_limit_pick(p_draw int, p_market text, p_bet text, p_pick text, p_exposure bigint,
  p_from bigint, p_to bigint, OUT status text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(7201816, p_draw);
  IF NOT EXISTS (SELECT FROM draw d WHERE d.id = p_draw AND d.prizes IS NULL AND d.voided_at IS NULL AND d.closed_at IS NULL
      AND d.closes_at > clock_timestamp()) THEN
    status := 'closed'; RETURN;
  END IF;
  INSERT INTO lottery_exposure (draw_id, market_code, bet, pick, staked, payout, exposure)
  VALUES (p_draw, p_market, p_bet, p_pick, 0, 0, p_exposure) ON CONFLICT DO NOTHING;
  UPDATE lottery_exposure e SET lowered_to = p_to
  WHERE e.draw_id = p_draw AND e.market_code = p_market AND e.bet = p_bet AND e.pick = p_pick
    AND e.lowered_to IS NOT DISTINCT FROM p_from;
  status := CASE WHEN FOUND THEN 'set' ELSE 'changed' END;
END $$;
