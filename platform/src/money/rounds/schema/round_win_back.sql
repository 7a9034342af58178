-- Takes a win out of its round; a round that it settled (p_ended) is reopened, for the correct win.
CREATE OR REPLACE FUNCTION round_win_back(p_vendor text, p_round text, p_member bigint, p_game text, p_amount bigint,
  p_ended boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE game_round r SET won = r.won - p_amount,
    state = CASE WHEN p_ended AND r.state = 'settled' THEN 'open' ELSE r.state END,
    closed_at = CASE WHEN p_ended AND r.state = 'settled' THEN NULL ELSE r.closed_at END
  WHERE r.vendor_code = p_vendor AND r.round_id = p_round AND r.member_id = p_member AND r.game_id = p_game;
END $$;
