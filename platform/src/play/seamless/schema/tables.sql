-- Game vendors' calls on the seamless wallet.

-- Callers and their secrets. A caller may sign for many studios (an aggregator), so it is not a game's vendor.
CREATE TABLE vendor_secret (
  caller text PRIMARY KEY,
  -- Sealed with a key outside the database, like the previous one.
  secret bytea NOT NULL,
  -- A rollback of a bet that never arrived: 'accept' leaves a tombstone that stops the bet if it does arrive; 'refuse'
  -- responds BET_UNKNOWN.
  unknown_rollback text NOT NULL DEFAULT 'accept' CHECK (unknown_rollback IN ('accept', 'refuse')),
  -- Increases with each change of a secret: a process that signs with a cached copy of the row finds out in the call
  -- itself that it is stale.
  version int NOT NULL DEFAULT 1,
  -- Whether wins without a bet are accepted when declared as a prize (`reason: promo`).
  promo_wins boolean NOT NULL DEFAULT false,
  -- The previous secret, accepted beside the current one until then: the vendor changes over meanwhile.
  previous_secret bytea,
  previous_until timestamptz,
  -- When the current secret was made; null: before this was recorded.
  made_at timestamptz,
  -- When the first call signed with the current secret arrived; null: none yet.
  taken_at timestamptz,
  CONSTRAINT vendor_secret_former_ends CHECK ((previous_secret IS NULL) = (previous_until IS NULL))
);

-- A market's limits of vendors' prizes: per prize, and, by caller, per day and per campaign. Hundredths; 0: none.
CREATE TABLE vendor_prize_limit (
  market_code text PRIMARY KEY REFERENCES market (code),
  prize bigint NOT NULL CHECK (prize >= 0),
  prizes_of_day bigint NOT NULL CHECK (prizes_of_day >= 0),
  prizes_of_campaign bigint NOT NULL CHECK (prizes_of_campaign >= 0)
);

-- Callers' prizes by day of the market's time zone, less those rolled back.
CREATE TABLE vendor_prize_total (
  caller text NOT NULL REFERENCES vendor_secret (caller),
  market_code text NOT NULL REFERENCES market (code),
  campaign text NOT NULL,
  day date NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (caller, market_code, campaign, day)
);
CREATE INDEX vendor_prize_total_day ON vendor_prize_total (caller, market_code, day);

-- Unlogged: a crash loses at most five minutes of nonces, and transaction ids protect money as well.
CREATE UNLOGGED TABLE vendor_nonce (
  caller text NOT NULL,
  nonce text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (caller, nonce)
);

-- Vendors' facts about their games: the texts of each kind of game once, and each game's own figures.
CREATE TABLE vendor_guide (
  caller text NOT NULL REFERENCES vendor_secret (caller),
  kind text NOT NULL,
  -- { vi: string[], en: string[] }
  about jsonb NOT NULL,
  -- [{ title: { vi, en }, text: { vi, en } }]
  rules jsonb NOT NULL,
  PRIMARY KEY (caller, kind)
);

-- Vendors and games are below this domain and cannot refer to its tables, so it adds the references to them.
ALTER TABLE vendor ADD FOREIGN KEY (caller) REFERENCES vendor_secret (caller);
ALTER TABLE game ADD FOREIGN KEY (guide_caller, guide_kind) REFERENCES vendor_guide (caller, kind);

-- One-time codes in the address of a game's frame. Only hashes are stored.
CREATE TABLE launch_code (
  code_hash bytea PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  game_id text NOT NULL,
  vendor_code text NOT NULL,
  language text NOT NULL,
  market_code text NOT NULL REFERENCES market (code),
  lobby_url text NOT NULL,
  origin text NOT NULL,
  made_at timestamptz NOT NULL,
  used_at timestamptz,
  session_id bigint REFERENCES session (id),
  room_id text REFERENCES pvp_room (id)
);
CREATE INDEX launch_code_made ON launch_code (made_at);
-- For the players of a room: those whose latest recent launch was there.
CREATE INDEX launch_code_room ON launch_code (room_id, used_at) WHERE room_id IS NOT NULL;

CREATE TABLE play_session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  caller text NOT NULL REFERENCES vendor_secret (caller),
  member_id bigint NOT NULL REFERENCES member (id),
  game_id text NOT NULL,
  vendor_code text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  -- The browser session that the game was opened from. Whoever plays in a game's frame calls nothing else of the site:
  -- bets keep it alive.
  session_id bigint REFERENCES session (id)
);
CREATE INDEX play_session_member ON play_session (member_id, started_at DESC);

-- Effects of vendors' calls on wallets. A call is identified by its caller, its player and its transaction id; it is
-- recorded together with the money it moves, so that a copy gets the first one's response. Member and transfer are no
-- foreign keys: only the functions of vendors' calls write here, which have read both, and the check would lock the
-- member's row at every bet.
CREATE TABLE vendor_transaction (
  id bigint GENERATED ALWAYS AS IDENTITY,
  caller text NOT NULL,
  member_id bigint NOT NULL,
  transaction_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback')),
  -- Of the request without its token; null for a bet that has not arrived although its rollback has.
  request_hash bytea,
  vendor_code text NOT NULL,
  game_id text NOT NULL,
  round_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  reference_id text,
  -- 'tombstone': a bet that was rolled back before it arrived and never moves anything.
  outcome text NOT NULL CHECK (outcome IN ('done', 'refused', 'tombstone')),
  code text,
  -- The balance in the response.
  balance bigint NOT NULL,
  transfer_id bigint,
  rolled_back_by text,
  at timestamptz NOT NULL,
  -- This win closed its round, which reopens when the win is taken back.
  ended boolean NOT NULL DEFAULT false,
  -- For a prize, a win without a bet or a round: what it is given for.
  campaign text,
  -- The player last, so that the same index finds the player of an id.
  PRIMARY KEY (caller, transaction_id, member_id),
  CHECK ((outcome = 'refused') = (code IS NOT NULL)),
  CHECK (outcome <> 'tombstone' OR rolled_back_by IS NOT NULL)
) WITH (fillfactor = 90);
CREATE INDEX vendor_transaction_round ON vendor_transaction (caller, member_id, round_id);
-- A player's stakes of a day, for the limit on them.
CREATE INDEX vendor_transaction_stake ON vendor_transaction (member_id, at) WHERE kind = 'bet' AND outcome = 'done';

-- Wins that arrived after their round was closed, which operators review.
CREATE INDEX vendor_transaction_late_win ON vendor_transaction (id)
  WHERE kind = 'win' AND outcome = 'refused' AND code = 'ROUND_CLOSED';
-- Their reviews; without a row they are open. `by` is the account of an operator, whose domain adds the reference.
CREATE TABLE vendor_win_review (
  -- Of vendor_transaction, whose ids are generated.
  transaction_id bigint PRIMARY KEY,
  outcome text NOT NULL CHECK (outcome IN ('paid', 'dismissed')),
  by text NOT NULL,
  why text NOT NULL,
  at timestamptz NOT NULL,
  transfer_id bigint UNIQUE REFERENCES transfer (id),
  CHECK ((outcome = 'paid') = (transfer_id IS NOT NULL))
);
CREATE INDEX vendor_win_review_at ON vendor_win_review (at DESC, transaction_id DESC);

-- Vendors' calls per hour, added up by each process every few seconds: for display only, never for money.
CREATE TABLE vendor_call_hour (
  caller text NOT NULL REFERENCES vendor_secret (caller),
  hour timestamptz NOT NULL,
  done bigint NOT NULL DEFAULT 0,
  refused bigint NOT NULL DEFAULT 0,
  -- Named the caller, but not signed by it.
  unsigned bigint NOT NULL DEFAULT 0,
  -- Without a response that states the outcome.
  failed bigint NOT NULL DEFAULT 0,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (caller, hour)
);

-- A call as its process sends it; fields that a kind of call does not have are null.
CREATE TYPE seamless_request AS (
  kind text,
  caller text,
  version int,
  nonce text,
  at timestamptz,
  token text,
  player bigint,
  transaction_id text,
  request_hash text,
  game text,
  round text,
  amount bigint,
  currency text,
  ends boolean,
  promo boolean,
  campaign text,
  reference text,
  free_rounds bigint
);

-- The same with everything known about it before any wallet is locked.
CREATE TYPE seamless_call AS (
  ord int,
  kind text,
  caller text,
  at timestamptz,
  player bigint,
  transaction_id text,
  request_hash bytea,
  game text,
  round text,
  amount bigint,
  ends boolean,
  -- A prize that the caller may give, and what it is given for.
  campaign text,
  reference text,
  -- Already answered with this: the call itself is not carried out.
  answer text,
  -- A reason for refusal from outside the wallet; it applies only to a new call.
  refuse text,
  vendor text,
  currency text,
  wallet bigint,
  house bigint,
  -- A bet without a known objection, at open accounts.
  plain boolean,
  -- The play session, if not seen for a minute.
  touch bigint,
  unknown_rollback text,
  market text,
  -- The free rounds that a bet of zero belongs to.
  free_rounds bigint
);
