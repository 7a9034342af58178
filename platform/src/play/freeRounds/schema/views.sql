-- What other domains may read and call of freeRounds.
CREATE SCHEMA free_rounds;

CREATE VIEW free_rounds.free_round AS
  SELECT grant_id, key, member_id, vendor_code, game_id, round_id, won, at, taken_back_at FROM free_round;
CREATE VIEW free_rounds.free_rounds AS
  SELECT id, member_id, currency, source, key, title, game_id, stake, rounds, used, won, most, state, given_at,
    ends_at, closed_at, bonus_id FROM free_rounds;

COMMENT ON FUNCTION free_rounds_take_back IS 'Gives a free round back whose bet was rolled back.';
COMMENT ON FUNCTION free_rounds_use IS 'Uses one of a member''s free rounds for a bet of this key.';
COMMENT ON FUNCTION free_rounds_win IS 'Counts what came of a round for its free rounds.';
