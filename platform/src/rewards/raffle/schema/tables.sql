-- The wheel: each market's fields, members' tickets, and spins determined by committed seeds.

-- Revisions of a market's wheel (the contract's wheelDraft, without stocks); the last one is current. All are kept,
-- because spins reference theirs.
CREATE TABLE raffle_wheel (
  market_code text NOT NULL REFERENCES market (code),
  revision int NOT NULL CHECK (revision > 0),
  wheel jsonb NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (market_code, revision)
);

-- Remaining stock of limited fields.
CREATE TABLE raffle_stock (
  market_code text NOT NULL REFERENCES market (code),
  field_id text NOT NULL,
  left_over int NOT NULL CHECK (left_over >= 0),
  PRIMARY KEY (market_code, field_id)
);

-- The commitment to a member's next spin. The seed stays sealed until it is spun.
CREATE TABLE raffle_commitment (
  member_id bigint PRIMARY KEY REFERENCES member (id),
  -- Counts a member's spins from 1.
  number int NOT NULL CHECK (number > 0),
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{64}$'),
  seed_sealed bytea NOT NULL,
  sealed_with text NOT NULL
);

CREATE TABLE raffle_spin (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  market_code text NOT NULL,
  revision int NOT NULL,
  number int NOT NULL,
  hash text NOT NULL,
  seed text NOT NULL,
  client_seed text NOT NULL CHECK (client_seed ~ '^[A-Za-z0-9]{1,32}$'),
  roll smallint NOT NULL CHECK (roll BETWEEN 0 AND 999),
  -- The field that the roll hit, and the one awarded: a different one if that was out of stock.
  hit text NOT NULL,
  field text NOT NULL,
  -- What the field gives (the contract's raffleGift).
  gives jsonb NOT NULL,
  -- Price in points; null: paid with a ticket.
  price bigint CHECK (price > 0),
  at timestamptz NOT NULL,
  UNIQUE (member_id, number),
  FOREIGN KEY (market_code, revision) REFERENCES raffle_wheel (market_code, revision),
  CHECK (hash = encode(sha256(convert_to(seed, 'UTF8')), 'hex'))
);
CREATE INDEX raffle_spin_at ON raffle_spin (market_code, at);

-- Tickets: given once per key, used once. They do not expire.
CREATE TABLE raffle_ticket (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  -- What it was given for, `mission/<claim>`, `raffle/<spin>` or `promotion/<gift>`, and its number among that source's
  -- tickets.
  source text NOT NULL,
  place smallint NOT NULL CHECK (place > 0),
  given_at timestamptz NOT NULL,
  spin_id bigint UNIQUE REFERENCES raffle_spin (id),
  taken_back_at timestamptz,
  UNIQUE (source, place),
  CHECK (spin_id IS NULL OR taken_back_at IS NULL)
);
CREATE INDEX raffle_ticket_unused ON raffle_ticket (member_id, id) WHERE spin_id IS NULL AND taken_back_at IS NULL;
