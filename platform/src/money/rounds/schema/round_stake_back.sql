-- Takes a stake out of its round; p_is_last cancels the round.
CREATE OR REPLACE FUNCTION round_stake_back(p_vendor text, p_round text, p_member bigint, p_game text, p_amount bigint,
  p_is_last boolean, p_at timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE game_round r SET staked = r.staked - p_amount, state = CASE WHEN p_is_last THEN 'cancelled' ELSE r.state END,
    closed_at = CASE WHEN p_is_last THEN p_at ELSE r.closed_at END
  WHERE r.vendor_code = p_vendor AND r.round_id = p_round AND r.member_id = p_member AND r.game_id = p_game;
END $$;
