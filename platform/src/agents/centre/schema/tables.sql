-- What an agent earned in a period, and what was paid of it. Amounts are hundredths.
CREATE TABLE agent_statement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- 'series': what its downlines' series leave of its own on electronic lotteries, a day.
  kind text NOT NULL CHECK (kind IN ('series')),
  agent_id bigint NOT NULL REFERENCES member (id),
  currency text NOT NULL,
  -- First and last day, of the agent's market.
  from_day date NOT NULL,
  to_day date NOT NULL,
  -- What was below nothing in the statement before: it comes off this one.
  carried bigint NOT NULL DEFAULT 0 CHECK (carried <= 0),
  -- The sum of its lines.
  earned bigint NOT NULL,
  paid bigint NOT NULL CHECK (paid = greatest(carried + earned, 0)),
  made_at timestamptz NOT NULL,
  UNIQUE (kind, agent_id, from_day),
  CHECK (to_day >= from_day)
);
CREATE INDEX agent_statement_agent ON agent_statement (agent_id, from_day DESC);

-- What a statement is summed from. A line for a day before the statement's corrects what was reckoned for it.
CREATE TABLE agent_statement_line (
  statement_id bigint NOT NULL REFERENCES agent_statement (id),
  place smallint NOT NULL,
  for_day date NOT NULL,
  -- Right below the agent: what it and those below it staked.
  branch_id bigint NOT NULL REFERENCES member (id),
  staked bigint NOT NULL,
  -- Of 2,000: how far the branch's series was below the agent's.
  gap smallint NOT NULL CHECK (gap > 0),
  amount bigint NOT NULL,
  PRIMARY KEY (statement_id, place)
);

-- Up to which day every statement of a kind is made.
CREATE TABLE agent_pay_run (
  market_code text NOT NULL REFERENCES market (code),
  kind text NOT NULL,
  done_to date NOT NULL,
  -- When that was reckoned: what ended later is corrected by the next run.
  ran_at timestamptz NOT NULL,
  PRIMARY KEY (market_code, kind)
);

-- What an agent wrote down of an account that it opened; nobody else sees it.
CREATE TABLE agent_note (
  agent_id bigint NOT NULL REFERENCES member (id),
  member_id bigint NOT NULL REFERENCES member (id),
  note text NOT NULL CHECK (length(note) <= 140),
  PRIMARY KEY (agent_id, member_id)
);
