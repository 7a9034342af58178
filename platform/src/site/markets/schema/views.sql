-- What other domains may read and call.
CREATE SCHEMA markets;

CREATE VIEW markets.market AS SELECT code, currency, time_zone, status, four_eyes, single_wallet FROM market;
CREATE VIEW markets.market_terms AS SELECT market_code, version FROM market_terms;

COMMENT ON FUNCTION market_share IS 'Holds a market as it is until the transaction ends, together with others who do.';
COMMENT ON FUNCTION market_zone IS 'The time zone of a market.';
COMMENT ON FUNCTION market_day IS 'The day of a market that an instant falls on.';
COMMENT ON FUNCTION market_day_start IS 'The first instant of a day of a market.';
COMMENT ON FUNCTION day_start IS 'The first instant of a day of a time zone.';
