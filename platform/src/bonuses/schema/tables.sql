-- Bonuses with their wagering requirement. Only this domain's functions write them.

-- The money of an open bonus (waiting or running) is in the member's 'bonus' account. One bonus of a member runs at a time,
-- so that a stake counts for one; the others wait in the order in which they were given.
CREATE TABLE bonus (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- What grants it, e.g. promotion/first-deposit.
  source text NOT NULL,
  -- Idempotency key of the grant, unique for the member.
  key text NOT NULL,
  -- { vi, en }
  title jsonb NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- Wagering requirement, hundredths; 0 for a bonus that was paid to the main wallet at once.
  target bigint NOT NULL CHECK (target >= 0),
  -- Days to complete it, from when it starts running.
  days int NOT NULL CHECK (days BETWEEN 1 AND 366),
  -- { category: percent of a valid stake that counts }; categories that are missing do not count.
  weights jsonb NOT NULL,
  -- Rounds with a higher stake do not count; null for no limit.
  largest_bet bigint CHECK (largest_bet > 0),
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'released', 'expired', 'givenUp', 'takenBack')),
  given_at timestamptz NOT NULL,
  started_at timestamptz,
  ends_at timestamptz,
  closed_at timestamptz,
  -- Result of the last count.
  wagered bigint NOT NULL DEFAULT 0 CHECK (wagered >= 0),
  counted_at timestamptz,
  UNIQUE (member_id, key),
  CHECK ((state IN ('waiting', 'running')) = (closed_at IS NULL)),
  CHECK (state <> 'running' OR started_at IS NOT NULL AND ends_at IS NOT NULL),
  CHECK (state <> 'released' OR wagered >= target)
);
CREATE UNIQUE INDEX bonus_running ON bonus (member_id) WHERE state = 'running';
CREATE INDEX bonus_counted ON bonus (counted_at NULLS FIRST, id) WHERE state = 'running';
CREATE INDEX bonus_source ON bonus (source, member_id);
CREATE INDEX bonus_member ON bonus (member_id, id DESC);
