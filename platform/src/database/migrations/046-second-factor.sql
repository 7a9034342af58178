-- A member's authenticator (RFC 6238): its secret, sealed with a key that is kept outside this database, and the last time step that a code was
-- taken for, so that a code is taken once. Until it is confirmed it counts for nothing.
CREATE TABLE member_totp (
  member_id bigint PRIMARY KEY REFERENCES member (id),
  secret bytea NOT NULL,
  begun_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  last_step bigint
);

-- Codes for who has lost the authenticator: keyed hashes only, each taken once.
CREATE TABLE recovery_code (
  member_id bigint NOT NULL REFERENCES member (id),
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (member_id, code_hash)
);

-- `contact`: to prove that a number or an address is the member's own, before it is bound.
ALTER TABLE verification_code DROP CONSTRAINT verification_code_purpose_check;
ALTER TABLE verification_code ADD CONSTRAINT verification_code_purpose_check
  CHECK (purpose IN ('login', 'register', 'password', 'secondStep', 'contact'));
