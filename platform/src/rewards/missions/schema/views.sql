-- What other domains may read and call.
CREATE SCHEMA missions;

CREATE VIEW missions.mission_claim AS
  SELECT id, member_id, mission_id, period, gives, at, taken_back_at FROM mission_claim;
