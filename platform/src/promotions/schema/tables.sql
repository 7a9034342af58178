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
  position int NOT NULL
);
