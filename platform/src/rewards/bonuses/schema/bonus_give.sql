-- Grants a bonus, idempotent by key: `is_new` is false for a replay. With a wagering requirement the money is held, and
-- the bonus runs as soon as no other does; without one it is paid to the main wallet. The requirement is capped at what
-- the member's market allows.
CREATE OR REPLACE FUNCTION bonus_give(p_member bigint, p_currency text, p_source text, p_key text, p_title jsonb,
  p_amount bigint, p_target bigint, p_days int, p_weights jsonb, p_largest_bet bigint, p_at timestamptz,
  OUT id bigint, OUT is_new boolean, OUT state text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_post record;
  v_target bigint := least(p_target, p_amount * (SELECT r.most_wagering FROM members.member m JOIN protection.market_protection r
    ON r.market_code = m.market_code WHERE m.id = p_member));
BEGIN
  PERFORM bonus_hold_member(p_member, p_currency);
  SELECT b.id, false, b.state INTO id, is_new, state FROM bonus b WHERE b.member_id = p_member AND b.key = p_key;
  IF FOUND THEN RETURN; END IF;
  is_new := true;
  state := CASE WHEN v_target = 0 THEN 'released'
    WHEN EXISTS (SELECT FROM bonus b WHERE b.member_id = p_member AND b.state IN ('waiting', 'running')) THEN 'waiting'
    ELSE 'running' END;
  INSERT INTO bonus AS b (member_id, currency, source, key, title, amount, target, days, weights, largest_bet, state, given_at,
    started_at, ends_at, closed_at, balance, closed_with)
  VALUES (p_member, p_currency, p_source, p_key, p_title, p_amount, v_target, p_days, p_weights, p_largest_bet, state, p_at,
    CASE state WHEN 'running' THEN p_at END, CASE state WHEN 'running' THEN p_at + make_interval(days => p_days) END,
    CASE state WHEN 'released' THEN p_at END, CASE state WHEN 'released' THEN 0 ELSE p_amount END,
    CASE state WHEN 'released' THEN p_amount END)
  RETURNING b.id INTO id;
  SELECT * INTO v_post FROM ledger_post('bonus/' || id || '/give', 'bonus', wallet_account('house', 'HOUSE', p_currency),
    wallet_account(CASE state WHEN 'released' THEN 'member' ELSE 'bonus' END, p_member::text, p_currency),
    p_amount, p_title, 'B-' || id, p_at);
  IF v_post.status <> 'posted' THEN RAISE EXCEPTION 'a new bonus was %', v_post.status; END IF;
END $$;
