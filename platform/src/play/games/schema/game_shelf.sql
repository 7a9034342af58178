-- The category that a game counts as; null if there is no such game.
CREATE OR REPLACE FUNCTION game_shelf(p_game text) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT shelf_of(g.category, g.vendor_code) FROM game g WHERE g.id = p_game
$$;
