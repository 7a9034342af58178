-- Splits the outcome of a round between wallet and bonuses in proportion to their stakes (bonus_shares); p_key is the
-- key of the movement that this follows. Money won is already in the wallet, money taken back still is. The caller
-- holds the lock on the member's main account.
CREATE OR REPLACE FUNCTION bonus_follow(p_member bigint, p_vendor text, p_game text, p_round text, p_key text, p_staked bigint,
  p_came bigint, p_now bigint, p_at timestamptz) RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_share record;
  v_bonus bonus;
BEGIN
  FOR v_share IN SELECT * FROM bonus_shares(p_member, p_vendor, p_game, p_round, p_staked, p_came, p_now) ORDER BY bonus_id, beside LOOP
    SELECT * INTO v_bonus FROM bonus b WHERE b.id = v_share.bonus_id;
    PERFORM bonus_move_part(v_bonus, ROW(v_bonus.id, p_key, p_member, p_vendor, p_game, p_round,
      CASE WHEN v_share.amount > 0 THEN 'win' ELSE 'winBack' END, abs(v_share.amount), v_share.beside, p_at));
  END LOOP;
END $$;
