-- Who runs the site. Apart from members: an operator has no wallet, a member no console.
CREATE TABLE operator (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account text NOT NULL UNIQUE,
  name text NOT NULL,
  password_hash text NOT NULL,
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'closed')),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The second factor (RFC 6238): its secret, sealed with a key that is kept outside this database, and the last time
  -- step that a code was accepted for, so that a code is accepted once.
  totp_secret bytea,
  totp_step bigint,
  totp_since timestamptz,
  -- Which key the secret is sealed with, by a name that says nothing of it. Null: the key from before keys had names.
  sealed_with text,
  -- What an operator may do beyond looking.
  roles text[] NOT NULL DEFAULT '{}' CHECK (roles <@ ARRAY['release', 'security', 'support', 'cash', 'vendors',
    'identity', 'lottery'])
);

-- What two operators decide stands below this domain and cannot name its tables: it puts the references there.
ALTER TABLE proposal
  ADD FOREIGN KEY (proposed_by) REFERENCES operator (account),
  ADD FOREIGN KEY (decided_by) REFERENCES operator (account);
ALTER TABLE vendor_win_review ADD FOREIGN KEY (by) REFERENCES operator (account);
ALTER TABLE cash_settlement
  ADD FOREIGN KEY (proposed_by) REFERENCES operator (account),
  ADD FOREIGN KEY (decided_by) REFERENCES operator (account);
ALTER TABLE member_sign ADD FOREIGN KEY (answered_by) REFERENCES operator (account);
ALTER TABLE balance_correction
  ADD FOREIGN KEY (asked_by) REFERENCES operator (account),
  ADD FOREIGN KEY (decided_by) REFERENCES operator (account);

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

-- What happened around operators' signing in, and what they did beside the registry, whose acts stand in
-- registry_audit.
CREATE TABLE operator_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL,
  -- Null when no account has the typed name; the name itself is not kept, people type passwords into it.
  operator_id bigint REFERENCES operator (id),
  ip text NOT NULL,
  user_agent text NOT NULL,
  -- What was done, and why. Of a member only the id, never a name or a number.
  about text,
  -- Of what nobody in particular did: the address that it is counted by, of IPv6 its network.
  stranger text CHECK ((stranger IS NULL) = (operator_id IS NOT NULL))
);
-- How many events were beyond what is kept, by kind and hour; of an operator, or (0) of nobody in particular. In slots,
-- so that many at once do not wait for each other.
CREATE TABLE operator_audit_unkept (
  kind text NOT NULL,
  operator_id bigint NOT NULL,
  hour timestamptz NOT NULL,
  slot int NOT NULL,
  count int NOT NULL,
  PRIMARY KEY (kind, operator_id, hour, slot)
);
CREATE INDEX operator_audit_stranger ON operator_audit (stranger, at) WHERE stranger IS NOT NULL;
CREATE INDEX operator_audit_strangers ON operator_audit (at) WHERE operator_id IS NULL;
CREATE INDEX operator_audit_operator ON operator_audit (operator_id, id DESC);
CREATE INDEX operator_audit_kind ON operator_audit (kind, id DESC);
CREATE INDEX operator_audit_at ON operator_audit (at);
CREATE TRIGGER operator_audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON operator_audit
  FOR EACH STATEMENT EXECUTE FUNCTION operator_audit_keeps();

-- What operators wrote for each other about a member.
CREATE TABLE member_note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  operator_id bigint NOT NULL REFERENCES operator (id),
  -- Made by the asking page.
  key text NOT NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
  at timestamptz NOT NULL,
  UNIQUE (member_id, key)
);
CREATE INDEX member_note_member ON member_note (member_id, id DESC);

-- Which messages operators wrote to one member, by the key of the asking page. The message is the member's.
CREATE TABLE member_letter (
  member_id bigint NOT NULL REFERENCES member (id),
  key text NOT NULL,
  operator_id bigint NOT NULL REFERENCES operator (id),
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, key)
);
