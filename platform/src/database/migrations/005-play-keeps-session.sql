-- Who plays in a game's frame calls nothing else of the site: bets keep alive the session that the game was opened from.
ALTER TABLE launch_code ADD COLUMN session_id bigint REFERENCES session (id);
ALTER TABLE play_session ADD COLUMN session_id bigint REFERENCES session (id);
