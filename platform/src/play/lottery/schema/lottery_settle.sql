-- Settles tickets of a draw by its present result, in the transaction that locks the draw: those with a line in p_won
-- have won, the others lost. The difference to an earlier settlement of a ticket is paid or taken back: it moves
-- through the ledger, once per revision. What is taken back becomes a debt (the account 'debt'), which the caller
-- collects. Returns how many were settled, what was paid, and the tickets that moved money, each with the difference
-- (`again`: it was settled differently before; `owed`: by the member).
CREATE OR REPLACE FUNCTION lottery_settle(p_tickets bigint[], p_won lottery_line_won[], p_revision int, p_subject jsonb,
  p_at timestamptz, OUT settled int, OUT paid bigint, OUT changed jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_key text := CASE p_revision WHEN 0 THEN '' ELSE '/' || p_revision END;
  v_deltas lottery_delta[];
  v_back record;
BEGIN
  SELECT array_agg(ROW(t.id, t.code, t.member_id, t.currency, coalesce(s.won, 0) - t.won, t.state <> 'open',
    coalesce(t.closed_at, t.placed_at))::lottery_delta
    ORDER BY t.id) FILTER (WHERE coalesce(s.won, 0) <> t.won)
  INTO v_deltas
  FROM lottery_ticket t LEFT JOIN (SELECT w.ticket_id, sum(w.won)::bigint AS won FROM unnest(p_won) w GROUP BY w.ticket_id) s
    ON s.ticket_id = t.id
  WHERE t.id = ANY (p_tickets);
  v_deltas := coalesce(v_deltas, '{}');
  -- wallets first and in one order, as in everything that moves money
  PERFORM ledger_lock(ARRAY(SELECT wallet_account('member', x.member_id::text, x.currency) FROM unnest(v_deltas) x));

  IF p_revision > 0 THEN
    UPDATE lottery_line l SET won = NULL WHERE l.ticket_id = ANY (p_tickets) AND l.won IS NOT NULL;
  END IF;
  UPDATE lottery_line l SET won = w.won FROM unnest(p_won) w WHERE l.ticket_id = w.ticket_id AND l.place = w.place;
  WITH sums AS (SELECT w.ticket_id, sum(w.won)::bigint AS won FROM unnest(p_won) w GROUP BY w.ticket_id)
  UPDATE lottery_ticket t SET state = CASE WHEN s.won IS NULL THEN 'lost' ELSE 'won' END,
    won = coalesce(s.won, 0), closed_at = p_at
  FROM unnest(p_tickets) i LEFT JOIN sums s ON s.ticket_id = i WHERE t.id = i AND t.state IN ('open', 'won', 'lost');
  GET DIAGNOSTICS settled = ROW_COUNT;
  IF settled <> cardinality(p_tickets) THEN RAISE EXCEPTION 'a ticket was settled that cannot be'; END IF;

  PERFORM round_close(x.station, x.codes, x.members, x.won, 'settled', p_at) FROM (
    SELECT d.station_code AS station, array_agg(t.code) AS codes, array_agg(t.member_id) AS members, array_agg(t.won) AS won
    FROM lottery_ticket t JOIN draw d ON d.id = t.draw_id WHERE t.id = ANY (p_tickets) GROUP BY d.station_code) x;

  SELECT coalesce(sum(x.delta) FILTER (WHERE x.delta > 0), 0),
    coalesce(jsonb_agg(jsonb_build_object('code', x.code, 'member', x.member_id::text, 'currency', x.currency,
      'delta', x.delta::text, 'owed', x.delta < 0, 'again', x.was_settled) ORDER BY x.ticket_id), '[]')
  INTO paid, changed FROM unnest(v_deltas) x;
  IF cardinality(v_deltas) = 0 THEN RETURN; END IF;
  IF paid > 0 THEN
    PERFORM play_count_wins(array_agg(w.member_id), array_agg(w.won), p_at) FROM (
      SELECT x.member_id, sum(x.delta)::bigint AS won FROM unnest(v_deltas) x WHERE x.delta > 0 GROUP BY x.member_id) w;
  END IF;
  PERFORM ledger_lock(ARRAY(SELECT lottery_house_account(h.member_id, h.currency) FROM (
    SELECT DISTINCT ON (x.member_id % 8, x.currency) x.member_id, x.currency FROM unnest(v_deltas) x) h));
  IF paid > 0 THEN
    PERFORM ledger_post_many(ARRAY(
      SELECT ROW('lottery/' || x.code || '/win' || v_key, 'win', lottery_house_account(x.member_id, x.currency),
        wallet_account('member', x.member_id::text, x.currency), x.delta, p_subject, x.code, p_at)::wallet_movement
      FROM unnest(v_deltas) x WHERE x.delta > 0 ORDER BY x.ticket_id));
  END IF;
  -- Winnings on a bonus's stake go to the bonus; what it may not keep goes to the wallet, where the debt is collected.
  PERFORM bonus_follow(r.member_id, 'LOTTERY', r.game_id, r.code, 'lottery/' || r.code || '/win' || v_key, r.staked,
    r.won + r.rebate, r.delta, p_at)
  FROM (SELECT x.member_id, d.station_code AS game_id, x.code, t.staked, t.won, t.rebate, x.delta
    FROM unnest(v_deltas) x JOIN lottery_ticket t ON t.id = x.ticket_id JOIN draw d ON d.id = t.draw_id
    WHERE EXISTS (SELECT FROM bonuses.bonus_part p WHERE p.member_id = x.member_id AND p.round_id = x.code AND p.vendor_code = 'LOTTERY')
    ORDER BY x.ticket_id) r;
  FOR v_back IN SELECT * FROM unnest(v_deltas) x WHERE x.delta < 0 ORDER BY x.ticket_id LOOP
    PERFORM lottery_take_back(v_back.member_id, v_back.currency, v_back.code, p_revision, -v_back.delta, p_subject, p_at);
    PERFORM play_take_back(v_back.member_id, 0, -v_back.delta, v_back.counted_at, p_at);
  END LOOP;
END $$;
