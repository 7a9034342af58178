-- Vendors, games, and members' use of them. Rounds and money belong to the vendors' calls.
CREATE TABLE vendor (
  code text PRIMARY KEY,
  name text NOT NULL,
  style text NOT NULL,
  -- 'down': disabled by an operator; a vendor that does not respond is noticed at launch.
  state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'down')),
  account_type_id int NOT NULL,
  position int NOT NULL,
  -- Where its games are launched. Null: at the stand-in vendor of a demonstration; in production, a vendor without an
  -- address launches nothing.
  launch_url text CHECK (launch_url ~ '^https?://[^/]+'),
  -- Its games refuse to be framed: they open in a window of their own (specification section 3, game_url2).
  own_window boolean NOT NULL DEFAULT false,
  -- The vendor_secret that signs for it (an aggregator signs for many vendors); null: the stand-in vendor's.
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

-- The specification's list (section 3): a vendor of this list with games under SPORTS is shown under ESPORTS.
CREATE TABLE esports_vendor (code text PRIMARY KEY);

-- A market's shelves: a category that is not listed does not exist for the market's visitors.
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
  -- The scene in its picture.
  variant text NOT NULL,
  name_vi text NOT NULL,
  name_en text NOT NULL,
  hot boolean NOT NULL DEFAULT false,
  new boolean NOT NULL DEFAULT false,
  rtp numeric(5, 2) NOT NULL CHECK (rtp > 0 AND rtp <= 100),
  volatility text NOT NULL CHECK (volatility IN ('low', 'medium', 'high')),
  maintenance boolean NOT NULL DEFAULT false,
  added_at timestamptz NOT NULL,
  -- Breaks ties between games with equally many players.
  popularity int NOT NULL DEFAULT 0,
  -- Can be played with play money.
  has_demo boolean NOT NULL DEFAULT false,
  -- Planned end of the maintenance, if known.
  maintenance_until timestamptz,
  -- Its rules, a vendor_guide.
  guide_caller text,
  guide_kind text,
  -- Hundredths of VND; null where the vendor reports none.
  minimum_stake bigint CHECK (minimum_stake > 0),
  maximum_stake bigint CHECK (maximum_stake >= minimum_stake),
  -- Stakes at which its vendor supports free rounds; empty: none.
  free_round_stakes bigint[] NOT NULL DEFAULT '{}',
  -- As a multiple of the stake.
  maximum_win numeric(12, 2) CHECK (maximum_win > 0),
  -- Launch parameters of a partner lottery's game (specification section 3, lotto launch): its prize mode, and the
  -- vendor's own code for it. Null for any other game.
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

-- When a member last opened a game: for the list of recently played ones.
CREATE TABLE game_launch (
  member_id bigint NOT NULL REFERENCES member (id),
  game_id text NOT NULL REFERENCES game (id),
  launched_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, game_id)
);
CREATE INDEX game_launch_recent ON game_launch (member_id, launched_at DESC);

-- Tables of multiplayer card games (specification section 2, PVP rooms).
CREATE TABLE pvp_room (
  id text PRIMARY KEY CHECK (length(id) <= 80),
  -- The vendor's id for the room's group of tables.
  node_id text NOT NULL CHECK (length(node_id) <= 80),
  game_id text NOT NULL REFERENCES game (id),
  name_vi text NOT NULL,
  name_en text NOT NULL,
  -- Hundredths: the minimum balance to enter, and the stake.
  entry bigint NOT NULL CHECK (entry >= 0),
  stake bigint NOT NULL CHECK (stake > 0),
  seats int NOT NULL CHECK (seats > 0),
  open boolean NOT NULL DEFAULT true,
  position int NOT NULL
);
CREATE INDEX pvp_room_game ON pvp_room (game_id, position);

-- Increases with every change of the catalogue, in the same transaction: a process that caches the catalogue only
-- checks this.
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
