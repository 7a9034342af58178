-- What other domains may read and call of signs.
CREATE SCHEMA signs;

CREATE VIEW signs.member_sign AS SELECT id, member_id, sign, outcome FROM member_sign;
