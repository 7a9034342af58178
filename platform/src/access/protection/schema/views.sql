-- What other domains may read and call of protection.
CREATE SCHEMA protection;

CREATE VIEW protection.market_protection AS SELECT market_code, most_wagering FROM market_protection;
CREATE VIEW protection.play_break AS SELECT id, member_id, kind, until, ends_at, source FROM play_break;
CREATE VIEW protection.play_event AS SELECT id, at, member_id, who, act, facts FROM play_event;
CREATE VIEW protection.play_hour AS SELECT member_id, hour, staked, won, seconds FROM play_hour;
CREATE VIEW protection.play_person_fact AS SELECT kind, digest, member_id FROM play_person_fact;
CREATE VIEW protection.play_state AS SELECT member_id, blocked_until FROM play_state;

COMMENT ON FUNCTION play_break_end IS 'When a break ends.';
COMMENT ON FUNCTION play_count_stakes IS 'Adds stakes that were accepted to how their members stand.';
COMMENT ON FUNCTION play_count_win IS 'Adds winnings to how a member stands.';
COMMENT ON FUNCTION play_count_wins IS 'Adds winnings of several members to how each stands.';
COMMENT ON FUNCTION play_hold IS 'Holds members'' play until the transaction ends.';
COMMENT ON FUNCTION play_on_break IS 'Members who are told nothing of play.';
COMMENT ON FUNCTION play_room IS 'What speaks against any stake of a member; else how much may be staked.';
COMMENT ON FUNCTION play_same_person IS 'The other members who are the same person.';
COMMENT ON FUNCTION play_take_back IS 'Takes a stake or winnings back out of the hour they were counted in.';
