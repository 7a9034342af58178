-- How many pages of each market each process has an event stream open for. Unlogged: after a crash nobody has one open.
CREATE UNLOGGED TABLE open_page (
  process text NOT NULL,
  market_code text NOT NULL,
  pages int NOT NULL CHECK (pages > 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (process, market_code)
);
