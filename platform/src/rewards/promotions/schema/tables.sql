-- Texts are jsonb { "vi": …, "en": … }. `markets` lists where a row is seen.
CREATE TABLE promotion (
  id text PRIMARY KEY,
  markets text[] NOT NULL,
  kind text NOT NULL CHECK (kind IN ('deposit', 'rebate', 'gift', 'tournament', 'insurance', 'referral', 'birthday')),
  title jsonb NOT NULL,
  summary jsonb NOT NULL,
  highlight jsonb,
  -- [{ "title": { "vi", "en" }, "text": { "vi", "en" } }]
  terms jsonb NOT NULL,
  -- Name of its pictures: banners/<banner>-wide.svg and banners/<banner>-phone.svg, or that of a site_picture.
  banner text NOT NULL,
  -- Ids of the games whose tiles stand beside it.
  tiles text[] NOT NULL DEFAULT '{}',
  leads_to text NOT NULL CHECK (leads_to LIKE '/%'),
  hero boolean NOT NULL DEFAULT false,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  position int NOT NULL,
  -- What it gives, to whom and when (the contract's promotionOffer); null: announced only, nobody can join.
  offer jsonb,
  -- Grows with each change.
  revision int NOT NULL DEFAULT 1
);

-- Who joined which promotion. One that is started by a code gives its bonus in the same transaction.
CREATE TABLE promotion_join (
  promotion_id text NOT NULL REFERENCES promotion (id),
  member_id bigint NOT NULL REFERENCES member (id),
  joined_at timestamptz NOT NULL,
  -- Code of the refusal when the qualifying deposit came; null: none.
  refused text,
  PRIMARY KEY (promotion_id, member_id)
);
CREATE INDEX promotion_join_member ON promotion_join (member_id);

-- Points and tickets that a promotion gave, once a key. They are moved with the row: promotion_gift_give.
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

-- Periods whose loss was paid back for in part, by what was lost by then. What is settled anew afterwards changes nothing.
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

-- Members who were refused because of somebody else at their browser or address, for operators to look at; each once a promotion, for
-- half a year.
CREATE TABLE promotion_refusal (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  promotion_id text NOT NULL REFERENCES promotion (id),
  member_id bigint NOT NULL REFERENCES member (id),
  code text NOT NULL CHECK (code IN ('PROMOTION_SAME_PERSON', 'PROMOTION_SAME_DEVICE', 'PROMOTION_SAME_ADDRESS')),
  -- The latest time.
  at timestamptz NOT NULL,
  UNIQUE (promotion_id, member_id)
);
CREATE INDEX promotion_refusal_latest ON promotion_refusal (promotion_id, at DESC);
CREATE INDEX promotion_refusal_member ON promotion_refusal (member_id);

-- Bonuses, free rounds and gifts started by a deposit, by its reference: a reversal of the deposit takes them back.
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

-- What members send to a promotion that is applied for; operators answer.
CREATE TABLE promotion_application (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Told to the member.
  reference text NOT NULL UNIQUE,
  promotion_id text NOT NULL REFERENCES promotion (id),
  member_id bigint NOT NULL REFERENCES member (id),
  -- Which of the promotion's periods it was sent in ('once' where it has one): one that is not refused in each.
  period text NOT NULL,
  state text NOT NULL DEFAULT 'applying' CHECK (state IN ('applying', 'accepted', 'refused')),
  remarks text NOT NULL CHECK (char_length(remarks) <= 140),
  -- The lost bet that it is for (game_round).
  vendor_code text,
  game_id text,
  round_id text,
  sent_at timestamptz NOT NULL,
  decided_at timestamptz,
  -- The account of the operator who had the last word.
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

-- Pictures, drawn anew by the platform and sealed with a key that is kept outside this database, each for its own row.
CREATE TABLE promotion_picture (
  id uuid PRIMARY KEY,
  promotion_id text NOT NULL REFERENCES promotion (id),
  member_id bigint NOT NULL REFERENCES member (id),
  -- Null: not sent yet.
  application_id bigint REFERENCES promotion_application (id),
  type text NOT NULL CHECK (type IN ('image/png', 'image/jpeg')),
  sealed bytea NOT NULL,
  -- Which key it is sealed with, by a name that says nothing of it.
  sealed_with text NOT NULL,
  -- Of the picture that is sealed.
  bytes int NOT NULL CHECK (bytes > 0),
  -- SHA-256 of what is sealed.
  digest bytea NOT NULL CHECK (length(digest) = 32),
  at timestamptz NOT NULL
);
CREATE INDEX promotion_picture_application ON promotion_picture (application_id) WHERE application_id IS NOT NULL;
CREATE INDEX promotion_picture_unsent ON promotion_picture (member_id, promotion_id) WHERE application_id IS NULL;
CREATE INDEX promotion_picture_at ON promotion_picture (at);

-- Which operator looked at which picture, and when; append-only. A picture's id stays when the picture is deleted.
CREATE TABLE promotion_look (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  application_id bigint NOT NULL REFERENCES promotion_application (id),
  picture_id uuid NOT NULL,
  by text NOT NULL
);
CREATE INDEX promotion_look_application ON promotion_look (application_id, by);
