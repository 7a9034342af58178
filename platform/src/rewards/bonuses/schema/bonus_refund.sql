-- Returns a bonus's part of a bet that was just refunded to the main wallet; p_bet is the key of the bet. The caller
-- holds the lock on the member's main account.
CREATE OR REPLACE FUNCTION bonus_refund(p_member bigint, p_game text, p_round text, p_bet text, p_key text, p_at timestamptz)
RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_part bonus_part;
  v_bonus bonus;
BEGIN
  SELECT * INTO v_part FROM bonus_part p
  WHERE p.member_id = p_member AND p.round_id = p_round AND p.game_id = p_game AND p.kind = 'stake' AND p.key = p_bet;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT * INTO v_bonus FROM bonus b WHERE b.id = v_part.bonus_id;
  v_part.key := p_key; v_part.kind := 'refund'; v_part.beside := bonus_beside(v_bonus); v_part.at := p_at;
  PERFORM bonus_move_part(v_bonus, v_part);
END $$;
