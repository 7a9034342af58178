-- The club: levels by turnover and deposits, and who stands where. Amounts are whole money. Gifts are bonuses.

-- A market's levels, the lowest first (the contract's marketVip).
CREATE TABLE vip_rule (
  market_code text PRIMARY KEY REFERENCES market (code),
  levels jsonb NOT NULL DEFAULT '[]'
);

CREATE TABLE vip_member (
  member_id bigint PRIMARY KEY REFERENCES member (id),
  -- The level that the member had when it was first reviewed: it counts as reached.
  granted text,
  -- How many levels the member has fallen since, for months in which it did not keep its level.
  dropped int NOT NULL DEFAULT 0 CHECK (dropped >= 0),
  -- First day of the first month that is not judged yet.
  month date NOT NULL CHECK (extract(day FROM month) = 1),
  -- The day on which it was last reviewed.
  reviewed date NOT NULL
);
CREATE INDEX vip_member_reviewed ON vip_member (reviewed);
