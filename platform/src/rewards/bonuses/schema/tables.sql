-- Bonuses with their wagering requirement. Only this domain's functions write them.

-- The money of an open bonus (waiting or running) is in the member's 'bonus' account. Only one bonus of a member runs
-- at a time, so that a stake counts once; the others wait in the order they were granted. The running one covers what
-- the main wallet lacks for a stake.
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
  -- 'spent': its balance was used up.
  state text NOT NULL CHECK (state IN ('waiting', 'running', 'released', 'spent', 'expired', 'givenUp', 'takenBack')),
  given_at timestamptz NOT NULL,
  started_at timestamptz,
  ends_at timestamptz,
  closed_at timestamptz,
  -- Result of the last count.
  wagered bigint NOT NULL DEFAULT 0 CHECK (wagered >= 0),
  counted_at timestamptz,
  -- What it holds: the grant, less open stakes, plus returns. 0 once it is closed.
  balance bigint NOT NULL CHECK (balance >= 0),
  -- What it held when it closed: paid to the main wallet if it was released, to the house otherwise.
  closed_with bigint CHECK (closed_with >= 0),
  UNIQUE (member_id, key),
  CHECK ((state IN ('waiting', 'running')) = (closed_at IS NULL)),
  CHECK (state <> 'running' OR started_at IS NOT NULL AND ends_at IS NOT NULL),
  CHECK (state <> 'released' OR wagered >= target),
  CHECK (closed_at IS NULL OR balance = 0),
  CHECK ((closed_at IS NULL) = (closed_with IS NULL)),
  CHECK (state <> 'spent' OR closed_with = 0)
);
CREATE UNIQUE INDEX bonus_running ON bonus (member_id) WHERE state = 'running';
CREATE INDEX bonus_counted ON bonus (counted_at NULLS FIRST, id) WHERE state = 'running';
CREATE INDEX bonus_source ON bonus (source, member_id);
CREATE INDEX bonus_member ON bonus (member_id, id DESC);

-- Movements of play that a bonus has a part in. The wallet stakes and wins as a whole: a bonus's part of a stake moves
-- to the wallet just before, its part of a win leaves the wallet just after.
CREATE TABLE bonus_part (
  bonus_id bigint NOT NULL REFERENCES bonus (id),
  -- Idempotency key of the movement it is a part of.
  key text NOT NULL,
  -- The round; a ticket of the lottery is one.
  member_id bigint NOT NULL,
  vendor_code text NOT NULL,
  game_id text NOT NULL,
  round_id text NOT NULL,
  -- 'stake' moves to the wallet, 'refund' (of a stake) and 'win' leave it, 'winBack' (of a win) moves to it again.
  kind text NOT NULL CHECK (kind IN ('stake', 'refund', 'win', 'winBack')),
  amount bigint NOT NULL CHECK (amount > 0),
  -- Where it comes from or goes to: the open bonus; the house, where the bonus was lost to it; or the wallet itself,
  -- where the bonus was released or spent, or has lost since what it has to give back: then nothing moves.
  beside text NOT NULL CHECK (beside IN ('bonus', 'house', 'wallet')),
  at timestamptz NOT NULL,
  PRIMARY KEY (bonus_id, key, kind, beside)
);
CREATE INDEX bonus_part_round ON bonus_part (member_id, round_id, game_id);
