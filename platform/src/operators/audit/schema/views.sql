-- What other domains may read.
CREATE SCHEMA audit;

CREATE VIEW audit.registry_audit AS
  SELECT at, act, remote, market_code, digest, previous_digest, from_state, to_state FROM registry_audit;
CREATE VIEW audit.operator_audit AS SELECT id, at, kind, operator_id, ip, user_agent, about FROM operator_audit;
