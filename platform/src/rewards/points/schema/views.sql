-- What other domains may read and call.
CREATE SCHEMA points;

CREATE VIEW points.point_redemption AS
  SELECT id, reference, member_id, title, points, amount, currency, delivery, state, created_at, decided_at, note
  FROM point_redemption;

COMMENT ON FUNCTION point_account IS 'A member''s points, locked until the transaction ends.';
COMMENT ON FUNCTION point_move IS 'Moves points of a type to a member, or from it where p_points is below zero.';
COMMENT ON FUNCTION point_played IS 'Members and days of the rounds that moved money under a range of seals.';
