-- Contract kinds enabled for an agent and everyone below.
CREATE TABLE contract_switch (
  agent_id bigint NOT NULL REFERENCES member (id),
  kind text NOT NULL CHECK (kind IN ('dividend', 'daily', 'hourly', 'realtime')),
  PRIMARY KEY (agent_id, kind)
);

-- What an agent is paid by the agent right above it, or by the house.
CREATE TABLE agent_contract (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('dividend', 'daily', 'hourly', 'realtime')),
  -- Payer; null: the house.
  upline_id bigint REFERENCES member (id),
  downline_id bigint NOT NULL REFERENCES member (id),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- A category, or ALL.
  games text NOT NULL,
  period text NOT NULL CHECK (period IN ('D', 'W', 'H', 'M', 'hour', 'live')),
  -- As on the wire (contractTerms): tiers and conditions in VND.
  terms jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('offered', 'accepted', 'rejected', 'withdrawn', 'cancelAsked', 'ended')),
  -- Which side asked to end it.
  asked_by text CHECK (asked_by IN ('upline', 'downline')),
  offered_at timestamptz NOT NULL,
  answered_at timestamptz,
  -- Whole periods, in days of the downline's market. A contract replaced before it began ends on the day before.
  from_day date,
  to_day date,
  CHECK (upline_id <> downline_id),
  CHECK ((state = 'cancelAsked') = (asked_by IS NOT NULL)),
  CHECK ((state IN ('accepted', 'cancelAsked', 'ended')) = (from_day IS NOT NULL)),
  CHECK ((state = 'ended') = (to_day IS NOT NULL)),
  CHECK (to_day >= from_day - 1),
  CHECK (kind = 'dividend' AND period IN ('D', 'W', 'H', 'M') OR kind = 'daily' AND period = 'D'
    OR kind = 'hourly' AND period = 'hour' OR kind = 'realtime' AND period = 'live')
);
-- At most one active and one offered contract for a pair, kind and games.
CREATE UNIQUE INDEX agent_contract_active ON agent_contract (coalesce(upline_id, 0), downline_id, kind, games)
  WHERE state IN ('accepted', 'cancelAsked');
CREATE UNIQUE INDEX agent_contract_offered ON agent_contract (coalesce(upline_id, 0), downline_id, kind, games)
  WHERE state = 'offered';
CREATE INDEX agent_contract_upline ON agent_contract (upline_id, kind);
CREATE INDEX agent_contract_downline ON agent_contract (downline_id, kind);
CREATE INDEX agent_contract_period ON agent_contract (period, from_day);

-- How far a market's contracts of a kind and period are stated: to a day, or to a time and the seal before it.
CREATE TABLE contract_closing (
  market_code text NOT NULL REFERENCES market (code),
  kind text NOT NULL,
  period text NOT NULL,
  done_to date,
  done_until timestamptz,
  sealed_to bigint,
  PRIMARY KEY (market_code, kind, period),
  CHECK ((done_to IS NULL) <> (done_until IS NULL)),
  CHECK ((done_until IS NULL) = (sealed_to IS NULL))
);

-- What one payer owes for contracts of a kind in one period: paid whole or not at all.
CREATE TABLE contract_run (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  period text NOT NULL,
  -- Null: the house.
  payer_id bigint REFERENCES member (id),
  -- The payees' market.
  market_code text NOT NULL REFERENCES market (code),
  currency text NOT NULL,
  from_day date NOT NULL,
  to_day date NOT NULL,
  -- Hourly and real-time wages: the movements under these seals (after_seal exclusive), up to that time.
  after_seal bigint,
  to_seal bigint,
  until timestamptz,
  total bigint NOT NULL CHECK (total >= 0),
  -- waiting: for two operators. refused: by one; its amounts are carried to the next statements.
  state text NOT NULL CHECK (state IN ('waiting', 'due', 'short', 'paid', 'refused')),
  -- What the payer lacked at the last attempt.
  lacks bigint NOT NULL DEFAULT 0 CHECK (lacks >= 0),
  made_at timestamptz NOT NULL,
  paid_at timestamptz,
  -- When two operators approved it, or one refused it.
  decided_at timestamptz,
  -- Reason of a refusal that payer and payees see: { vi, en }.
  refused_why jsonb,
  CHECK ((state = 'refused') = (refused_why IS NOT NULL)),
  CHECK (state <> 'waiting' OR decided_at IS NULL AND total > 0),
  CHECK (state <> 'refused' OR decided_at IS NOT NULL),
  CHECK ((state = 'paid') = (paid_at IS NOT NULL)),
  CHECK ((state = 'short') = (lacks > 0)),
  CHECK ((to_seal IS NULL) = (until IS NULL) AND (to_seal IS NULL) = (after_seal IS NULL))
);
CREATE UNIQUE INDEX contract_run_once
  ON contract_run (kind, period, coalesce(payer_id, 0), market_code, currency, from_day, coalesce(to_seal, 0));
CREATE INDEX contract_run_open ON contract_run (id) WHERE state IN ('due', 'short');
CREATE INDEX contract_run_refused ON contract_run (id) WHERE state = 'refused';
CREATE INDEX contract_run_market ON contract_run (market_code, id DESC);
CREATE INDEX contract_run_state ON contract_run (market_code, state, id DESC) WHERE state <> 'paid';

-- What a contract pays for a period, with every input. Amounts are hundredths.
CREATE TABLE contract_statement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  run_id bigint NOT NULL REFERENCES contract_run (id),
  contract_id bigint NOT NULL REFERENCES agent_contract (id),
  turnover bigint NOT NULL,
  payout bigint NOT NULL,
  bonus bigint NOT NULL,
  rebate bigint NOT NULL,
  fee bigint NOT NULL,
  active int NOT NULL,
  carried_in bigint NOT NULL CHECK (carried_in >= 0),
  counted bigint NOT NULL,
  rate int NOT NULL,
  earned bigint NOT NULL CHECK (earned >= 0),
  carried_out bigint NOT NULL CHECK (carried_out = greatest(-counted, 0)),
  -- The recomputed result of the previous period, less what was stated for it.
  corrected bigint NOT NULL,
  owed_before bigint NOT NULL CHECK (owed_before <= 0),
  -- What refused runs owed the pair.
  refused_before bigint NOT NULL DEFAULT 0 CHECK (refused_before >= 0),
  due bigint NOT NULL CHECK (due = greatest(earned + corrected + owed_before, 0) + refused_before),
  UNIQUE (run_id, contract_id)
);
CREATE INDEX contract_statement_contract ON contract_statement (contract_id, id DESC);

-- Statements of refused runs, and the later one that carries their amounts.
CREATE TABLE contract_refused_carry (
  statement_id bigint PRIMARY KEY REFERENCES contract_statement (id),
  carried_by bigint NOT NULL REFERENCES contract_statement (id)
);
CREATE INDEX contract_refused_carry_by ON contract_refused_carry (carried_by);

-- Payments to an agent for contracts of a kind, by day of its market.
CREATE TABLE contract_paid_day (
  member_id bigint NOT NULL REFERENCES member (id),
  day date NOT NULL,
  kind text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (member_id, day, kind)
) WITH (fillfactor = 80);

-- Total (hundredths) above which a market's pay-runs take two operators' approval: 0 for all, null for none.
CREATE TABLE market_pay_run (
  market_code text PRIMARY KEY REFERENCES market (code),
  approve_above bigint CHECK (approve_above >= 0)
);
