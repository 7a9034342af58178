-- What other domains may read and call of identity.
CREATE SCHEMA identity;

CREATE VIEW identity.age_statement AS SELECT member_id, birth_date, at FROM age_statement;
CREATE VIEW identity.member_device AS
  SELECT id, member_id, mark_hash, address, user_agent, first_at, last_at FROM member_device;
CREATE VIEW identity.member_registration AS
  SELECT member_id, method, domain, affiliate_code, recommender_id FROM member_registration;
CREATE VIEW identity.security_event AS SELECT id, at, kind, member_id, ip, user_agent FROM security_event;
CREATE VIEW identity.session AS
  SELECT id, member_id, market_code, started_at, seen_at, ended_at, ip, user_agent, renewed_at
  FROM session;
