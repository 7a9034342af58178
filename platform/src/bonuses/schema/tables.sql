-- Bonuses that members were given, each with the condition under which it becomes theirs. Functions of this domain write it.

-- `key`: what it was given for, which gives it once. Its money is in the member's 'bonus' account while it waits or runs.
-- Of a member's bonuses one runs at a time, so that a bet counts for one; the others wait in the order they were given.
CREATE TABLE bonus (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- What gives such bonuses, e.g. promotion/first-deposit.
  source text NOT NULL,
  key text NOT NULL,
  -- { vi, en }
  title jsonb NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  -- What has to be wagered, hundredths. 0: nothing, it went to the main wallet at once.
  target bigint NOT NULL CHECK (target >= 0),
  -- In how many days of its running.
  days int NOT NULL CHECK (days BETWEEN 1 AND 366),
  -- { category: percent of a valid stake that counts }; a category that is not named counts nothing.
  weights jsonb NOT NULL,
  -- A round of more than this counts nothing. Null: any.
  largest_bet bigint CHECK (largest_bet > 0),
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'released', 'expired', 'givenUp', 'takenBack')),
  given_at timestamptz NOT NULL,
  started_at timestamptz,
  ends_at timestamptz,
  closed_at timestamptz,
  -- As last counted.
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
