-- What speaks against a stake by the player's own limits; null: nothing. A day's stakes are those of the rounds that
-- were opened on it, as in a member's record.
CREATE OR REPLACE FUNCTION play_refusal(p_member bigint, p_amount bigint, p_at timestamptz) RETURNS text
LANGUAGE plpgsql STABLE AS $$
DECLARE
  v_limit play_limit;
  v_staked bigint;
BEGIN
  SELECT * INTO v_limit FROM play_limit l WHERE l.member_id = p_member;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF v_limit.excluded_until > p_at THEN RETURN 'PLAYER_EXCLUDED'; END IF;
  IF v_limit.daily_stake IS NOT NULL THEN
    SELECT coalesce(sum(r.staked), 0) INTO v_staked FROM game_round r
    WHERE r.member_id = p_member AND r.opened_at >= date_trunc('day', p_at, 'Asia/Ho_Chi_Minh');
    IF v_staked + p_amount > v_limit.daily_stake THEN RETURN 'LIMIT_REACHED'; END IF;
  END IF;
  RETURN NULL;
END $$;
