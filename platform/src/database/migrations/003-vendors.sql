-- Game vendors' calls on the seamless wallet.

-- Who may call, and what they sign with. A caller may stand for many studios (an aggregator), so it is not a game's vendor.
CREATE TABLE vendor_secret (
  caller text PRIMARY KEY,
  secret text NOT NULL,
  -- A rollback of a bet that never came: 'accept' leaves a tombstone that stops the bet when it does come; 'refuse' answers BET_UNKNOWN.
  unknown_rollback text NOT NULL DEFAULT 'accept' CHECK (unknown_rollback IN ('accept', 'refuse'))
);

-- Unlogged: a crash forgets at most five minutes of nonces, and money is guarded by transaction ids as well.
CREATE UNLOGGED TABLE vendor_nonce (
  caller text NOT NULL,
  nonce text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (caller, nonce)
);

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
  used_at timestamptz
);
CREATE INDEX launch_code_made ON launch_code (made_at);

CREATE TABLE play_session (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  caller text NOT NULL REFERENCES vendor_secret (caller),
  member_id bigint NOT NULL REFERENCES member (id),
  game_id text NOT NULL,
  vendor_code text NOT NULL,
  started_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL
);
CREATE INDEX play_session_member ON play_session (member_id, started_at DESC);

-- Rounds by the game's own vendor. At a live table many members share a round, so the member is part of the key.
CREATE TABLE game_round (
  vendor_code text NOT NULL,
  round_id text NOT NULL,
  member_id bigint NOT NULL REFERENCES member (id),
  game_id text NOT NULL,
  staked bigint NOT NULL DEFAULT 0 CHECK (staked >= 0),
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'settled', 'cancelled')),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (vendor_code, round_id, member_id),
  CHECK ((state = 'open') = (closed_at IS NULL))
);
CREATE INDEX game_round_member ON game_round (member_id, opened_at DESC);
CREATE INDEX game_round_game ON game_round (game_id, opened_at DESC);
CREATE INDEX game_round_settled ON game_round (closed_at DESC) WHERE state = 'settled';
CREATE INDEX game_round_won ON game_round (closed_at DESC, won DESC) WHERE state = 'settled' AND won > 0;
