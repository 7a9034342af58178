-- Open event streams by process and market. Unlogged: after a crash there are none.
CREATE UNLOGGED TABLE open_page (
  process text NOT NULL,
  market_code text NOT NULL,
  pages int NOT NULL CHECK (pages > 0),
  at timestamptz NOT NULL,
  PRIMARY KEY (process, market_code)
);
