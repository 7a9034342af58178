-- A market's rules for transfers between a member and its direct upline. Amounts are hundredths.
CREATE TABLE market_line_transfer (
  market_code text PRIMARY KEY REFERENCES market (code),
  up_open boolean NOT NULL DEFAULT false,
  up_least bigint NOT NULL DEFAULT 10000000 CHECK (up_least > 0),
  up_most bigint NOT NULL DEFAULT 5000000000,
  up_daily_amount bigint NOT NULL DEFAULT 10000000000 CHECK (up_daily_amount >= 0),
  up_daily_times int NOT NULL DEFAULT 3 CHECK (up_daily_times > 0),
  down_open boolean NOT NULL DEFAULT false,
  down_least bigint NOT NULL DEFAULT 10000000 CHECK (down_least > 0),
  down_most bigint NOT NULL DEFAULT 5000000000,
  down_daily_amount bigint NOT NULL DEFAULT 50000000000 CHECK (down_daily_amount >= 0),
  down_daily_times int NOT NULL DEFAULT 50 CHECK (down_daily_times > 0),
  -- Percentage of the deposits of 30 days that must have been staked before anything is sent up.
  played_percent smallint NOT NULL DEFAULT 100 CHECK (played_percent BETWEEN 0 AND 1000),
  CHECK (up_most >= up_least AND down_most >= down_least)
);

CREATE TABLE line_transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  from_member bigint NOT NULL REFERENCES member (id),
  to_member bigint NOT NULL REFERENCES member (id),
  -- up: to the direct upline; down: to a direct downline, as the line was then.
  direction text NOT NULL CHECK (direction IN ('up', 'down')),
  market_code text NOT NULL REFERENCES market (code),
  currency text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  note text CHECK (length(note) BETWEEN 1 AND 100),
  transfer_id bigint NOT NULL UNIQUE REFERENCES transfer (id),
  at timestamptz NOT NULL,
  CHECK (from_member <> to_member)
);
CREATE INDEX line_transfer_from ON line_transfer (from_member, at DESC);
CREATE INDEX line_transfer_to ON line_transfer (to_member, at DESC);
CREATE TRIGGER line_transfer_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON line_transfer
  EXECUTE FUNCTION ledger_is_append_only();
