-- Figures of members and of the teams below them, by day (of the member's market) and category of games, added up from
-- the sealed ledger. Amounts are hundredths.

-- How far the ledger is added up: the position of a seal. All of its seals before have been.
CREATE TABLE figures_state (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  rolled_to bigint NOT NULL
);
INSERT INTO figures_state (rolled_to) VALUES (0);

-- A member's own. What is no play (cash, bonuses) has the category ''. Members are those of accounts and are never removed, so
-- neither this table nor the one of months looks each of them up as it is written.
CREATE TABLE member_day (
  member_id bigint NOT NULL,
  day date NOT NULL,
  category text NOT NULL,
  -- Right above the member on that day; null: nobody. From the member's path, which holds members alone.
  upline_id bigint,
  deposits bigint NOT NULL DEFAULT 0,
  withdrawals bigint NOT NULL DEFAULT 0,
  staked bigint NOT NULL DEFAULT 0,
  won bigint NOT NULL DEFAULT 0,
  rebate bigint NOT NULL DEFAULT 0,
  bonus bigint NOT NULL DEFAULT 0,
  bets int NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, day, category)
) WITH (fillfactor = 80);
CREATE INDEX member_day_upline ON member_day (upline_id, day);
-- Rows come day by day: those of a few days lie together.
CREATE INDEX member_day_day ON member_day USING brin (day);

-- Of everybody below a member on that day, the member itself left out. Agents are those of the members' paths.
CREATE TABLE team_day (
  agent_id bigint NOT NULL,
  day date NOT NULL,
  category text NOT NULL,
  deposits bigint NOT NULL DEFAULT 0,
  withdrawals bigint NOT NULL DEFAULT 0,
  staked bigint NOT NULL DEFAULT 0,
  won bigint NOT NULL DEFAULT 0,
  rebate bigint NOT NULL DEFAULT 0,
  bonus bigint NOT NULL DEFAULT 0,
  bets int NOT NULL DEFAULT 0,
  PRIMARY KEY (agent_id, day, category)
) WITH (fillfactor = 80);

-- A member's own in a month, by where it stood in the tree then, and on which of its days it staked, as bits (the first day
-- is the lowest).
CREATE TABLE member_month (
  member_id bigint NOT NULL,
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  path text NOT NULL,
  days int NOT NULL CHECK (days >= 0),
  deposits bigint NOT NULL DEFAULT 0,
  withdrawals bigint NOT NULL DEFAULT 0,
  staked bigint NOT NULL DEFAULT 0,
  won bigint NOT NULL DEFAULT 0,
  rebate bigint NOT NULL DEFAULT 0,
  bonus bigint NOT NULL DEFAULT 0,
  bets int NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, month, path)
) WITH (fillfactor = 80);
CREATE INDEX member_month_path ON member_month (month, path text_pattern_ops) INCLUDE (member_id, days);
-- Rows come month by month: those of a few months lie together.
CREATE INDEX member_month_month ON member_month USING brin (month);

-- What the main and vendor wallets of everybody below an agent had when it was last read, in hundredths; none: no row.
CREATE TABLE team_balance (
  agent_id bigint PRIMARY KEY,
  balance bigint NOT NULL
) WITH (fillfactor = 80);

-- When that was.
CREATE TABLE team_balance_reading (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  read_at timestamptz
);
INSERT INTO team_balance_reading DEFAULT VALUES;

-- Of the members of a market, guests on free play left out: by vendor and category of games, both '' for what is no play. The
-- house's own draws have the vendor LOTTERY. `commission`: what the house paid agents.
CREATE TABLE market_day (
  market_code text NOT NULL REFERENCES market (code),
  day date NOT NULL,
  vendor_code text NOT NULL,
  category text NOT NULL,
  deposits bigint NOT NULL DEFAULT 0,
  withdrawals bigint NOT NULL DEFAULT 0,
  staked bigint NOT NULL DEFAULT 0,
  won bigint NOT NULL DEFAULT 0,
  rebate bigint NOT NULL DEFAULT 0,
  bonus bigint NOT NULL DEFAULT 0,
  commission bigint NOT NULL DEFAULT 0,
  bets bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (market_code, day, vendor_code, category)
) WITH (fillfactor = 80);

-- What of `bonus` and `rebate` came of what (gift_source).
CREATE TABLE market_gift_day (
  market_code text NOT NULL REFERENCES market (code),
  day date NOT NULL,
  source text NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (market_code, day, source)
) WITH (fillfactor = 80);

-- How many different members of a market staked on a day, in a week (from Monday) or in a month, and how many of them had
-- registered before it began. Counted as each stakes for the first time in it: days cannot be summed to it.
CREATE TABLE market_active (
  market_code text NOT NULL REFERENCES market (code),
  span text NOT NULL CHECK (span IN ('day', 'week', 'month')),
  start date NOT NULL CHECK (date_trunc(span, start::timestamp) = start),
  active int NOT NULL,
  returning_members int NOT NULL CHECK (returning_members BETWEEN 0 AND active),
  PRIMARY KEY (market_code, span, start)
) WITH (fillfactor = 80);

-- What movements come to for a member on a day.
CREATE TYPE figures_delta AS (
  member_id bigint, day date, vendor_code text, category text, path text, deposits bigint, withdrawals bigint, staked bigint,
  won bigint, rebate bigint, bonus bigint, commission bigint, bets int
);
