-- Takes a stake or winnings back out of the hour that they were counted in (p_of). The caller holds the wallet.
CREATE OR REPLACE FUNCTION play_take_back(p_member bigint, p_stake bigint, p_win bigint, p_of timestamptz, p_at timestamptz)
RETURNS void
LANGUAGE plpgsql AS $$
DECLARE
  v_state play_state;
BEGIN
  PERFORM play_hold(ARRAY[p_member], p_at);
  UPDATE play_state s SET
    session_staked = s.session_staked - p_stake,
    session_won = s.session_won - p_win
  WHERE s.member_id = p_member AND s.session_at <= p_of;
  SELECT * INTO v_state FROM play_state s WHERE s.member_id = p_member;
  -- With clock skew between processes, it may have been counted in the hour after.
  UPDATE play_hour h SET staked = h.staked - p_stake, won = h.won - p_win
  WHERE h.member_id = p_member AND p_of < v_state.hour AND h.hour = (SELECT min(n.hour) FROM play_hour n
    WHERE n.member_id = p_member AND n.hour >= date_trunc('hour', p_of, 'UTC')
      AND n.staked >= p_stake AND n.won >= p_win);
  IF FOUND THEN
    PERFORM play_recount(p_member);
  ELSE
    UPDATE play_state s SET staked = greatest(s.staked - p_stake, 0), won = greatest(s.won - p_win, 0)
    WHERE s.member_id = p_member;
  END IF;
END $$;
