-- What a ticket was paid in error becomes a debt to the house, once per revision of its draw.
CREATE OR REPLACE FUNCTION lottery_take_back(p_member bigint, p_currency text, p_code text, p_revision int, p_amount bigint,
  p_subject jsonb, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE v_post record;
BEGIN
  SELECT * INTO v_post FROM ledger_post('lottery/' || p_code || '/back/' || p_revision, 'refund',
    wallet_account('debt', p_member::text, p_currency), lottery_house_account(p_member, p_currency), p_amount, p_subject,
    p_code, p_at);
  IF v_post.status <> 'posted' THEN RAISE EXCEPTION 'taking back from ticket % was %', p_code, v_post.status; END IF;
END $$;
