-- A browser's sign-in. Only the hash of its secret is stored, so that a copy of the table opens nothing.
CREATE TABLE session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  secret_hash bytea NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES member (id),
  market_code text NOT NULL REFERENCES market (code),
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_why text CHECK (ended_why IN ('signedOut', 'expired', 'elsewhere', 'excluded')),
  ip text NOT NULL,
  user_agent text NOT NULL,
  -- Only changing the password is open to it.
  must_change boolean NOT NULL DEFAULT false,
  -- When the password was last typed: sensitive acts ask for it again some minutes later. Null: not in this session.
  proved_at timestamptz,
  -- With the previous secret, the call that renewed the session can be repeated until the new one is first seen: the
  -- response that carried the new one may have been lost. Nothing else is open to the previous one.
  before_hash bytea,
  renewed_at timestamptz,
  -- Selector of the remembered sign-in that it came from or that it produced: when a stolen copy of that is detected,
  -- the session ends.
  remembered text
);
CREATE INDEX session_member ON session (member_id, started_at DESC);
CREATE INDEX session_remembered ON session (remembered) WHERE remembered IS NOT NULL AND ended_at IS NULL;
CREATE UNIQUE INDEX session_before ON session (before_hash) WHERE before_hash IS NOT NULL;

-- Sign-in and security events; append-only.
CREATE TABLE security_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  kind text NOT NULL CHECK (kind IN (
    'signedIn', 'signInRefused', 'signedOut', 'sessionExpired', 'accountClosed', 'notAnAgent', 'humanCheckFailed',
    'codeSent', 'codeNotSent', 'codeTaken', 'codeRefused', 'secondStepRequired', 'verificationPassed',
    'verificationRefused', 'rememberedUsed', 'rememberedStolen', 'passwordChanged', 'passwordChangeRefused',
    'temporaryPasswordSent', 'temporaryPasswordNotSent', 'temporaryPasswordUsed', 'twoFactorOn', 'twoFactorOff',
    'recoveryCodeUsed', 'recoveryCodesRenewed', 'contactBound', 'sessionEnded', 'registered', 'registrationRefused',
    'guestStarted', 'socialRefused', 'firstPasswordSet', 'identityLinked', 'identityUnlinked',
    'sessionsEndedByOperator', 'withdrawalPasswordSet', 'withdrawalPasswordRefused', 'bankAccountAdded',
    'bankAccountRemoved', 'accessRefused', 'sealReplayed', 'vendorSignatureRefused')),
  member_id bigint REFERENCES member (id),
  ip text NOT NULL,
  user_agent text NOT NULL,
  -- What it concerned: a purpose, a kind of check, a masked number or address. Never a code, a PIN, an account number,
  -- or a full number or address.
  about text,
  -- For events that concern no member: the address that they are counted by, for IPv6 its network.
  stranger text CHECK ((stranger IS NULL) = (member_id IS NOT NULL))
);
CREATE INDEX security_event_member ON security_event (member_id, at DESC);
CREATE INDEX security_event_stranger ON security_event (stranger, at) WHERE stranger IS NOT NULL;
CREATE INDEX security_event_strangers ON security_event (at) WHERE member_id IS NULL;

-- How many events exceeded what is kept, by kind and hour; per member, or (0) for no particular one. Split into slots,
-- so that concurrent ones do not wait for each other.
CREATE TABLE security_event_unkept (
  kind text NOT NULL,
  member_id bigint NOT NULL,
  hour timestamptz NOT NULL,
  slot int NOT NULL,
  count int NOT NULL,
  PRIMARY KEY (kind, member_id, hour, slot)
);
CREATE INDEX security_event_unkept_member ON security_event_unkept (member_id, hour);

-- Wrong passwords in a row, by account as typed and address: the basis of the growing wait.
CREATE TABLE sign_in_failure (
  account text NOT NULL,
  ip text NOT NULL,
  failures int NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (account, ip)
);
-- Wrong passwords of an address, over all accounts.
CREATE INDEX sign_in_failure_ip ON sign_in_failure (ip, last_at);

-- Key pairs that bodies are sealed to.
CREATE TABLE sealing_key (
  id text PRIMARY KEY,
  public_key bytea NOT NULL,
  private_key bytea NOT NULL,
  created_at timestamptz NOT NULL,
  retired_at timestamptz,
  -- The key that seals the private key, by a name that reveals nothing of it. Null: not sealed; the next start seals
  -- it.
  sealed_with text
);

-- Unlogged: a crash loses at most five minutes of nonces, and a replayed sign-in is still only a sign-in.
CREATE UNLOGGED TABLE sealed_nonce (nonce text PRIMARY KEY, at timestamptz NOT NULL);

-- Human checks that may still be solved: the picture's characters, the slide's position, the salt of a proof of work,
-- the proof of a solved slide; sealed with a key kept outside this database. Unlogged: a crash loses at most five
-- minutes of them, and the page requests a new one.
CREATE UNLOGGED TABLE human_check (
  id text PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('captcha', 'slide', 'slideProof', 'work')),
  answer bytea NOT NULL,
  made_at timestamptz NOT NULL
);
CREATE INDEX human_check_made ON human_check (made_at);

-- How often and when last a throttled act was done, by what it counts against (an address, a number, an account).
-- Counts decay: many people share an address, and none should wait for what others did this morning.
CREATE TABLE access_turn (
  subject text PRIMARY KEY,
  count double precision NOT NULL,
  last_at timestamptz NOT NULL
);
CREATE INDEX access_turn_last ON access_turn (last_at);

-- How much of an allowance is used, for every process on this database: the time at which it is whole again. Unlogged:
-- after a crash, earlier use does not count.
CREATE UNLOGGED TABLE access_allowance (
  subject text PRIMARY KEY,
  whole_at timestamptz NOT NULL
) WITH (fillfactor = 70);

-- Unused codes: keyed hashes only, of the code, of its target and of the requester. Each requester has a code and tries
-- of their own: a new one replaces the same requester's previous one. 'contact' proves that a number or address is the
-- member's own before it is bound; 'firstPassword' proves who sets a password where there was none.
CREATE TABLE verification_code (
  purpose text NOT NULL CHECK (purpose IN ('login', 'register', 'password', 'secondStep', 'contact', 'firstPassword')),
  market_code text NOT NULL REFERENCES market (code),
  target_hash bytea NOT NULL,
  -- The requesting browser, ticket or member.
  holder_hash bytea NOT NULL,
  code_hash bytea NOT NULL,
  made_at timestamptz NOT NULL,
  tries int NOT NULL DEFAULT 0,
  -- One long code for every requester of a target while it is requested too often.
  shared boolean NOT NULL DEFAULT false,
  PRIMARY KEY (purpose, market_code, target_hash, holder_hash)
);
CREATE INDEX verification_code_made ON verification_code (made_at);

-- What a demonstration would have sent, shown at /outbox. Empty in production.
CREATE TABLE outbox_message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  channel text NOT NULL CHECK (channel IN ('sms', 'mail')),
  target text NOT NULL,
  subject text,
  body text NOT NULL
);

-- Proves that a step was passed: before the second step of a sign-in, or before changing a password that was typed a
-- moment ago. Only the hash, so that a copy of the table opens nothing.
CREATE TABLE sign_in_ticket (
  hash bytea PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('verification', 'change')),
  member_id bigint NOT NULL REFERENCES member (id),
  -- What it is valid for: the market (verification) or the session (change).
  holder text NOT NULL,
  -- Input of the next step.
  about jsonb NOT NULL,
  made_at timestamptz NOT NULL,
  tries int NOT NULL DEFAULT 0
);
CREATE INDEX sign_in_ticket_member ON sign_in_ticket (member_id);
CREATE INDEX sign_in_ticket_made ON sign_in_ticket (made_at);

-- A browser that is remembered for a day: the selector finds it, the validator proves it. Only the validator's hash is
-- stored; it changes with each use, and the previous one is accepted for half a minute, for the second of two tabs.
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

-- The networks a member signed in from: the /24 of IPv4, the /56 of IPv6.
CREATE TABLE member_address (
  member_id bigint NOT NULL REFERENCES member (id),
  network text NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, network)
);

-- The browsers that a member signed in from, by the hash of a random mark stored in them, each with the address of its
-- last use (for IPv6 the network); the latest twenty per member, for a year.
CREATE TABLE member_device (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  mark_hash bytea NOT NULL CHECK (length(mark_hash) = 32),
  address text NOT NULL,
  user_agent text NOT NULL,
  first_at timestamptz NOT NULL,
  last_at timestamptz NOT NULL,
  UNIQUE (member_id, mark_hash)
);
CREATE INDEX member_device_mark ON member_device (mark_hash);
CREATE INDEX member_device_address ON member_device (address, last_at);
CREATE INDEX member_device_last ON member_device (last_at);

-- Registration fields of each market (specification sections 3 and 5). A pattern is a regular expression of the pages,
-- matching the whole value; the contract's `fieldPatterns` has the default of each id and its message.
CREATE TABLE registration_setting (
  market_code text NOT NULL REFERENCES market (code),
  tab text NOT NULL CHECK (tab IN ('username', 'mobile')),
  field text NOT NULL CHECK (field IN ('username', 'password', 'confirmPassword', 'nickname', 'payeeName', 'mobileNum',
    'verificationCode', 'email', 'paymentPassword', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'zalo',
    'idNumber', 'recommenderId', 'affiliateCode')),
  -- Order in the form.
  position int NOT NULL,
  enabled boolean NOT NULL,
  required boolean NOT NULL,
  accepted_pattern text NOT NULL CHECK (accepted_pattern <> ''),
  pattern_id int NOT NULL CHECK (pattern_id IN (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12)),
  min_length int NOT NULL CHECK (min_length >= 1),
  -- Calls reject longer values too.
  max_length int NOT NULL CHECK (max_length BETWEEN min_length AND 255),
  PRIMARY KEY (market_code, tab, field),
  UNIQUE (market_code, tab, position)
);

-- How a member registered.
CREATE TABLE member_registration (
  member_id bigint PRIMARY KEY REFERENCES member (id),
  method text NOT NULL CHECK (method IN ('username', 'mobile', 'social')),
  domain text NOT NULL,
  register_url text,
  affiliate_code text,
  recommender_id bigint REFERENCES member (id)
);
CREATE INDEX member_registration_recommender ON member_registration (recommender_id);

-- What was entered at registration. `email` and `mobileNum` are unproven and have no effect until they are bound.
CREATE TABLE member_profile (
  member_id bigint NOT NULL REFERENCES member (id),
  field text NOT NULL CHECK (field IN ('email', 'mobileNum', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'zalo',
    'idNumber')),
  value text NOT NULL,
  PRIMARY KEY (member_id, field)
);

-- The withdrawal PIN: its argon2id hash, sealed with a key kept outside this database. A million hashes are quickly
-- tried, so the hash alone would not protect six digits.
CREATE TABLE withdrawal_pin (
  member_id bigint PRIMARY KEY REFERENCES member (id),
  hash bytea NOT NULL,
  set_at timestamptz NOT NULL,
  -- The key that seals the hash, by a name that reveals nothing of it. Null: not sealed; the next start seals it.
  sealed_with text
);

-- Temporary passwords sent to members who forgot theirs, as keyed hashes: valid once, for half an hour, and only for
-- setting another. The member's own stays valid, and so do temporary ones sent earlier.
CREATE TABLE temporary_password (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null: nobody's, stored where nobody was to get one, so that every request does the same work.
  member_id bigint REFERENCES member (id),
  password_hash bytea NOT NULL,
  made_at timestamptz NOT NULL,
  -- When somebody signed in with it; from then on it is valid only for the change that this sign-in must make.
  taken_at timestamptz
);
CREATE INDEX temporary_password_member ON temporary_password (member_id);
CREATE INDEX temporary_password_made ON temporary_password (made_at);

-- A member's authenticator (RFC 6238): its secret, sealed with a key kept outside this database, and the last time step
-- of an accepted code, so that each code is accepted once. Without effect until confirmed.
CREATE TABLE member_totp (
  member_id bigint PRIMARY KEY REFERENCES member (id),
  secret bytea NOT NULL,
  begun_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  last_step bigint,
  -- The key that seals the secret, by a name that reveals nothing of it. Null: the key from before keys had names.
  sealed_with text
);

-- Codes for a member who has lost the authenticator: keyed hashes only, each valid once.
CREATE TABLE recovery_code (
  member_id bigint NOT NULL REFERENCES member (id),
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (member_id, code_hash)
);

-- Keys that are created once and used for ever, sealed with one that is not in this database and may be rotated every
-- year.
CREATE TABLE kept_key (
  name text PRIMARY KEY,
  sealed bytea NOT NULL,
  sealed_with text NOT NULL
);

-- Guests on free play (specification section 3), by the random string of their attempt: the same string again is the
-- same guest.
CREATE TABLE free_play (
  member_id bigint PRIMARY KEY REFERENCES member (id),
  market_code text NOT NULL REFERENCES market (code),
  -- Whoever knows the string is the guest, so only its hash is stored. Null: the guest is closed.
  random_hash bytea,
  begun_at timestamptz NOT NULL,
  CONSTRAINT free_play_random UNIQUE (market_code, random_hash)
);
CREATE INDEX free_play_begun ON free_play (begun_at);

-- A member's identity elsewhere: the ID token's issuer and subject. Per market, because a member belongs to one.
CREATE TABLE social_identity (
  market_code text NOT NULL REFERENCES market (code),
  issuer text NOT NULL,
  subject text NOT NULL,
  -- The provider that showed it first. Never a phone: a number changes hands, and its next owner has the same subject.
  provider text NOT NULL CHECK (provider IN ('google.com', 'facebook.com')),
  member_id bigint NOT NULL REFERENCES member (id),
  -- The member was created for it, with a password that nobody knows.
  made_member boolean NOT NULL,
  bound_at timestamptz NOT NULL,
  PRIMARY KEY (market_code, issuer, subject)
);
CREATE INDEX social_identity_member ON social_identity (member_id);

-- Age statements of members and the accepted version of the terms; append-only, one row per version.
CREATE TABLE age_statement (
  member_id bigint NOT NULL REFERENCES member (id),
  market_code text NOT NULL,
  terms_version int NOT NULL,
  birth_date date NOT NULL CHECK (birth_date >= '1900-01-01'),
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, terms_version),
  FOREIGN KEY (market_code, terms_version) REFERENCES market_terms (market_code, version)
);
CREATE TRIGGER age_statement_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON age_statement
  FOR EACH STATEMENT EXECUTE FUNCTION age_keeps();

-- Dates of birth by which a member without a statement was too young; append-only. The second one is final.
CREATE TABLE age_refusal (
  member_id bigint NOT NULL REFERENCES member (id),
  tries smallint NOT NULL CHECK (tries IN (1, 2)),
  birth_date date NOT NULL CHECK (birth_date >= '1900-01-01'),
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, tries)
);
CREATE TRIGGER age_refusal_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON age_refusal
  FOR EACH STATEMENT EXECUTE FUNCTION age_keeps();
