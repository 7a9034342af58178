-- IANA name of a time zone. The only name without a slash is UTC: PostgreSQL accepts 'Mars7' as a zone too, browsers do
-- not.
CREATE DOMAIN zone_name AS text
  CHECK (VALUE ~ '^(UTC|[A-Z]\w+(/[A-Z][\w+-]+)+)$' AND (timestamp '2000-01-01' AT TIME ZONE VALUE) IS NOT NULL);

-- Markets: a set of domains with their languages, currency and switches. A call's Host header picks the market.
CREATE TABLE market (
  code text PRIMARY KEY,
  name_vi text NOT NULL,
  name_en text NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  languages text[] NOT NULL,
  default_language text NOT NULL,
  time_zone zone_name NOT NULL,
  switches jsonb NOT NULL,
  affiliates_url text,
  -- 0 normal, 1 maintenance, 2 region restricted.
  status smallint NOT NULL DEFAULT 0 CHECK (status IN (0, 1, 2)),
  status_until timestamptz,
  -- Acts in this market take two operators.
  four_eyes boolean NOT NULL DEFAULT false,
  -- Whether all games play from the main wallet.
  single_wallet boolean NOT NULL DEFAULT true,
  -- Minimum age in years to register, play or deposit.
  min_age smallint NOT NULL DEFAULT 18 CHECK (min_age BETWEEN 18 AND 25),
  CHECK (default_language = ANY (languages))
);

-- Versions of a market's terms and rules of play; append-only. Headings begin with '# ' or '## ', list items with '- ';
-- paragraphs are separated by blank lines.
CREATE TABLE market_terms (
  market_code text NOT NULL REFERENCES market (code),
  version int NOT NULL CHECK (version >= 1),
  published_at timestamptz NOT NULL,
  text_vi text NOT NULL CHECK (length(text_vi) BETWEEN 1 AND 30000),
  text_en text NOT NULL CHECK (length(text_en) BETWEEN 1 AND 30000),
  -- Summary of changes since the previous version, in a sentence.
  changed_vi text NOT NULL CHECK (length(changed_vi) BETWEEN 1 AND 300),
  changed_en text NOT NULL CHECK (length(changed_en) BETWEEN 1 AND 300),
  PRIMARY KEY (market_code, version)
);
CREATE TRIGGER market_terms_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON market_terms
  FOR EACH STATEMENT EXECUTE FUNCTION market_terms_keeps();

CREATE TABLE market_domain (
  domain text PRIMARY KEY CHECK (domain = lower(domain)),
  market_code text NOT NULL REFERENCES market (code)
);

-- Country of an address. Operators load the networks of the list that they license.
CREATE TABLE network_country (network cidr PRIMARY KEY, country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'));
CREATE INDEX network_country_lookup ON network_country USING gist (network inet_ops);

-- Countries that a market does not serve (status 2).
CREATE TABLE restricted_country (
  market_code text NOT NULL REFERENCES market (code),
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  PRIMARY KEY (market_code, country)
);

-- On any change, every process rereads its markets and open pages are notified.
CREATE TRIGGER market_keeps_zone BEFORE UPDATE ON market
  FOR EACH ROW WHEN (NEW.time_zone <> OLD.time_zone) EXECUTE FUNCTION market_keeps_zone();
CREATE TRIGGER market_changed AFTER INSERT OR UPDATE OR DELETE ON market
  FOR EACH STATEMENT EXECUTE FUNCTION notify_market_changed();
CREATE TRIGGER market_domain_changed AFTER INSERT OR UPDATE OR DELETE ON market_domain
  FOR EACH STATEMENT EXECUTE FUNCTION notify_market_changed();
CREATE TRIGGER restricted_country_changed AFTER INSERT OR UPDATE OR DELETE ON restricted_country
  FOR EACH STATEMENT EXECUTE FUNCTION notify_market_changed();
