-- Identity checks: who a member is, by a document that it shows. Sums in hundredths.

-- When a market requires a check, and how long its results are kept.
CREATE TABLE market_identity (
  market_code text PRIMARY KEY REFERENCES market (code),
  asked text NOT NULL DEFAULT 'never' CHECK (asked IN ('never', 'beforeWithdrawal', 'aboveSum')),
  -- Withdrawals in 30 days allowed without an acceptance.
  above bigint CHECK (above >= 0),
  months_held smallint NOT NULL DEFAULT 24 CHECK (months_held BETWEEN 1 AND 120),
  -- Counted from the decision that ends a check; 0: pictures are deleted with it.
  picture_days smallint NOT NULL DEFAULT 30 CHECK (picture_days BETWEEN 0 AND 3650),
  tries smallint NOT NULL DEFAULT 3 CHECK (tries BETWEEN 1 AND 10),
  CONSTRAINT market_identity_above CHECK ((asked = 'aboveSum') = (above IS NOT NULL))
);

CREATE TABLE identity_check (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  market_code text NOT NULL REFERENCES market (code),
  state text NOT NULL DEFAULT 'asked'
    CHECK (state IN ('asked', 'sent', 'inReview', 'accepted', 'refused', 'expired')),
  tries_left smallint NOT NULL CHECK (tries_left >= 0),
  asked_at timestamptz NOT NULL,
  -- The document as the member states it. Only a keyed digest of the number is stored.
  document text CHECK (document IN ('idCard', 'passport', 'drivingLicence')),
  number_digest bytea CHECK (length(number_digest) = 32),
  -- Null: does not expire.
  valid_until date,
  -- The current or latest submission.
  reference text UNIQUE,
  decider text CHECK (decider IN ('provider', 'operator')),
  sent_at timestamptz,
  decided_at timestamptz,
  reason text,
  -- Pictures that were refused.
  again text[] NOT NULL DEFAULT '{}',
  accepted_until timestamptz,
  -- The check is final, except that an acceptance expires.
  closed_at timestamptz,
  CONSTRAINT identity_check_said CHECK ((document IS NULL) = (number_digest IS NULL)),
  CONSTRAINT identity_check_sent
    CHECK (state IN ('asked', 'refused') OR (reference IS NOT NULL AND document IS NOT NULL)),
  CONSTRAINT identity_check_decider CHECK ((decider IS NOT NULL) = (state IN ('sent', 'inReview'))),
  CONSTRAINT identity_check_refused CHECK ((state = 'refused') = (reason IS NOT NULL)),
  CONSTRAINT identity_check_accepted CHECK ((state IN ('accepted', 'expired')) = (accepted_until IS NOT NULL)),
  CONSTRAINT identity_check_closed CHECK (
    (closed_at IS NOT NULL) = (state IN ('accepted', 'expired') OR (state = 'refused' AND tries_left = 0)))
);
-- One at a time.
CREATE UNIQUE INDEX identity_check_open ON identity_check (member_id) WHERE closed_at IS NULL;
CREATE INDEX identity_check_member ON identity_check (member_id, id DESC);
CREATE INDEX identity_check_waiting ON identity_check (sent_at) WHERE decider = 'operator';
CREATE INDEX identity_check_ends ON identity_check (accepted_until) WHERE state = 'accepted';
CREATE INDEX identity_check_closed_at ON identity_check (closed_at) WHERE closed_at IS NOT NULL;
CREATE INDEX identity_check_number ON identity_check (number_digest) WHERE state IN ('accepted', 'expired');

-- A submitted check, by the reference that the provider knows.
CREATE TABLE identity_submission (
  reference text PRIMARY KEY,
  check_id bigint NOT NULL REFERENCES identity_check (id),
  sent_at timestamptz NOT NULL,
  -- Null: no provider had it.
  provider text,
  -- The provider's latest answer, which later ones may contradict.
  answer text CHECK (answer IN ('operator', 'accepted', 'refused')),
  -- When it is next submitted to the provider, or polled.
  ask_at timestamptz,
  asked int NOT NULL DEFAULT 0
);
CREATE INDEX identity_submission_check ON identity_submission (check_id);
CREATE INDEX identity_submission_ask ON identity_submission (ask_at) WHERE ask_at IS NOT NULL;

-- Nonces of providers' calls, kept as long as a time stamp is valid.
CREATE UNLOGGED TABLE identity_provider_nonce (
  provider text NOT NULL,
  nonce text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (provider, nonce)
);
CREATE INDEX identity_provider_nonce_at ON identity_provider_nonce (at);

-- Pictures, re-encoded by the platform and sealed with a key kept outside this database, each bound to its row.
CREATE TABLE identity_document (
  id uuid PRIMARY KEY,
  check_id bigint NOT NULL REFERENCES identity_check (id),
  kind text NOT NULL CHECK (kind IN ('documentFront', 'documentBack', 'selfie', 'address')),
  type text NOT NULL CHECK (type IN ('image/png', 'image/jpeg')),
  sealed bytea NOT NULL,
  -- The key that seals it, by a name that reveals nothing of it.
  sealed_with text NOT NULL,
  -- Size of the sealed picture.
  bytes int NOT NULL CHECK (bytes > 0),
  -- SHA-256 of the sealed picture.
  digest bytea NOT NULL CHECK (length(digest) = 32),
  at timestamptz NOT NULL,
  UNIQUE (check_id, kind)
);
CREATE INDEX identity_document_at ON identity_document (at);

-- What happened to checks, by whom and why; append-only.
CREATE TABLE identity_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  check_id bigint NOT NULL REFERENCES identity_check (id),
  -- `member`, `platform`, `provider:CODE` or `operator:ACCOUNT`.
  who text NOT NULL,
  act text NOT NULL CHECK (act IN ('asked', 'sent', 'passedOn', 'accepted', 'refused', 'expired', 'numberDiffered',
    'contradicted', 'picturesDeleted')),
  reference text,
  reason text,
  why text
);
CREATE INDEX identity_event_check ON identity_event (check_id, id DESC);
CREATE TRIGGER identity_event_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON identity_event
  FOR EACH STATEMENT EXECUTE FUNCTION identity_keeps();

-- Which operator opened which picture, when and why; append-only. A picture's id stays when the picture is deleted.
CREATE TABLE identity_look (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  check_id bigint NOT NULL REFERENCES identity_check (id),
  document_id uuid NOT NULL,
  kind text NOT NULL,
  by text NOT NULL,
  why text NOT NULL
);
CREATE INDEX identity_look_check ON identity_look (check_id, id DESC);
CREATE TRIGGER identity_look_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON identity_look
  FOR EACH STATEMENT EXECUTE FUNCTION identity_keeps();
