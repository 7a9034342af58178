-- A market's referral rule. Amounts are hundredths.
CREATE TABLE market_referral (
  market_code text PRIMARY KEY REFERENCES market (code),
  open boolean NOT NULL DEFAULT false,
  inviter_reward bigint NOT NULL DEFAULT 10000000 CHECK (inviter_reward >= 0),
  friend_reward bigint NOT NULL DEFAULT 10000000 CHECK (friend_reward >= 0),
  least_deposit bigint NOT NULL DEFAULT 20000000 CHECK (least_deposit > 0),
  within_days smallint NOT NULL DEFAULT 30 CHECK (within_days BETWEEN 1 AND 90),
  wager_times smallint NOT NULL DEFAULT 3 CHECK (wager_times BETWEEN 0 AND 100),
  monthly_most smallint NOT NULL DEFAULT 20 CHECK (monthly_most BETWEEN 1 AND 1000)
);

-- Decision on a friend who deposited enough in time, made once. samePerson: the inviter's own second account, or
-- another account of a friend. monthFull: the inviter reached the limit of rewards. away: the inviter is closed or on a
-- break.
CREATE TABLE referral (
  invited_id bigint PRIMARY KEY REFERENCES member (id),
  inviter_id bigint NOT NULL REFERENCES member (id),
  outcome text NOT NULL CHECK (outcome IN ('rewarded', 'samePerson', 'monthFull', 'away')),
  inviter_bonus bigint UNIQUE REFERENCES bonus (id),
  friend_bonus bigint UNIQUE REFERENCES bonus (id),
  at timestamptz NOT NULL,
  CHECK (invited_id <> inviter_id),
  CHECK (outcome = 'rewarded' OR inviter_bonus IS NULL),
  CHECK (outcome <> 'samePerson' OR friend_bonus IS NULL)
);
CREATE INDEX referral_inviter ON referral (inviter_id, at DESC);
