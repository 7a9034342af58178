-- What other domains may read and call of games.
CREATE SCHEMA games;

CREATE VIEW games.game AS
  SELECT id, vendor_code, category, variant, name_vi, name_en, volatility, maintenance, popularity, maintenance_until,
    guide_caller, guide_kind, minimum_stake, maximum_stake, maximum_win, lotto_prize_mode, lotto_game_code FROM game;
CREATE VIEW games.market_category AS SELECT market_code, category FROM market_category;
CREATE VIEW games.pvp_room AS
  SELECT id, node_id, game_id, name_vi, name_en, entry, stake, seats, open, position FROM pvp_room;
CREATE VIEW games.vendor AS SELECT code, name, state, position, launch_url, own_window, caller FROM vendor;
CREATE VIEW games.game_at_play AS
  SELECT g.id, g.vendor_code, NOT g.maintenance AND v.state = 'active' AS open
  FROM game g JOIN vendor v ON v.code = g.vendor_code;

COMMENT ON FUNCTION game_shelf IS 'The category that a game counts as.';
COMMENT ON FUNCTION shelf_of IS 'Where a vendor''s games stand.';
