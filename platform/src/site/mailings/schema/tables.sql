-- Messages that operators send to all members of a segment. Several processes send; each mailing is locked by the one that
-- sends a batch of it.
CREATE TABLE mailing (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The writer's own: the same call again sends nothing twice.
  key uuid NOT NULL UNIQUE,
  -- The contract's `mailingDraft`.
  draft jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('proposed', 'sending', 'done', 'stopped', 'refused')),
  -- Accounts of operators.
  written_by text NOT NULL,
  written_at timestamptz NOT NULL,
  -- How many members it was for when it was written, or when it began.
  reach int NOT NULL CHECK (reach >= 0),
  -- From when its days of not being seen are counted, and the last member there was: who comes later is not reached.
  begun_at timestamptz,
  last_member bigint,
  -- Members up to this one have been looked at, and so many have it.
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

-- Who has it: written with the message in the inbox, once.
CREATE TABLE mailing_delivery (
  mailing_id bigint NOT NULL REFERENCES mailing (id),
  member_id bigint NOT NULL REFERENCES member (id),
  PRIMARY KEY (mailing_id, member_id)
);
