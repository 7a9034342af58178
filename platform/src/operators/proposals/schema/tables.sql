-- Proposals by one operator that a second one decides. `proposed_by`, `decided_by` and `not_by` are operators'
-- accounts, whose domain adds the foreign keys.
CREATE TABLE proposal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The contract's `proposedChange`.
  change jsonb NOT NULL,
  -- Its subject; only one proposal per subject waits at a time.
  subject text NOT NULL,
  why text NOT NULL,
  -- Data that only its approval needs, sealed by the proposing domain; cleared when it is closed.
  sealed bytea,
  -- lapsed: its subject changed first.
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'refused', 'withdrawn', 'lapsed')),
  proposed_by text NOT NULL,
  proposed_at timestamptz NOT NULL,
  -- Others who may not approve or refuse it, because they were involved in its subject.
  not_by text[] NOT NULL DEFAULT '{}',
  decided_by text,
  decided_at timestamptz,
  decided_why text,
  CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CHECK (num_nulls(decided_by, decided_why) = CASE WHEN state IN ('waiting', 'lapsed') THEN 2 ELSE 0 END),
  CHECK (state NOT IN ('done', 'refused') OR (decided_by <> proposed_by AND decided_by <> ALL (not_by))),
  CHECK (state <> 'withdrawn' OR decided_by = proposed_by),
  CHECK (state = 'waiting' OR sealed IS NULL)
);
CREATE UNIQUE INDEX proposal_waiting ON proposal (subject) WHERE state = 'waiting';
