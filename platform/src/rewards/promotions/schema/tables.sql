-- Texts are jsonb { "vi": …, "en": … }. `markets` lists where a row is shown.
CREATE TABLE promotion (
  id text PRIMARY KEY,
  markets text[] NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'rebate', 'gift', 'tournament', 'insurance', 'referral', 'birthday')),
  title jsonb NOT NULL,
  summary jsonb NOT NULL,
  highlight jsonb,
  -- [{ "title": { "vi", "en" }, "text": { "vi", "en" } }]
  terms jsonb NOT NULL,
  -- Name of its pictures: banners/<banner>-wide.svg and banners/<banner>-phone.svg, or a site_picture's.
  banner text NOT NULL,
  -- Ids of the games whose tiles are shown next to it.
  tiles text[] NOT NULL DEFAULT '{}',
  leads_to text NOT NULL CHECK (leads_to LIKE '/%'),
  hero boolean NOT NULL DEFAULT false,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  position int NOT NULL,
  -- What it gives, to whom and when (the contract's promotionOffer); null: announced only, nobody can join.
  offer jsonb,
  -- Incremented with each change.
  revision int NOT NULL DEFAULT 1
);

-- Who joined which promotion. One that starts with a code grants its bonus in the same transaction.
CREATE TABLE promotion_join (
  promotion_id text NOT NULL REFERENCES promotion (id),
  member_id bigint NOT NULL REFERENCES member (id),
  joined_at timestamptz NOT NULL,
  -- Why the qualifying deposit was refused, as a refusal code; null: it was not.
  refused text,
  PRIMARY KEY (promotion_id, member_id)
);
CREATE INDEX promotion_join_member ON promotion_join (member_id);

-- Points and tickets that a promotion gave, once per key. promotion_gift_give moves them together with the row.
CREATE TABLE promotion_gift (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  promotion_id text NOT NULL REFERENCES promotion (id),
  member_id bigint NOT NULL REFERENCES member (id),
  -- Idempotency key, unique for the member.
  key text NOT NULL,
  -- Of the contract's promotionOffer: points, or tickets.
  gives jsonb NOT NULL CHECK (gives ->> 'kind' IN ('points', 'tickets')),
  at timestamptz NOT NULL,
  -- Its deposit was reversed.
  taken_back_at timestamptz,
  UNIQUE (member_id, key)
);
CREATE INDEX promotion_gift_promotion ON promotion_gift (promotion_id, member_id);

-- Periods that cashback was paid for, by the loss as of then. Later corrections change nothing.
CREATE TABLE promotion_cashback (
  promotion_id text NOT NULL REFERENCES promotion (id),
  member_id bigint NOT NULL REFERENCES member (id),
  first_day date NOT NULL,
  last_day date NOT NULL,
  -- Net loss, hundredths.
  lost bigint NOT NULL CHECK (lost > 0),
  percent smallint NOT NULL CHECK (percent BETWEEN 1 AND 100),
  most bigint NOT NULL CHECK (most > 0),
  bonus_id bigint NOT NULL UNIQUE REFERENCES bonus (id),
  PRIMARY KEY (promotion_id, member_id, first_day),
  CHECK (last_day >= first_day)
);

-- Members who were refused because of another member at their browser or address, for operators to review; each once
-- per promotion, kept for half a year.
CREATE TABLE promotion_refusal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  promotion_id text NOT NULL REFERENCES promotion (id),
  member_id bigint NOT NULL REFERENCES member (id),
  code text NOT NULL CHECK (code IN ('PROMOTION_SAME_PERSON', 'PROMOTION_SAME_DEVICE', 'PROMOTION_SAME_ADDRESS')),
  -- Time of the latest refusal.
  at timestamptz NOT NULL,
  UNIQUE (promotion_id, member_id)
);
CREATE INDEX promotion_refusal_latest ON promotion_refusal (promotion_id, at DESC);
CREATE INDEX promotion_refusal_member ON promotion_refusal (member_id);

-- Bonuses, free rounds and gifts triggered by a deposit, by its reference: a reversal of the deposit takes them back.
CREATE TABLE promotion_deposit (
  promotion_id text NOT NULL REFERENCES promotion (id),
  member_id bigint NOT NULL REFERENCES member (id),
  reference text NOT NULL,
  bonus_id bigint REFERENCES bonus (id),
  free_rounds_id bigint REFERENCES free_rounds (id),
  gift_id bigint REFERENCES promotion_gift (id),
  PRIMARY KEY (promotion_id, member_id, reference),
  CHECK (num_nonnulls(bonus_id, free_rounds_id, gift_id) = 1)
);
CREATE INDEX promotion_deposit_reference ON promotion_deposit (member_id, reference);

-- Position of the last ledger seal whose deposits were processed.
CREATE TABLE promotion_reading (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  read_to bigint NOT NULL
);
INSERT INTO promotion_reading (read_to) VALUES (0);

-- Members' applications to promotions; operators decide them.
CREATE TABLE promotion_application (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Shown to the member.
  reference text NOT NULL UNIQUE,
  promotion_id text NOT NULL REFERENCES promotion (id),
  member_id bigint NOT NULL REFERENCES member (id),
  -- The promotion's period in which it was sent ('once' if it has only one): one unrefused application per period.
  period text NOT NULL,
  state text NOT NULL DEFAULT 'applying' CHECK (state IN ('applying', 'accepted', 'refused')),
  remarks text NOT NULL CHECK (char_length(remarks) <= 140),
  -- The lost bet that it is for (game_round).
  vendor_code text,
  game_id text,
  round_id text,
  sent_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- The deciding operator's account.
  decided_by text,
  -- Why it was refused, { vi, en }.
  reason jsonb,
  bonus_id bigint UNIQUE REFERENCES bonus (id),
  CHECK ((vendor_code IS NULL) = (game_id IS NULL) AND (vendor_code IS NULL) = (round_id IS NULL)),
  CHECK ((state = 'applying') = (decided_at IS NULL) AND (decided_at IS NULL) = (decided_by IS NULL)),
  CHECK ((state = 'refused') = (reason IS NOT NULL)),
  CHECK ((state = 'accepted') = (bonus_id IS NOT NULL))
);
CREATE UNIQUE INDEX promotion_application_open ON promotion_application (promotion_id, member_id) WHERE state = 'applying';
CREATE UNIQUE INDEX promotion_application_period ON promotion_application (promotion_id, member_id, period)
  WHERE state <> 'refused';
CREATE UNIQUE INDEX promotion_application_bet
  ON promotion_application (promotion_id, member_id, vendor_code, game_id, round_id) WHERE state <> 'refused';
CREATE INDEX promotion_application_member ON promotion_application (member_id, promotion_id, id DESC);
CREATE INDEX promotion_application_waiting ON promotion_application (id) WHERE state = 'applying';
CREATE INDEX promotion_application_decided ON promotion_application (decided_at) WHERE decided_at IS NOT NULL;

-- Pictures, re-encoded by the platform and sealed, each for its own row, with a key kept outside this database.
CREATE TABLE promotion_picture (
  id uuid PRIMARY KEY,
  promotion_id text NOT NULL REFERENCES promotion (id),
  member_id bigint NOT NULL REFERENCES member (id),
  -- Null: not sent yet.
  application_id bigint REFERENCES promotion_application (id),
  type text NOT NULL CHECK (type IN ('image/png', 'image/jpeg')),
  sealed bytea NOT NULL,
  -- Name of the sealing key, which reveals nothing about the key.
  sealed_with text NOT NULL,
  -- Size of the picture before sealing.
  bytes int NOT NULL CHECK (bytes > 0),
  -- SHA-256 of what is sealed.
  digest bytea NOT NULL CHECK (length(digest) = 32),
  at timestamptz NOT NULL
);
CREATE INDEX promotion_picture_application ON promotion_picture (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX promotion_picture_unsent ON promotion_picture (member_id, promotion_id) WHERE application_id IS NULL;
CREATE INDEX promotion_picture_at ON promotion_picture (at);

-- Which operator opened which picture, and when; append-only. The picture's id outlives the picture.
CREATE TABLE promotion_look (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  application_id bigint NOT NULL REFERENCES promotion_application (id),
  picture_id uuid NOT NULL,
  by text NOT NULL
);
CREATE INDEX promotion_look_application ON promotion_look (application_id, by);
