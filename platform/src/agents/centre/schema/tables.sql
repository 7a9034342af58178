-- What agents earned in a period, and what was paid of it. Amounts are hundredths.
CREATE TABLE agent_statement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- 'series': the daily difference between its own and its downlines' series on electronic lotteries.
  kind text NOT NULL CHECK (kind IN ('series')),
  agent_id bigint NOT NULL REFERENCES member (id),
  currency text NOT NULL,
  -- First and last day, in the agent's market.
  from_day date NOT NULL,
  to_day date NOT NULL,
  -- Negative balance of the previous statement, deducted from this one.
  carried bigint NOT NULL DEFAULT 0 CHECK (carried <= 0),
  -- The sum of its lines.
  earned bigint NOT NULL,
  paid bigint NOT NULL CHECK (paid = greatest(carried + earned, 0)),
  made_at timestamptz NOT NULL,
  UNIQUE (kind, agent_id, from_day),
  CHECK (to_day >= from_day)
);
CREATE INDEX agent_statement_agent ON agent_statement (agent_id, from_day DESC);

-- Components of a statement. A line for a day before the statement's corrects what was computed for it.
CREATE TABLE agent_statement_line (
  statement_id bigint NOT NULL REFERENCES agent_statement (id),
  place smallint NOT NULL,
  for_day date NOT NULL,
  -- The member right below the agent, whose branch staked this.
  branch_id bigint NOT NULL REFERENCES member (id),
  staked bigint NOT NULL,
  -- How far the branch's series is below the agent's, of 2,000.
  gap smallint NOT NULL CHECK (gap > 0),
  amount bigint NOT NULL,
  PRIMARY KEY (statement_id, place)
);

-- Last day for which every statement of a kind is made.
CREATE TABLE agent_pay_run (
  market_code text NOT NULL REFERENCES market (code),
  kind text NOT NULL,
  done_to date NOT NULL,
  -- When that was computed: the next run corrects what ended later.
  ran_at timestamptz NOT NULL,
  PRIMARY KEY (market_code, kind)
);

-- An agent's private notes on accounts that it opened.
CREATE TABLE agent_note (
  agent_id bigint NOT NULL REFERENCES member (id),
  member_id bigint NOT NULL REFERENCES member (id),
  note text NOT NULL CHECK (length(note) <= 140),
  PRIMARY KEY (agent_id, member_id)
);
