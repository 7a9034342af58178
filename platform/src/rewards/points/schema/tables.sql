-- Points: earned by play and deposits, redeemed in the mall, converted to money. The points themselves are in the
-- ledger, in the unit PTS (whole points): a member's balance in the account 'points', their source and sink in
-- 'pointSource', whose owner is the type (specification section 3). Days are those of the member's market.

-- A market's points rule (the contract's marketPoints), by first day.
CREATE TABLE point_rule (
  market_code text NOT NULL REFERENCES market (code),
  from_day date NOT NULL,
  rule jsonb NOT NULL,
  PRIMARY KEY (market_code, from_day)
);

-- Position of the last ledger seal that was read.
CREATE TABLE point_reading (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  read_to bigint NOT NULL
);
INSERT INTO point_reading (read_to) VALUES (0);

-- Days of play to count, and when: at noon after the day, again whenever one of its rounds moves money, and until all
-- its rounds are closed.
CREATE TABLE point_due (
  member_id bigint NOT NULL REFERENCES member (id),
  day date NOT NULL,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, day)
);
CREATE INDEX point_due_at ON point_due (due_at);

-- A day's total, and the points given for it. `entries`: how many transfers that took.
CREATE TABLE point_day (
  member_id bigint NOT NULL REFERENCES member (id),
  day date NOT NULL,
  type text NOT NULL CHECK (type IN ('live', 'lott', 'pvp', 'rng', 'sports')),
  -- Valid turnover, hundredths.
  turnover bigint NOT NULL CHECK (turnover >= 0),
  points bigint NOT NULL CHECK (points >= 0),
  entries int NOT NULL DEFAULT 0,
  PRIMARY KEY (member_id, day, type)
);

-- Points for deposits, by the deposit's reference; a reversal takes them back.
CREATE TABLE point_deposit (
  member_id bigint NOT NULL REFERENCES member (id),
  reference text NOT NULL,
  points bigint NOT NULL CHECK (points > 0),
  is_reversed boolean NOT NULL DEFAULT false,
  PRIMARY KEY (member_id, reference)
);

-- The mall's items. Texts are jsonb { "vi": …, "en": … }.
CREATE TABLE point_item (
  id text PRIMARY KEY,
  markets text[] NOT NULL,
  category text NOT NULL CHECK (category IN ('cards', 'bets', 'electronics', 'home', 'luxury')),
  name jsonb NOT NULL,
  summary jsonb NOT NULL,
  -- Name of its picture: goods/<picture>.svg.
  picture text NOT NULL,
  price bigint NOT NULL CHECK (price > 0),
  -- Pieces left; null: no limit.
  stock int CHECK (stock >= 0),
  -- Lowest club level that may redeem it; null: any.
  level text,
  -- How many a member may redeem per month; null: any number.
  per_month int CHECK (per_month > 0),
  -- What redeeming it gives (the contract's pointGift).
  gives jsonb NOT NULL,
  flag text CHECK (flag IN ('new', 'hot')),
  is_open boolean NOT NULL DEFAULT true,
  position int NOT NULL,
  -- Incremented with each change by operators; redeeming does not change it.
  revision int NOT NULL DEFAULT 1
);

-- Redemptions, including conversions to money.
CREATE TABLE point_redemption (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  member_id bigint NOT NULL REFERENCES member (id),
  -- Null: a conversion.
  item_id text REFERENCES point_item (id),
  title jsonb NOT NULL,
  points bigint NOT NULL CHECK (points > 0),
  -- Money given, hundredths; null: none.
  amount bigint CHECK (amount > 0),
  currency text NOT NULL,
  -- Where a parcel goes: { name, phone, address }; cleared once it is rejected.
  delivery jsonb,
  state text NOT NULL CHECK (state IN ('process', 'approved', 'rejected')),
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- Operator's account; null: no decision was needed.
  decided_by text,
  -- Code or parcel number, or why it was rejected.
  note text,
  CHECK ((state = 'process') = (decided_at IS NULL)),
  CHECK (state <> 'rejected' OR note IS NOT NULL),
  CHECK (item_id IS NOT NULL OR amount IS NOT NULL)
);
CREATE INDEX point_redemption_member ON point_redemption (member_id, id DESC);
CREATE INDEX point_redemption_waiting ON point_redemption (id) WHERE state = 'process';
