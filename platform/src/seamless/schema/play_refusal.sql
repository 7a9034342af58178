-- What speaks against a stake by the player's own limits; null: nothing. A day's stakes are the bets made on it that
-- stand, at whatever vendor and of whatever round. The caller holds the row of play_limit, so that a player's bets from
-- several wallets count one after the other.
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
    SELECT coalesce(sum(t.amount), 0) INTO v_staked FROM vendor_transaction t
    WHERE t.member_id = p_member AND t.kind = 'bet' AND t.outcome = 'done' AND t.rolled_back_by IS NULL
      AND t.at >= date_trunc('day', p_at, 'Asia/Ho_Chi_Minh');
    IF v_staked + p_amount > v_limit.daily_stake THEN RETURN 'LIMIT_REACHED'; END IF;
  END IF;
  RETURN NULL;
END $$;
