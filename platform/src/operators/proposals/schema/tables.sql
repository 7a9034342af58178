-- What one operator proposes and a second one decides. `proposed_by`, `decided_by` and `not_by` are accounts of
-- operators, whose domain adds the references.
CREATE TABLE proposal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- The contract's `proposedChange`.
  change jsonb NOT NULL,
  -- What it is about; of each one proposal waits at a time.
  subject text NOT NULL,
  why text NOT NULL,
  -- What only its approval needs, sealed by the domain that proposes it; gone once it is closed.
  sealed bytea,
  -- lapsed: what it is about moved on first.
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'done', 'refused', 'withdrawn', 'lapsed')),
  proposed_by text NOT NULL,
  proposed_at timestamptz NOT NULL,
  -- Who may not approve or refuse it either, having had a part in what it is about.
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
