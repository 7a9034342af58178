-- Who makes games, what there is to play, and what members did with it. Rounds and money stand with the vendors' calls.
CREATE TABLE vendor (
  code text PRIMARY KEY,
  name text NOT NULL,
  style text NOT NULL,
  -- 'down': taken off by an operator; a vendor that does not answer is noticed at launch.
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'down')),
  account_type_id int NOT NULL,
  position int NOT NULL
);

CREATE TABLE vendor_category (
  vendor_code text NOT NULL REFERENCES vendor (code),
  category text NOT NULL CHECK (category IN ('LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'EGAME')),
  is_hot boolean NOT NULL DEFAULT false,
  position int NOT NULL,
  PRIMARY KEY (vendor_code, category)
);

-- The specification's list (section 3): a vendor of this list that stands under SPORTS is shown under ESPORTS.
CREATE TABLE esports_vendor (code text PRIMARY KEY);
INSERT INTO esports_vendor (code) VALUES ('AV'), ('AI'), ('IMES'), ('TF'), ('IA');

-- The shelves a market has: a category that is not here does not exist for the market's visitors.
CREATE TABLE market_category (
  market_code text NOT NULL REFERENCES market (code),
  category text NOT NULL CHECK (category IN ('LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'EGAME')),
  is_hot boolean NOT NULL DEFAULT false,
  position int NOT NULL,
  PRIMARY KEY (market_code, category)
);

CREATE TABLE game (
  id text PRIMARY KEY,
  vendor_code text NOT NULL REFERENCES vendor (code),
  category text NOT NULL CHECK (category IN ('LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'EGAME')),
  -- The scene its picture shows.
  variant text NOT NULL,
  name_vi text NOT NULL,
  name_en text NOT NULL,
  hot boolean NOT NULL DEFAULT false,
  new boolean NOT NULL DEFAULT false,
  rtp numeric(5, 2) NOT NULL CHECK (rtp > 0 AND rtp <= 100),
  volatility text NOT NULL CHECK (volatility IN ('low', 'medium', 'high')),
  maintenance boolean NOT NULL DEFAULT false,
  added_at timestamptz NOT NULL,
  -- Breaks ties between games that equally many play.
  popularity int NOT NULL DEFAULT 0
);
CREATE INDEX game_vendor ON game (vendor_code, category);

CREATE TABLE favourite (
  member_id bigint NOT NULL REFERENCES member (id),
  game_id text NOT NULL REFERENCES game (id),
  starred_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (member_id, game_id)
);

-- The last time a member opened a game: what "recently played" lists.
CREATE TABLE game_launch (
  member_id bigint NOT NULL REFERENCES member (id),
  game_id text NOT NULL REFERENCES game (id),
  launched_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, game_id)
);
CREATE INDEX game_launch_recent ON game_launch (member_id, launched_at DESC);
