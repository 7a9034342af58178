-- What other domains may read and call of rounds.
CREATE SCHEMA rounds;

CREATE VIEW rounds.game_round AS
  SELECT vendor_code, round_id, member_id, game_id, staked, won, state, opened_at, closed_at, category, together
  FROM game_round;

COMMENT ON FUNCTION round_close IS 'Closes rounds of a game that round_open began, each with what it won.';
COMMENT ON FUNCTION round_open IS 'Opens a round that no vendor''s call began.';
COMMENT ON FUNCTION round_stake_back IS 'Takes a stake out of its round, which p_is_last cancels.';
COMMENT ON FUNCTION round_stake_many IS 'Adds stakes to their rounds.';
COMMENT ON FUNCTION round_win IS 'Adds a win to its round, which p_ends closes.';
COMMENT ON FUNCTION round_win_back IS 'Takes a win out of its round.';
