-- Refunds tickets of a voided draw, less what was paid back at once, in the transaction that locks the draw; earlier
-- winnings become debts, which the caller collects. Returns their number, and what each moved.
CREATE OR REPLACE FUNCTION lottery_void(p_tickets bigint[], p_revision int, p_subject jsonb, p_at timestamptz,
  OUT settled int, OUT changed jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE v_ticket record;
BEGIN
  PERFORM ledger_lock(ARRAY(
    SELECT wallet_account('member', t.member_id::text, t.currency) FROM lottery_ticket t WHERE t.id = ANY (p_tickets)));
  PERFORM play_hold(ARRAY(SELECT DISTINCT t.member_id FROM lottery_ticket t WHERE t.id = ANY (p_tickets) ORDER BY 1), p_at);
  PERFORM ledger_lock(ARRAY(
    SELECT lottery_house_account(h.member_id, h.currency) FROM (SELECT DISTINCT ON (t.member_id % 8, t.currency)
      t.member_id, t.currency FROM lottery_ticket t WHERE t.id = ANY (p_tickets)) h));
  SELECT coalesce(jsonb_agg(jsonb_build_object('code', t.code, 'member', t.member_id::text, 'currency', t.currency,
    'delta', (t.staked - t.rebate - t.won)::text, 'owed', t.won > 0, 'again', t.state <> 'open') ORDER BY t.id), '[]')
  INTO changed FROM lottery_ticket t WHERE t.id = ANY (p_tickets);

  PERFORM ledger_post_many(ARRAY(
    SELECT x.move FROM (
      SELECT t.id, 0 AS step, ROW('lottery/' || t.code || '/void', 'refund', lottery_house_account(t.member_id, t.currency),
        wallet_account('member', t.member_id::text, t.currency), t.staked, p_subject, t.code, p_at)::wallet_movement AS move
      FROM lottery_ticket t WHERE t.id = ANY (p_tickets)
      UNION ALL
      SELECT t.id, 1, ROW('lottery/' || t.code || '/rebateBack', 'rebate', wallet_account('member', t.member_id::text, t.currency),
        lottery_house_account(t.member_id, t.currency), t.rebate, p_subject, t.code, p_at)::wallet_movement
      FROM lottery_ticket t WHERE t.id = ANY (p_tickets) AND t.rebate > 0) x
    ORDER BY x.id, x.step));
  FOR v_ticket IN SELECT * FROM lottery_ticket t WHERE t.id = ANY (p_tickets) ORDER BY t.id LOOP
    IF v_ticket.won > 0 THEN
      PERFORM lottery_take_back(v_ticket.member_id, v_ticket.currency, v_ticket.code, p_revision, v_ticket.won, p_subject, p_at);
      PERFORM play_take_back(v_ticket.member_id, 0, v_ticket.won, v_ticket.closed_at, p_at);
    END IF;
    PERFORM play_take_back(v_ticket.member_id, v_ticket.staked, 0, v_ticket.placed_at, p_at);
  END LOOP;

  PERFORM bonus_return_round(r.member_id, 'LOTTERY', r.game_id, r.round_id, 'lottery/' || r.round_id || '/void', p_at)
  FROM (SELECT DISTINCT p.member_id, p.game_id, p.round_id FROM lottery_ticket t JOIN bonuses.bonus_part p
    ON p.member_id = t.member_id AND p.round_id = t.code AND p.vendor_code = 'LOTTERY'
    WHERE t.id = ANY (p_tickets) ORDER BY 1, 3) r;

  UPDATE lottery_line l SET won = NULL WHERE l.ticket_id = ANY (p_tickets) AND l.won IS NOT NULL;
  UPDATE lottery_ticket t SET state = 'voided', won = 0, closed_at = p_at
  WHERE t.id = ANY (p_tickets) AND t.state IN ('open', 'won', 'lost');
  GET DIAGNOSTICS settled = ROW_COUNT;
  IF settled <> cardinality(p_tickets) THEN RAISE EXCEPTION 'a ticket was voided that cannot be'; END IF;
  PERFORM round_close(x.station, x.codes, x.members, x.won, 'cancelled', p_at) FROM (
    SELECT d.station_code AS station, array_agg(t.code) AS codes, array_agg(t.member_id) AS members, array_agg(0::bigint) AS won
    FROM lottery_ticket t JOIN draw d ON d.id = t.draw_id WHERE t.id = ANY (p_tickets) GROUP BY d.station_code) x;
END $$;
