-- Credits the points of a deposit by the rule of its day, or takes back those of a reversed one; each once.
CREATE OR REPLACE FUNCTION point_deposit_given(p_transfer bigint, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  d record;
  v_points bigint;
BEGIN
  SELECT t.kind, t.reference, m.id AS member_id, abs(p.amount) AS amount,
    point_rule_on(m.market_code, market_day(t.at, m.market_code)) AS rule INTO d
  FROM ledger.transfer t JOIN ledger.posting p ON p.transfer_id = t.id JOIN ledger.account a ON a.id = p.account_id AND a.kind IN ('member', 'debt')
    JOIN members.member m ON m.id = a.owner::bigint AND m.customer_type <> 4
  WHERE t.id = p_transfer;
  IF NOT FOUND THEN RETURN; END IF;
  IF d.kind = 'deposit' THEN
    v_points := points_for(d.rule, 'deposit', d.amount);
    IF v_points = 0 THEN RETURN; END IF;
    INSERT INTO point_deposit (member_id, reference, points) VALUES (d.member_id, d.reference, v_points)
    ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN RETURN; END IF;
    PERFORM point_move(d.member_id, 'deposit', v_points, concat_ws('/', 'deposit', d.member_id, d.reference),
      jsonb_build_object('reference', d.reference, 'amount', d.amount), p_at);
  ELSE
    UPDATE point_deposit x SET is_reversed = true
    WHERE x.member_id = d.member_id AND x.reference = d.reference AND NOT x.is_reversed RETURNING x.points INTO v_points;
    IF NOT FOUND THEN RETURN; END IF;
    PERFORM point_move(d.member_id, 'deposit', -v_points, concat_ws('/', 'reversal', d.member_id, d.reference),
      jsonb_build_object('reference', d.reference, 'amount', -d.amount), p_at);
  END IF;
END $$;
