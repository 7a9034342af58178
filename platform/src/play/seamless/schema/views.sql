-- What other domains may read and call of seamless.
CREATE SCHEMA seamless;

CREATE VIEW seamless.play_session AS SELECT id, member_id, game_id, started_at, seen_at FROM play_session;
