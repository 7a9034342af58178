-- Closes an open bonus: what it holds goes to the main wallet if it is released, otherwise back to the house. The
-- caller holds the lock on the member's main account, which serializes all changes of a member's bonuses.
CREATE OR REPLACE FUNCTION bonus_close(b bonus, p_state text, p_wagered bigint, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE v_post record;
BEGIN
  UPDATE bonus k SET state = p_state, wagered = p_wagered, counted_at = p_at, closed_at = p_at, balance = 0,
    closed_with = b.balance
  WHERE k.id = b.id AND k.state = b.state AND k.balance = b.balance AND k.state IN ('waiting', 'running');
  IF NOT FOUND THEN RAISE EXCEPTION 'bonus % is closed already', b.id; END IF;
  IF b.balance = 0 THEN RETURN; END IF;
  SELECT * INTO v_post FROM ledger_post('bonus/' || b.id || '/end', 'bonus',
    wallet_account('bonus', b.member_id::text, b.currency),
    CASE p_state WHEN 'released' THEN wallet_account('member', b.member_id::text, b.currency)
      ELSE wallet_account('house', 'HOUSE', b.currency) END,
    b.balance, b.title, 'B-' || b.id, p_at);
  IF v_post.status <> 'posted' THEN RAISE EXCEPTION 'the end of bonus % was %', b.id, v_post.status; END IF;
END $$;
