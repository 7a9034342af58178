-- The second factor of an operator (RFC 6238): its secret, sealed with a key that is kept outside this database, and the last time step that a
-- code was taken for, so that a code is taken once.
ALTER TABLE operator
  ADD COLUMN totp_secret bytea,
  ADD COLUMN totp_step bigint,
  ADD COLUMN totp_since timestamptz;

-- Between the password and the code. Only the hash of the browser's secret is kept, here as in the sessions.
CREATE TABLE operator_sign_in (
  secret_hash bytea PRIMARY KEY,
  operator_id bigint NOT NULL REFERENCES operator (id),
  started_at timestamptz NOT NULL,
  -- Sealed: the second factor that is being enrolled.
  new_secret bytea,
  wrong_codes int NOT NULL DEFAULT 0
);
CREATE INDEX operator_sign_in_operator ON operator_sign_in (operator_id);

CREATE TABLE operator_session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  secret_hash bytea NOT NULL UNIQUE,
  operator_id bigint NOT NULL REFERENCES operator (id),
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_why text CHECK (ended_why IN ('signedOut', 'expired', 'replaced', 'closed')),
  ip text NOT NULL,
  user_agent text NOT NULL
);
CREATE INDEX operator_session_operator ON operator_session (operator_id, started_at DESC);

-- Addresses that an operator signed in from: failures elsewhere do not make the operator wait here.
CREATE TABLE operator_address (
  operator_id bigint NOT NULL REFERENCES operator (id),
  address text NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (operator_id, address)
);

-- Failed tries in a row, by what they count against: an address, an account, an account from one known address.
CREATE TABLE operator_failure (
  subject text PRIMARY KEY,
  failures int NOT NULL,
  last_at timestamptz NOT NULL
);

-- What happened around operators' signing in. What they did stands in registry_audit.
CREATE TABLE operator_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  -- Null when no account has the typed name; the name itself is not kept, people type passwords into it.
  operator_id bigint REFERENCES operator (id),
  ip text NOT NULL,
  user_agent text NOT NULL
);
CREATE INDEX operator_audit_operator ON operator_audit (operator_id, id DESC);

CREATE FUNCTION operator_audit_keeps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'operator_audit keeps what it holds: % is not allowed', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER operator_audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_audit
  FOR EACH STATEMENT EXECUTE FUNCTION operator_audit_keeps();
