-- The club: levels by turnover and deposits, and members' standings. Amounts are whole currency units. Gifts are
-- bonuses.

-- A market's levels, lowest first (the contract's marketVip).
CREATE TABLE vip_rule (
  market_code text PRIMARY KEY REFERENCES market (code),
  levels jsonb NOT NULL DEFAULT '[]'
);

CREATE TABLE vip_member (
  member_id bigint PRIMARY KEY REFERENCES member (id),
  -- The member's level at its first review, which counts as reached.
  granted text,
  -- Levels lost since then, for months in which the member did not keep its level.
  dropped int NOT NULL DEFAULT 0 CHECK (dropped >= 0),
  -- First day of the first month not judged yet.
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  -- Day of the last review.
  reviewed date NOT NULL
);
CREATE INDEX vip_member_reviewed ON vip_member (reviewed);
