-- Settles tickets of a draw that the caller's transaction has locked: those with a line in p_won have won, the others
-- lost. Pays what was won through the ledger, each ticket once. Answers how many were settled, and what was paid.
CREATE OR REPLACE FUNCTION lottery_settle(p_tickets bigint[], p_won lottery_line_won[], p_subject jsonb, p_at timestamptz,
  OUT settled int, OUT paid bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- wallets first and in one order, as everything that moves money takes them
  PERFORM 1 FROM account a WHERE a.id IN (
    SELECT wallet_account('member', t.member_id::text, t.currency) FROM lottery_ticket t
    WHERE t.id IN (SELECT w.ticket_id FROM unnest(p_won) w))
    ORDER BY a.id FOR NO KEY UPDATE;

  UPDATE lottery_line l SET won = w.won FROM unnest(p_won) w WHERE l.ticket_id = w.ticket_id AND l.place = w.place;
  WITH sums AS (SELECT w.ticket_id, sum(w.won)::bigint AS won FROM unnest(p_won) w GROUP BY w.ticket_id)
  UPDATE lottery_ticket t SET state = CASE WHEN s.won IS NULL THEN 'lost' ELSE 'won' END,
    won = coalesce(s.won, 0), closed_at = p_at
  FROM unnest(p_tickets) i LEFT JOIN sums s ON s.ticket_id = i WHERE t.id = i AND t.state = 'open';
  GET DIAGNOSTICS settled = ROW_COUNT;
  IF settled <> cardinality(p_tickets) THEN RAISE EXCEPTION 'a ticket was settled that is not open'; END IF;

  PERFORM round_close(x.station, x.codes, x.members, x.won, 'settled', p_at) FROM (
    SELECT d.station_code AS station, array_agg(t.code) AS codes, array_agg(t.member_id) AS members, array_agg(t.won) AS won
    FROM lottery_ticket t JOIN draw d ON d.id = t.draw_id WHERE t.id = ANY (p_tickets) GROUP BY d.station_code) x;

  SELECT coalesce(sum(t.won), 0) INTO paid FROM lottery_ticket t WHERE t.id = ANY (p_tickets);
  IF paid = 0 THEN RETURN; END IF;
  PERFORM play_count_wins(array_agg(w.member_id), array_agg(w.won), p_at) FROM (
    SELECT t.member_id, sum(t.won)::bigint AS won FROM lottery_ticket t
    WHERE t.id = ANY (p_tickets) AND t.won > 0 GROUP BY t.member_id) w;
  PERFORM 1 FROM account a WHERE a.id IN (
    SELECT lottery_house_account(h.member_id, h.currency) FROM (SELECT DISTINCT ON (t.member_id % 8, t.currency) t.member_id, t.currency
      FROM lottery_ticket t WHERE t.id = ANY (p_tickets) AND t.won > 0) h)
    ORDER BY a.id FOR NO KEY UPDATE;
  PERFORM ledger_post_many(ARRAY(
    SELECT ROW('lottery/' || t.code || '/win', 'win', lottery_house_account(t.member_id, t.currency),
      wallet_account('member', t.member_id::text, t.currency), t.won, p_subject, t.code, p_at)::wallet_movement
    FROM lottery_ticket t WHERE t.id = ANY (p_tickets) AND t.won > 0 ORDER BY t.id));
END $$;
