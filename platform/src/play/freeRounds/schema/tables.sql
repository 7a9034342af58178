-- Granted free rounds, and the rounds played. Only this domain's functions write them.

-- A number of rounds of a game at a stake that nobody pays. Their winnings are counted here and granted as one bonus at
-- the end.
CREATE TABLE free_rounds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- What grants them, e.g. promotion/spring.
  source text NOT NULL,
  -- Idempotency key of the grant, unique for the member.
  key text NOT NULL,
  -- { vi, en }
  title jsonb NOT NULL,
  game_id text NOT NULL REFERENCES game (id),
  -- Stake per round, hundredths.
  stake bigint NOT NULL CHECK (stake > 0),
  rounds int NOT NULL CHECK (rounds BETWEEN 1 AND 500),
  used int NOT NULL DEFAULT 0 CHECK (used BETWEEN 0 AND rounds),
  -- Winnings so far.
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  -- Maximum of them to grant; null for no limit.
  most bigint CHECK (most > 0),
  -- Wagering requirement of the bonus: { times, days, weights, largestBet }; null for none.
  wagering jsonb,
  -- 'takenBack': revoked because their deposit was reversed; their winnings are forfeited.
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'over', 'takenBack')),
  given_at timestamptz NOT NULL,
  -- Rounds that start later are not free.
  ends_at timestamptz NOT NULL,
  closed_at timestamptz,
  -- The resulting bonus; null while they are open, and where nothing was won.
  bonus_id bigint REFERENCES bonus (id),
  UNIQUE (member_id, key),
  CHECK ((state = 'open') = (closed_at IS NULL)),
  CHECK (state = 'over' OR bonus_id IS NULL),
  CHECK (state <> 'over' OR (bonus_id IS NOT NULL) = (won > 0))
);
CREATE INDEX free_rounds_open ON free_rounds (member_id, id) WHERE state = 'open';
CREATE INDEX free_rounds_ends ON free_rounds (ends_at) WHERE state = 'open';
CREATE INDEX free_rounds_member ON free_rounds (member_id, id DESC);

-- A round played for free.
CREATE TABLE free_round (
  grant_id bigint NOT NULL REFERENCES free_rounds (id),
  -- Idempotency key of its bet.
  key text NOT NULL,
  member_id bigint NOT NULL,
  vendor_code text NOT NULL,
  game_id text NOT NULL,
  round_id text NOT NULL,
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  at timestamptz NOT NULL,
  -- Its bet was rolled back: the round may be played again.
  taken_back_at timestamptz,
  PRIMARY KEY (grant_id, key),
  CHECK (taken_back_at IS NULL OR won = 0)
);
CREATE UNIQUE INDEX free_round_round ON free_round (member_id, round_id, game_id, vendor_code) WHERE taken_back_at IS NULL;
