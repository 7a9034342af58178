-- Figures of members and of the teams below them, by day (of the member's market) and category of games, summed from
-- the sealed ledger. Amounts are hundredths.

-- Position of the last ledger seal that has been added.
CREATE TABLE figures_state (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  rolled_to bigint NOT NULL
);
INSERT INTO figures_state (rolled_to) VALUES (0);

-- A member's own figures. What is not play (cash, bonuses) has the category ''. Members come from accounts and are
-- never deleted, so neither this table nor member_month has a foreign key, which would cost a lookup per write.
CREATE TABLE member_day (
  member_id bigint NOT NULL,
  day date NOT NULL,
  category text NOT NULL,
  -- The member's upline on that day; null: none. Taken from the member's path, which only contains members.
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
-- Rows are inserted day by day, so those of a few days are stored together.
CREATE INDEX member_day_day ON member_day USING brin (day);

-- Figures of everyone below a member on that day, excluding the member. Agents come from the members' paths.
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

-- A member's own figures of a month, by its position in the tree then, and the days on which it staked, as bits (the
-- first day is the lowest).
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
-- Rows are inserted month by month, so those of a few months are stored together.
CREATE INDEX member_month_month ON member_month USING brin (month);

-- Balance of the main and vendor wallets of everyone below an agent at the last reading, hundredths; no row for none.
CREATE TABLE team_balance (
  agent_id bigint PRIMARY KEY,
  balance bigint NOT NULL
) WITH (fillfactor = 80);

-- Time of the last reading.
CREATE TABLE team_balance_reading (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  read_at timestamptz
);
INSERT INTO team_balance_reading DEFAULT VALUES;

-- Figures of a market's members, guests on free play excluded, by vendor and category of games, both '' for what is not
-- play. The house's own draws have the vendor LOTTERY. `commission`: what the house paid agents.
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

-- `bonus` and `rebate` by source (gift_source).
CREATE TABLE market_gift_day (
  market_code text NOT NULL REFERENCES market (code),
  day date NOT NULL,
  source text NOT NULL,
  amount bigint NOT NULL,
  PRIMARY KEY (market_code, day, source)
) WITH (fillfactor = 80);

-- Distinct members of a market who staked on a day, in a week (from Monday) or in a month, and how many of them had
-- registered before it began. Counted at each member's first stake in the span, because days cannot be summed.
CREATE TABLE market_active (
  market_code text NOT NULL REFERENCES market (code),
  span text NOT NULL CHECK (span IN ('day', 'week', 'month')),
  start date NOT NULL CHECK (date_trunc(span, start::timestamp) = start),
  active int NOT NULL,
  returning_members int NOT NULL CHECK (returning_members BETWEEN 0 AND active),
  PRIMARY KEY (market_code, span, start)
) WITH (fillfactor = 80);

-- Sums of movements of a member on a day.
CREATE TYPE figures_delta AS (
  member_id bigint, day date, vendor_code text, category text, path text, deposits bigint, withdrawals bigint, staked bigint,
  won bigint, rebate bigint, bonus bigint, commission bigint, bets int
);
