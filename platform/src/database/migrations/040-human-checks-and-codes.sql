-- What was set and may still be solved: the picture's signs, the slide's place, the salt of a proof of work, the proof of a solved slide. Unlogged:
-- a crash forgets at most five minutes of them, and the page asks for a new one.
CREATE UNLOGGED TABLE human_check (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('captcha', 'slide', 'slideProof', 'work')),
  answer text NOT NULL,
  made_at timestamptz NOT NULL
);
CREATE INDEX human_check_made ON human_check (made_at);

-- How often and when last something was done that has to wait in between, by what it counts against (an address, a number, an account).
CREATE TABLE access_turn (
  subject text PRIMARY KEY,
  count int NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX access_turn_last ON access_turn (last_at);

-- Codes that were sent and not taken: keyed hashes only, of the code and of whom it is for. A new code takes the place of the one before.
CREATE TABLE verification_code (
  purpose text NOT NULL CHECK (purpose IN ('login', 'register', 'password', 'secondStep')),
  market_code text NOT NULL REFERENCES market (code),
  target_hash bytea NOT NULL,
  code_hash bytea NOT NULL,
  made_at timestamptz NOT NULL,
  tries int NOT NULL DEFAULT 0,
  PRIMARY KEY (purpose, market_code, target_hash)
);
CREATE INDEX verification_code_made ON verification_code (made_at);

-- What a demonstration would have sent: it is read at /outbox. Empty in production.
CREATE TABLE outbox_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  channel text NOT NULL CHECK (channel IN ('sms', 'mail')),
  target text NOT NULL,
  subject text,
  body text NOT NULL
);

-- Where codes reach a member. E.164; a number is one member's in a market.
ALTER TABLE member ADD COLUMN mobile text CHECK (mobile ~ '^\+[1-9][0-9]{4,14}$');
CREATE UNIQUE INDEX member_mobile ON member (market_code, mobile) WHERE mobile IS NOT NULL;

ALTER TABLE security_event DROP CONSTRAINT security_event_kind_check;
ALTER TABLE security_event ADD CONSTRAINT security_event_kind_check CHECK (kind IN ('signedIn', 'signInRefused', 'signedOut', 'sessionExpired',
  'accountClosed', 'notAnAgent', 'humanCheckFailed', 'codeSent', 'codeNotSent', 'codeTaken', 'codeRefused'));
-- What it was about: a purpose, a kind of check, a masked number or address. Never a code, never a number or an address in full.
ALTER TABLE security_event ADD COLUMN about text;
