-- Tops the main wallet up for a stake from the running bonus: main money is staked first. code: null on success,
-- 'LARGEST_BET' when the round would exceed the bonus's limit, 'INSUFFICIENT' otherwise. The caller holds the lock on
-- the member's main account and stakes at once. p_category: for a game that is not in the catalogue.
CREATE OR REPLACE FUNCTION bonus_lend(p_member bigint, p_vendor text, p_game text, p_round text, p_key text, p_lacks bigint,
  p_staked bigint, p_at timestamptz, p_category text DEFAULT NULL, OUT code text)
LANGUAGE plpgsql AS $$
DECLARE v_bonus bonus;
BEGIN
  IF bonus_playable(p_member, p_game, p_at, p_category) < p_lacks THEN code := 'INSUFFICIENT'; RETURN; END IF;
  SELECT * INTO v_bonus FROM bonus b WHERE b.member_id = p_member AND b.state = 'running';
  IF p_staked > v_bonus.largest_bet THEN code := 'LARGEST_BET'; RETURN; END IF;
  PERFORM bonus_move_part(v_bonus, ROW(v_bonus.id, p_key, p_member, p_vendor, p_game, p_round, 'stake', p_lacks, 'bonus', p_at));
END $$;
