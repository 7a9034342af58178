-- What a member could stake on a game on top of the main wallet, hundredths: what the running bonus holds, if the game
-- counts for it. p_category: for a game that is not in the catalogue.
CREATE OR REPLACE FUNCTION bonus_playable(p_member bigint, p_game text, p_at timestamptz, p_category text DEFAULT NULL)
RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT b.balance FROM bonus b
    WHERE b.member_id = p_member AND b.state = 'running' AND b.balance > 0 AND b.ends_at > p_at
      AND (b.weights ->> coalesce(p_category, game_shelf(p_game)))::int > 0), 0)
$$;
