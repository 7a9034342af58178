-- Rounds of play: stakes and winnings of each, whoever holds the game.

-- Rounds by vendor, game, member and the vendor's number: vendors number them per game, and at a live table many
-- members share one. The member is no foreign key: only this domain's functions write here, whose callers have read the
-- member, and members are never removed; the check would lock the member's row at every bet.
CREATE TABLE game_round (
  vendor_code text NOT NULL,
  round_id text NOT NULL,
  member_id bigint NOT NULL,
  game_id text NOT NULL,
  staked bigint NOT NULL DEFAULT 0 CHECK (staked >= 0),
  won bigint NOT NULL DEFAULT 0 CHECK (won >= 0),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'settled', 'cancelled')),
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  -- The category that it counts as; null: its game's.
  category text,
  -- Groups rounds that count as one, such as the tickets of a draw; null: it counts alone.
  together text,
  PRIMARY KEY (vendor_code, round_id, member_id, game_id),
  CHECK ((state = 'open') = (closed_at IS NULL))
);
CREATE INDEX game_round_member ON game_round (member_id, opened_at DESC);
-- Rounds without a result, and cancelled ones, are few among many: agents look them up, and so does whatever waits for
-- play to end.
CREATE INDEX game_round_unsettled ON game_round (member_id, opened_at DESC) WHERE state <> 'settled';
CREATE INDEX game_round_game ON game_round (game_id, opened_at DESC);
CREATE INDEX game_round_settled ON game_round (closed_at DESC) WHERE state = 'settled';
CREATE INDEX game_round_won ON game_round (closed_at DESC, won DESC) WHERE state = 'settled' AND won > 0;
-- The winners' board reads the newest big wins; winners.ts has the same bound.
CREATE INDEX game_round_big_win ON game_round (closed_at DESC)
  WHERE state = 'settled' AND won >= 200000000 AND won >= 5 * staked AND staked > 0;

-- A stake that round_stake_many adds.
CREATE TYPE round_stake AS (
  vendor text,
  round text,
  member bigint,
  game text,
  amount bigint,
  at timestamptz
);
