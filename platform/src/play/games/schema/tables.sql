-- Who makes games, what there is to play, and what members did with it. Rounds and money stand with the vendors' calls.
CREATE TABLE vendor (
  code text PRIMARY KEY,
  name text NOT NULL,
  style text NOT NULL,
  -- 'down': taken off by an operator; a vendor that does not answer is noticed at launch.
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'down')),
  account_type_id int NOT NULL,
  position int NOT NULL,
  -- Where it opens its games. Null: at the stand-in vendor of a demonstration; in production a vendor without an
  -- address opens nothing.
  launch_url text CHECK (launch_url ~ '^https?://[^/]+'),
  -- Its games refuse to stand in a frame: they open in a window of their own (specification section 3, game_url2).
  own_window boolean NOT NULL DEFAULT false,
  -- Who signs for it (an aggregator stands for many), a vendor_secret; null: the stand-in vendor.
  caller text
);

CREATE TABLE vendor_category (
  vendor_code text NOT NULL REFERENCES vendor (code),
  category text NOT NULL
    CHECK (category IN ('LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'EGAME')),
  is_hot boolean NOT NULL DEFAULT false,
  position int NOT NULL,
  -- The specification's popup provider (section 4): on this shelf the vendor has a card of its own, which opens the
  -- list of its games there.
  opens_list boolean NOT NULL DEFAULT false,
  PRIMARY KEY (vendor_code, category)
);

-- The specification's list (section 3): a vendor of this list that stands under SPORTS is shown under ESPORTS.
CREATE TABLE esports_vendor (code text PRIMARY KEY);

-- The shelves a market has: a category that is not here does not exist for the market's visitors.
CREATE TABLE market_category (
  market_code text NOT NULL REFERENCES market (code),
  category text NOT NULL
    CHECK (category IN ('LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'EGAME')),
  is_hot boolean NOT NULL DEFAULT false,
  position int NOT NULL,
  PRIMARY KEY (market_code, category)
);

CREATE TABLE game (
  id text PRIMARY KEY,
  vendor_code text NOT NULL REFERENCES vendor (code),
  category text NOT NULL
    CHECK (category IN ('LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'EGAME')),
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
  popularity int NOT NULL DEFAULT 0,
  -- Can be tried with play money.
  has_demo boolean NOT NULL DEFAULT false,
  -- When the maintenance is meant to end, if that is known.
  maintenance_until timestamptz,
  -- Where its rules stand, a vendor_guide.
  guide_caller text,
  guide_kind text,
  -- Hundredths of VND; null where the vendor names none.
  minimum_stake bigint CHECK (minimum_stake > 0),
  maximum_stake bigint CHECK (maximum_stake >= minimum_stake),
  -- Stakes that its vendor plays free rounds at; empty: none.
  free_round_stakes bigint[] NOT NULL DEFAULT '{}',
  -- In stakes.
  maximum_win numeric(12, 2) CHECK (maximum_win > 0),
  -- What the game of a partner lottery is launched with (specification section 3, lotto launch): its prize mode, and the
  -- vendor's own code for it. Null: it is no such game.
  lotto_prize_mode text CHECK (lotto_prize_mode IN ('Lott', 'ZY', 'Elott', 'SEA')),
  lotto_game_code text CHECK (lotto_game_code ~ '^[A-Za-z0-9_.:-]{1,40}$'),
  CONSTRAINT game_lotto_whole CHECK ((lotto_prize_mode IS NULL) = (lotto_game_code IS NULL)),
  CONSTRAINT game_lotto_shelf CHECK (lotto_game_code IS NULL OR category IN ('LOTT', 'ELOTT')),
  UNIQUE (vendor_code, lotto_prize_mode, lotto_game_code)
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

-- Tables of card games that members sit down at together (specification section 2, PVP rooms).
CREATE TABLE pvp_room (
  id text PRIMARY KEY CHECK (length(id) <= 80),
  -- The group of tables that the vendor knows the room by.
  node_id text NOT NULL CHECK (length(node_id) <= 80),
  game_id text NOT NULL REFERENCES game (id),
  name_vi text NOT NULL,
  name_en text NOT NULL,
  -- Hundredths: what a player has to bring, and what is played for.
  entry bigint NOT NULL CHECK (entry >= 0),
  stake bigint NOT NULL CHECK (stake > 0),
  seats int NOT NULL CHECK (seats > 0),
  open boolean NOT NULL DEFAULT true,
  position int NOT NULL
);
CREATE INDEX pvp_room_game ON pvp_room (game_id, position);

-- Grows with whatever changes what there is to play, in the same transaction: a process that keeps the catalogue asks
-- for this alone.
CREATE TABLE catalogue_version (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  version bigint NOT NULL
);
INSERT INTO catalogue_version (version) VALUES (1);

CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON game
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON vendor
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON vendor_category
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON market_category
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON esports_vendor
  FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
