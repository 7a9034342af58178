-- Missions: goals for members, their progress, and what they were given. Days are those of the market.

-- Goals and gifts are the contract's missionGoal and missionGift.
CREATE TABLE mission (
  id text PRIMARY KEY,
  markets text[] NOT NULL,
  repeats text NOT NULL CHECK (repeats IN ('daily', 'weekly', 'once')),
  title jsonb NOT NULL,
  goal jsonb NOT NULL,
  gives jsonb NOT NULL,
  from_day date NOT NULL,
  -- Last day; null: open-ended.
  until_day date,
  position int NOT NULL,
  -- Incremented with each change.
  revision int NOT NULL DEFAULT 1,
  CHECK (until_day >= from_day)
);

-- Position of the last ledger seal that was read.
CREATE TABLE mission_reading (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  read_to bigint NOT NULL
);
INSERT INTO mission_reading (read_to) VALUES (0);

-- Days of members to count, and when: a few seconds after a round of the day moved money, and again until all rounds of
-- the day are closed.
CREATE TABLE mission_due (
  member_id bigint NOT NULL REFERENCES member (id),
  day date NOT NULL,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, day)
);
CREATE INDEX mission_due_at ON mission_due (due_at);

-- What a member played on a day, by category: settled rounds opened on it. Rounds in which a bonus has a part, or
-- nothing was at risk, are left out.
CREATE TABLE mission_day (
  member_id bigint NOT NULL REFERENCES member (id),
  day date NOT NULL,
  shelf text NOT NULL,
  rounds int NOT NULL CHECK (rounds > 0),
  -- Valid turnover, hundredths.
  turnover bigint NOT NULL CHECK (turnover > 0),
  -- Lottery tickets and their stations.
  tickets int NOT NULL DEFAULT 0 CHECK (tickets >= 0),
  stations text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (member_id, day, shelf)
);

-- Deposits received, by reference.
CREATE TABLE mission_deposit (
  member_id bigint NOT NULL REFERENCES member (id),
  reference text NOT NULL,
  day date NOT NULL,
  -- Hundredths.
  amount bigint NOT NULL CHECK (amount > 0),
  is_reversed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (member_id, reference)
);

-- Rewards given, by mission and period (its day, the Monday of its week, or `once`). One that was taken back, because
-- its goal is no longer reached, may be claimed again.
CREATE TABLE mission_claim (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  mission_id text NOT NULL REFERENCES mission (id),
  period text NOT NULL CHECK (period = 'once' OR period ~ '^\d{4}-\d\d-\d\d$'),
  market_code text NOT NULL REFERENCES market (code),
  -- Goal and reward as of the claim, with the days that counted.
  goal jsonb NOT NULL,
  gives jsonb NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  at timestamptz NOT NULL,
  taken_back_at timestamptz
);
CREATE UNIQUE INDEX mission_claim_once ON mission_claim (member_id, mission_id, period) WHERE taken_back_at IS NULL;
CREATE INDEX mission_claim_market ON mission_claim (market_code, at);
CREATE INDEX mission_claim_mission ON mission_claim (mission_id);
