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
  -- Name of its pictures: banners/<banner>-wide.svg and banners/<banner>-phone.svg.
  banner text NOT NULL,
  -- Ids of the games whose tiles stand beside it.
  tiles text[] NOT NULL DEFAULT '{}',
  leads_to text NOT NULL CHECK (leads_to LIKE '/%'),
  hero boolean NOT NULL DEFAULT false,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  position int NOT NULL,
  -- What it gives to whom, and when (the contract's promotionOffer); null: it is told of only.
  offer jsonb,
  -- Grows with each change.
  revision int NOT NULL DEFAULT 1
);

-- Who has joined what; a promotion that gives at once is joined and given in one.
CREATE TABLE promotion_join (
  promotion_id text NOT NULL REFERENCES promotion (id),
  member_id bigint NOT NULL REFERENCES member (id),
  joined_at timestamptz NOT NULL,
  -- The refusal that met its deposit; null: none did.
  refused text,
  PRIMARY KEY (promotion_id, member_id)
);
CREATE INDEX promotion_join_member ON promotion_join (member_id);

-- Bonuses that a deposit started, by the deposit's reference: who takes the deposit back takes them along.
CREATE TABLE promotion_deposit (
  promotion_id text NOT NULL REFERENCES promotion (id),
  member_id bigint NOT NULL REFERENCES member (id),
  reference text NOT NULL,
  bonus_id bigint NOT NULL REFERENCES bonus (id),
  PRIMARY KEY (promotion_id, member_id, reference)
);
CREATE INDEX promotion_deposit_reference ON promotion_deposit (member_id, reference);

-- Up to which seal of the ledger deposits were looked at.
CREATE TABLE promotion_reading (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  read_to bigint NOT NULL
);
INSERT INTO promotion_reading (read_to) VALUES (0);
