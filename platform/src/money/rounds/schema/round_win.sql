-- Adds a win to its round, which p_ends closes. Returns the round's total; null if there is no such round.
CREATE OR REPLACE FUNCTION round_win(p_vendor text, p_round text, p_member bigint, p_game text, p_amount bigint,
  p_ends boolean, p_at timestamptz, OUT staked bigint, OUT won bigint) LANGUAGE plpgsql AS $$
BEGIN
  UPDATE game_round r SET won = r.won + p_amount, state = CASE WHEN p_ends THEN 'settled' ELSE r.state END,
    closed_at = CASE WHEN p_ends THEN p_at ELSE r.closed_at END
  WHERE r.vendor_code = p_vendor AND r.round_id = p_round AND r.member_id = p_member AND r.game_id = p_game
  RETURNING r.staked, r.won INTO staked, won;
END $$;
