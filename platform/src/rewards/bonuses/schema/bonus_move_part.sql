-- Moves a bonus's part of a movement of play between the main wallet and `beside`, and records it. The caller holds the
-- lock on the member's main account.
CREATE OR REPLACE FUNCTION bonus_move_part(b bonus, p bonus_part) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_to_wallet boolean := p.kind IN ('stake', 'winBack');
  v_wallet bigint := wallet_account('member', b.member_id::text, b.currency);
  v_beside bigint := CASE p.beside WHEN 'bonus' THEN wallet_account('bonus', b.member_id::text, b.currency)
    WHEN 'house' THEN wallet_account('house', 'HOUSE', b.currency) END;
  v_post record;
BEGIN
  INSERT INTO bonus_part SELECT p.*;
  IF p.beside = 'wallet' THEN RETURN; END IF;
  IF p.beside = 'bonus' THEN
    UPDATE bonus k SET balance = k.balance + CASE WHEN v_to_wallet THEN -p.amount ELSE p.amount END WHERE k.id = b.id;
  END IF;
  SELECT * INTO v_post FROM ledger_post('bonus/' || b.id || '/' || p.kind || '/' || p.key,
    CASE p.beside WHEN 'bonus' THEN 'bonusPlay' ELSE 'bonus' END,
    CASE WHEN v_to_wallet THEN v_beside ELSE v_wallet END, CASE WHEN v_to_wallet THEN v_wallet ELSE v_beside END,
    p.amount, b.title, 'B-' || b.id, p.at);
  IF v_post.status <> 'posted' THEN RAISE EXCEPTION 'a part of bonus % was %', b.id, v_post.status; END IF;
END $$;
