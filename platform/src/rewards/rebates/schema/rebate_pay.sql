-- Pays a member's open rebates of these categories, those that each reach p_least; idempotent by key: `is_new` is false
-- for a replay. Null when none reaches it. A day is paid by what has been settled so far.
CREATE OR REPLACE FUNCTION rebate_pay(p_member bigint, p_currency text, p_key text, p_by text, p_categories text[], p_rates jsonb,
  p_least bigint, p_first date, p_last date, p_at timestamptz, OUT id bigint, OUT is_new boolean)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_amount bigint;
  v_post record;
BEGIN
  PERFORM bonus_hold_member(p_member, p_currency);
  SELECT p.id, false INTO id, is_new FROM rebate_payout p WHERE p.member_id = p_member AND p.key = p_key;
  IF FOUND THEN RETURN; END IF;
  SELECT sum(c.amount) INTO v_amount FROM (
    SELECT sum(o.amount)::bigint AS amount FROM rebate_open(p_member, p_rates, p_first, p_last) o
    WHERE o.category = ANY (p_categories) GROUP BY o.category HAVING sum(o.amount) >= greatest(p_least, 1)) c;
  IF v_amount IS NULL THEN RETURN; END IF;
  INSERT INTO rebate_payout AS p (member_id, key, by, amount, at) VALUES (p_member, p_key, p_by, v_amount, p_at)
  RETURNING p.id, true INTO id, is_new;
  INSERT INTO rebate_day (member_id, day, category, payout_id, rate, valid, amount)
  SELECT p_member, o.day, o.category, rebate_pay.id, o.rate, o.valid, o.amount FROM (
    SELECT r.*, sum(r.amount) OVER (PARTITION BY r.category) AS together
    FROM rebate_open(p_member, p_rates, p_first, p_last) r WHERE r.category = ANY (p_categories)) o
  WHERE o.together >= greatest(p_least, 1);
  SELECT * INTO v_post FROM ledger_post('rebate/' || id, 'rebate', wallet_account('house', 'HOUSE', p_currency),
    wallet_account('member', p_member::text, p_currency), v_amount,
    jsonb_build_object('vi', 'Hoàn trả tiền cược', 'en', 'Rebate on stakes'), 'R-' || id, p_at);
  IF v_post.status <> 'posted' THEN RAISE EXCEPTION 'a new rebate was %', v_post.status; END IF;
END $$;
