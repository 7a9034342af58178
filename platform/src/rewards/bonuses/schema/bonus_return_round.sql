-- Returns the bonuses' parts of a round that is rolled back as a whole, once its stake is back in the main wallet and
-- its wins have left: each bonus gets its stake less what it was given. The caller holds the lock on the member's main
-- account.
CREATE OR REPLACE FUNCTION bonus_return_round(p_member bigint, p_vendor text, p_game text, p_round text, p_key text,
  p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_part record;
  v_bonus bonus;
BEGIN
  FOR v_part IN
    SELECT p.bonus_id, s.beside, s.amount FROM bonus_parts_of(p_member, p_vendor, p_game, p_round) p
    JOIN bonus b ON b.id = p.bonus_id CROSS JOIN LATERAL bonus_split(bonus_beside(b), p.staked - p.won, b.balance) s
    ORDER BY p.bonus_id, s.beside
  LOOP
    SELECT * INTO v_bonus FROM bonus b WHERE b.id = v_part.bonus_id;
    PERFORM bonus_move_part(v_bonus, ROW(v_bonus.id, p_key, p_member, p_vendor, p_game, p_round,
      CASE WHEN v_part.amount > 0 THEN 'refund' ELSE 'winBack' END, abs(v_part.amount), v_part.beside, p_at));
  END LOOP;
END $$;
