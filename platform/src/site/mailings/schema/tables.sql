-- Messages from operators to all members of a segment. Several processes send; each locks the mailing whose batch it
-- sends.
CREATE TABLE mailing (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The writer's idempotency key: a repeated call sends nothing twice.
  key uuid NOT NULL UNIQUE,
  -- The contract's `mailingDraft`.
  draft jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('proposed', 'sending', 'done', 'stopped', 'refused')),
  -- Operators' accounts.
  written_by text NOT NULL,
  written_at timestamptz NOT NULL,
  -- Reach when it was written, then when sending began.
  reach int NOT NULL CHECK (reach >= 0),
  -- When sending began, from which the days since a member was seen are counted, and the last member id then: later
  -- members are not reached.
  begun_at timestamptz,
  last_member bigint,
  -- Members up to after_member have been processed, and `sent` of them have it.
  after_member bigint NOT NULL DEFAULT 0,
  sent int NOT NULL DEFAULT 0 CHECK (sent >= 0),
  ended_at timestamptz,
  ended_by text,
  CHECK ((state IN ('proposed', 'refused')) = (begun_at IS NULL)),
  CHECK ((begun_at IS NULL) = (last_member IS NULL)),
  CHECK ((state IN ('proposed', 'sending')) = (ended_at IS NULL)),
  CHECK (state <> 'proposed' OR sent = 0)
);
CREATE INDEX mailing_open ON mailing (id) WHERE state IN ('proposed', 'sending');

-- Who has it, inserted once together with the message in the inbox.
CREATE TABLE mailing_delivery (
  mailing_id bigint NOT NULL REFERENCES mailing (id),
  member_id bigint NOT NULL REFERENCES member (id),
  PRIMARY KEY (mailing_id, member_id)
);
