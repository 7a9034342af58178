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

-- Bonuses started by a deposit, by its reference: a reversal of the deposit takes them back.
CREATE TABLE promotion_deposit (
  promotion_id text NOT NULL REFERENCES promotion (id),
  member_id bigint NOT NULL REFERENCES member (id),
  reference text NOT NULL,
  bonus_id bigint NOT NULL REFERENCES bonus (id),
  PRIMARY KEY (promotion_id, member_id, reference)
);
CREATE INDEX promotion_deposit_reference ON promotion_deposit (member_id, reference);

-- Position of the last ledger seal whose deposits were processed.
CREATE TABLE promotion_reading (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  read_to bigint NOT NULL
);
INSERT INTO promotion_reading (read_to) VALUES (0);
