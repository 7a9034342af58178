-- Closes rounds of a game that round_open opened, each with its winnings.
CREATE OR REPLACE FUNCTION round_close(p_game text, p_rounds text[], p_members bigint[], p_won bigint[], p_state text,
  p_at timestamptz) RETURNS void LANGUAGE sql AS $$
  UPDATE game_round r SET state = p_state, won = x.won, closed_at = p_at
  FROM unnest(p_rounds, p_members, p_won) AS x (round, member, won)
  WHERE r.vendor_code = 'LOTTERY' AND r.round_id = x.round AND r.member_id = x.member AND r.game_id = p_game
$$;
