-- Rules of markets and teams that wait for a second operator, and what became of them: four eyes that are to be switched off, a team's key or its
-- markets where one of these has four eyes.
CREATE TABLE pending_rule (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rule jsonb NOT NULL,
  why text NOT NULL,
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('proposed', 'done', 'withdrawn')),
  ended_by text,
  ended_at timestamptz,
  CHECK (state <> 'done' OR ended_by <> asked_by),
  CHECK ((state = 'proposed') = (ended_at IS NULL))
);
-- The same waits once.
CREATE UNIQUE INDEX pending_rule_waiting ON pending_rule (rule) WHERE state = 'proposed';
