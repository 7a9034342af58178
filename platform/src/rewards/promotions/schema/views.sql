-- What other domains may read and call.
CREATE SCHEMA promotions;

CREATE VIEW promotions.promotion_refusal AS SELECT id, promotion_id, member_id, code, at FROM promotion_refusal;
CREATE VIEW promotions.promotion_application AS
  SELECT id, reference, promotion_id, member_id, state, remarks, game_id, round_id, sent_at, decided_at, reason
  FROM promotion_application;
