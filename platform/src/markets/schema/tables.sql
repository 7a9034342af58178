-- Markets: a set of domains with their languages, currency and switches. A call's Host header picks the market.
CREATE TABLE market (
  code text PRIMARY KEY,
  name_vi text NOT NULL,
  name_en text NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  languages text[] NOT NULL,
  default_language text NOT NULL,
  time_zone text NOT NULL,
  switches jsonb NOT NULL,
  affiliates_url text,
  -- 0 normal, 1 maintenance, 2 region restricted.
  status smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 1, 2)),
  status_until timestamptz,
  -- Acts in this market need a second operator.
  four_eyes boolean NOT NULL DEFAULT false,
  -- Whether all games play from the one main wallet.
  single_wallet boolean NOT NULL DEFAULT true,
  CHECK (default_language = ANY (languages))
);

CREATE TABLE market_domain (
  domain text PRIMARY KEY CHECK (domain = lower(domain)),
  market_code text NOT NULL REFERENCES market (code)
);
