-- Game vendors' calls on the seamless wallet.

-- Who may call, and what they sign with. A caller may stand for many studios (an aggregator), so it is not a game's
-- vendor.
CREATE TABLE vendor_secret (
  caller text PRIMARY KEY,
  -- Sealed with a key that is not in the database, as the one before is.
  secret bytea NOT NULL,
  -- A rollback of a bet that never came: 'accept' leaves a tombstone that stops the bet when it does come; 'refuse'
  -- answers BET_UNKNOWN.
  unknown_rollback text NOT NULL DEFAULT 'accept' CHECK (unknown_rollback IN ('accept', 'refuse')),
  -- Grows with each change of a secret: a process that signs with its own copy of the row finds out in the call itself that it is
  -- stale.
  version int NOT NULL DEFAULT 1,
  -- Whether wins without a bet are accepted when they say that they are a prize (`reason: promo`).
  promo_wins boolean NOT NULL DEFAULT false,
  -- The secret before, accepted beside the current one until then: the vendor changes over meanwhile.
  previous_secret bytea,
  previous_until timestamptz,
  -- When the current secret was made; null: before this was kept.
  made_at timestamptz,
  -- When the first call came that was signed with the current secret; null: none yet.
  taken_at timestamptz,
  CONSTRAINT vendor_secret_former_ends CHECK ((previous_secret IS NULL) = (previous_until IS NULL))
);

-- What a market lets vendors give as prizes: in one, and, by caller, on one day and in one campaign. Hundredths; 0: none.
CREATE TABLE vendor_prize_limit (
  market_code text PRIMARY KEY REFERENCES market (code),
  prize bigint NOT NULL CHECK (prize >= 0),
  prizes_of_day bigint NOT NULL CHECK (prizes_of_day >= 0),
  prizes_of_campaign bigint NOT NULL CHECK (prizes_of_campaign >= 0)
);

-- What callers have given as prizes, by day of the market's time zone; what was rolled back counts no more.
CREATE TABLE vendor_prize_total (
  caller text NOT NULL REFERENCES vendor_secret (caller),
  market_code text NOT NULL REFERENCES market (code),
  campaign text NOT NULL,
  day date NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (caller, market_code, campaign, day)
);
CREATE INDEX vendor_prize_total_day ON vendor_prize_total (caller, market_code, day);

-- Unlogged: a crash forgets at most five minutes of nonces, and money is guarded by transaction ids as well.
CREATE UNLOGGED TABLE vendor_nonce (
  caller text NOT NULL,
  nonce text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (caller, nonce)
);

-- What a vendor tells of its games: the texts of each kind of game once, and each game's own figures.
CREATE TABLE vendor_guide (
  caller text NOT NULL REFERENCES vendor_secret (caller),
  kind text NOT NULL,
  -- { vi: string[], en: string[] }
  about jsonb NOT NULL,
  -- [{ title: { vi, en }, text: { vi, en } }]
  rules jsonb NOT NULL,
  PRIMARY KEY (caller, kind)
);

-- Vendors and games stand below this domain and cannot name its tables: it puts the references on them.
ALTER TABLE vendor ADD FOREIGN KEY (caller) REFERENCES vendor_secret (caller);
ALTER TABLE game ADD FOREIGN KEY (guide_caller, guide_kind) REFERENCES vendor_guide (caller, kind);

-- One-time codes in the address of a game's frame. Only hashes are kept.
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
-- Who sits in a room is who opened it last of late.
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
  -- The browser session that the game was opened from. Whoever plays in a game's frame calls nothing else of the
  -- site: bets keep it alive.
  session_id bigint REFERENCES session (id)
);
CREATE INDEX play_session_member ON play_session (member_id, started_at DESC);

-- What vendors' calls did to wallets. A call is known by its caller, its player and its transaction id; it is written
-- down together with the money it moves, so that a copy gets the first one's answer. Member and transfer are no
-- foreign keys: only the functions of vendors' calls write here, which have read both, and the check would lock the member's
-- row at every bet.
CREATE TABLE vendor_transaction (
  id bigint GENERATED ALWAYS AS IDENTITY,
  caller text NOT NULL,
  member_id bigint NOT NULL,
  transaction_id text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback')),
  -- Of the request without its token; null for a bet that has not come although its rollback has.
  request_hash bytea,
  vendor_code text NOT NULL,
  game_id text NOT NULL,
  round_id text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  reference_id text,
  -- 'tombstone': a bet that was rolled back before it came and never moves anything.
  outcome text NOT NULL CHECK (outcome IN ('done', 'refused', 'tombstone')),
  code text,
  -- The answer's balance.
  balance bigint NOT NULL,
  transfer_id bigint,
  rolled_back_by text,
  at timestamptz NOT NULL,
  -- This win closed its round, which opens again when the win is taken back.
  ended boolean NOT NULL DEFAULT false,
  -- Of a prize, a win without a bet, which stands in no round: what it is given for.
  campaign text,
  -- The player last: the same index answers whose transaction an id is.
  PRIMARY KEY (caller, transaction_id, member_id),
  CHECK ((outcome = 'refused') = (code IS NOT NULL)),
  CHECK (outcome <> 'tombstone' OR rolled_back_by IS NOT NULL)
) WITH (fillfactor = 90);
CREATE INDEX vendor_transaction_round ON vendor_transaction (caller, member_id, round_id);
-- A player's stakes of a day, for the limit on them.
CREATE INDEX vendor_transaction_stake ON vendor_transaction (member_id, at) WHERE kind = 'bet' AND outcome = 'done';

-- Wins that came after their round was closed, which operators review.
CREATE INDEX vendor_transaction_late_win ON vendor_transaction (id)
  WHERE kind = 'win' AND outcome = 'refused' AND code = 'ROUND_CLOSED';
-- What became of them; without a row they are open. `by` is the account of an operator, whose domain adds the reference.
CREATE TABLE vendor_win_review (
  -- Of vendor_transaction, whose ids are drawn and never given.
  transaction_id bigint PRIMARY KEY,
  outcome text NOT NULL CHECK (outcome IN ('paid', 'dismissed')),
  by text NOT NULL,
  why text NOT NULL,
  at timestamptz NOT NULL,
  transfer_id bigint UNIQUE REFERENCES transfer (id),
  CHECK ((outcome = 'paid') = (transfer_id IS NOT NULL))
);
CREATE INDEX vendor_win_review_at ON vendor_win_review (at DESC, transaction_id DESC);

-- Vendors' calls by the hour, added up by each process every few seconds: for people to look at, never for money.
CREATE TABLE vendor_call_hour (
  caller text NOT NULL REFERENCES vendor_secret (caller),
  hour timestamptz NOT NULL,
  done bigint NOT NULL DEFAULT 0,
  refused bigint NOT NULL DEFAULT 0,
  -- Named the caller, and was not signed by it.
  unsigned bigint NOT NULL DEFAULT 0,
  -- Answered with nothing that says what became of it.
  failed bigint NOT NULL DEFAULT 0,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (caller, hour)
);

-- A call as its process sends it; what a kind of call does not have is null.
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

-- The same with what there is to know of it before any wallet is held.
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
  -- Answered with this already: the call itself is not carried out.
  answer text,
  -- What speaks against it outside of the wallet; it counts only for a call that is new.
  refuse text,
  vendor text,
  currency text,
  wallet bigint,
  house bigint,
  -- A bet that nothing speaks against so far, at open accounts.
  plain boolean,
  -- The play session, when it has not been seen for a minute.
  touch bigint,
  unknown_rollback text,
  market text,
  -- The free rounds that a bet of nothing is one of.
  free_rounds bigint
);
