-- Who runs the site. Separate from members: operators have no wallet, members no console.
CREATE TABLE operator (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account text NOT NULL UNIQUE,
  name text NOT NULL,
  password_hash text NOT NULL,
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'closed')),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The second factor (RFC 6238): its secret, sealed with a key kept outside this database, and the time step of the
  -- last accepted code, so that each code is accepted once.
  totp_secret bytea,
  totp_step bigint,
  totp_since timestamptz,
  -- Name of the sealing key, which reveals nothing about the key. Null: the key from before keys had names.
  sealed_with text,
  -- What an operator may do beyond reading.
  roles text[] NOT NULL DEFAULT '{}' CHECK (roles <@ ARRAY['release', 'security', 'support', 'cash', 'vendors',
    'identity', 'lottery'])
);

-- Tables about operators' decisions are owned by domains below this one, which cannot name its tables, so their foreign
-- keys are added here.
ALTER TABLE proposal
  ADD FOREIGN KEY (proposed_by) REFERENCES operator (account),
  ADD FOREIGN KEY (decided_by) REFERENCES operator (account);
ALTER TABLE operator_audit ADD FOREIGN KEY (operator_id) REFERENCES operator (id);
ALTER TABLE vendor_win_review ADD FOREIGN KEY (by) REFERENCES operator (account);
ALTER TABLE cash_settlement
  ADD FOREIGN KEY (proposed_by) REFERENCES operator (account),
  ADD FOREIGN KEY (decided_by) REFERENCES operator (account);
ALTER TABLE member_sign ADD FOREIGN KEY (answered_by) REFERENCES operator (account);
ALTER TABLE balance_correction
  ADD FOREIGN KEY (asked_by) REFERENCES operator (account),
  ADD FOREIGN KEY (decided_by) REFERENCES operator (account);

-- Sign-ins between password and code. As for sessions, only the hash of the browser's secret is stored.
CREATE TABLE operator_sign_in (
  secret_hash bytea PRIMARY KEY,
  operator_id bigint NOT NULL REFERENCES operator (id),
  started_at timestamptz NOT NULL,
  -- Sealed: a second factor being enrolled.
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

-- Addresses that an operator signed in from: failures elsewhere do not delay the operator there.
CREATE TABLE operator_address (
  operator_id bigint NOT NULL REFERENCES operator (id),
  address text NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (operator_id, address)
);

-- Consecutive failures by what they count against: an address, an account, or an account from one known address.
CREATE TABLE operator_failure (
  subject text PRIMARY KEY,
  failures int NOT NULL,
  last_at timestamptz NOT NULL
);
