-- Stands for a step that was passed: the second step of signing in comes after it, or the change of a password that was typed a moment ago. Only
-- the hash, so that a copy of the table opens nothing.
CREATE TABLE sign_in_ticket (
  hash bytea PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('verification', 'change')),
  member_id bigint NOT NULL REFERENCES member (id),
  -- What it is good for alone: the market (verification), the session (change).
  holder text NOT NULL,
  -- What is to be known again when it is taken.
  about jsonb NOT NULL,
  made_at timestamptz NOT NULL,
  tries int NOT NULL DEFAULT 0
);
CREATE INDEX sign_in_ticket_member ON sign_in_ticket (member_id);
CREATE INDEX sign_in_ticket_made ON sign_in_ticket (made_at);

-- A browser that is remembered for a day: the selector finds it, the validator proves it. Of the validator only the hash; it is another after each
-- use, and the one before is known for half a minute, for the second of two tabs.
CREATE TABLE remembered_login (
  selector text PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  market_code text NOT NULL REFERENCES market (code),
  validator_hash bytea NOT NULL,
  before_hash bytea,
  -- When the password was typed.
  begun_at timestamptz NOT NULL,
  renewed_at timestamptz NOT NULL,
  ip text NOT NULL
);
CREATE INDEX remembered_login_member ON remembered_login (member_id);
CREATE INDEX remembered_login_renewed ON remembered_login (renewed_at);

-- The networks a member signed in from: of IPv4 the /24, of IPv6 the /56.
CREATE TABLE member_address (
  member_id bigint NOT NULL REFERENCES member (id),
  network text NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, network)
);

-- Wrong passwords of an address, whatever the accounts.
CREATE INDEX sign_in_failure_ip ON sign_in_failure (ip, last_at);
