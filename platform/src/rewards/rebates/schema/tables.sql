-- Rebates on members' stakes. Only this domain's functions write payments.

CREATE TABLE market_rebate (
  market_code text PRIMARY KEY REFERENCES market (code),
  mode text NOT NULL DEFAULT 'off' CHECK (mode IN ('off', 'claimed', 'credited')),
  -- { category: hundredths of a percent of valid stakes }; missing categories have none.
  rates jsonb NOT NULL DEFAULT '{}',
  -- Minimum payment of a category, hundredths.
  least bigint NOT NULL DEFAULT 0 CHECK (least >= 0),
  -- Days that a day's rebate stays available.
  days smallint NOT NULL DEFAULT 7 CHECK (days BETWEEN 1 AND 31)
);

CREATE TABLE rebate_payout (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  -- Idempotency key, unique for the member.
  key text NOT NULL,
  by text NOT NULL CHECK (by IN ('member', 'platform')),
  amount bigint NOT NULL CHECK (amount > 0),
  at timestamptz NOT NULL,
  UNIQUE (member_id, key)
);
CREATE INDEX rebate_payout_member ON rebate_payout (member_id, id DESC);

-- Rebate paid for a member's day in a category. A day is paid once, by what was settled by then.
CREATE TABLE rebate_day (
  member_id bigint NOT NULL,
  -- Day of the member's market.
  day date NOT NULL,
  category text NOT NULL,
  payout_id bigint NOT NULL REFERENCES rebate_payout (id),
  -- Hundredths of a percent.
  rate int NOT NULL CHECK (rate > 0),
  valid bigint NOT NULL CHECK (valid >= 0),
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (member_id, day, category),
  CHECK (amount = valid * rate / 10000)
);
CREATE INDEX rebate_day_payout ON rebate_day (payout_id);

-- Days whose members have all been credited, by market.
CREATE TABLE rebate_run (
  market_code text NOT NULL REFERENCES market (code),
  day date NOT NULL,
  done_at timestamptz NOT NULL,
  PRIMARY KEY (market_code, day)
);
