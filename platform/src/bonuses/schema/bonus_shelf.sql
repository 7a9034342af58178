-- The category that a game, or a station of the lottery, counts as; null when there is no such game.
CREATE OR REPLACE FUNCTION bonus_shelf(p_game text) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT s.category FROM lottery_station s WHERE s.code = p_game),
    (SELECT shelf_of(g.category, g.vendor_code) FROM game g WHERE g.id = p_game))
$$;
