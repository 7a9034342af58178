-- What other domains may read and call of verification.
CREATE SCHEMA verification;

CREATE VIEW verification.identity_check AS
  SELECT id, member_id, market_code, state, asked_at, document, valid_until, reference, sent_at, decided_at, reason,
    accepted_until FROM identity_check;
