-- Load times are counts in fixed buckets (mounts/latency.ts): they are added up bucket by bucket.
CREATE FUNCTION add_counts(a int[], b int[]) RETURNS int[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN a IS NULL THEN b
    WHEN b IS NULL THEN a
    ELSE (SELECT array_agg(coalesce(x, 0) + coalesce(y, 0) ORDER BY i) FROM unnest(a, b) WITH ORDINALITY AS one (x, y, i))
  END
$$;
CREATE AGGREGATE sum_counts(int[]) (SFUNC = add_counts, STYPE = int[]);

-- What pages report of the modules they mount: one row a minute for each version and outcome, whatever the traffic.
CREATE TABLE mount_minute (
  market_code text NOT NULL REFERENCES market (code),
  remote text NOT NULL,
  minute timestamptz NOT NULL,
  digest text NOT NULL,
  canary boolean NOT NULL,
  -- READY, or why it failed.
  code text NOT NULL,
  mounts bigint NOT NULL CHECK (mounts > 0),
  -- Of those that are ready.
  latency int[],
  PRIMARY KEY (market_code, remote, minute, digest, canary, code)
);
CREATE INDEX mount_minute_by_age ON mount_minute (minute);

-- The causes as pages worded them, for whoever has to mend it.
CREATE TABLE mount_failure (
  market_code text NOT NULL REFERENCES market (code),
  remote text NOT NULL,
  day date NOT NULL,
  digest text NOT NULL,
  code text NOT NULL,
  detail text NOT NULL,
  mounts bigint NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (market_code, remote, day, digest, code, detail)
);

-- Reports come from anyone. So that nobody alone ends a roll-out, it is kept for a day how many addresses failures came from: a keyed hash,
-- whose key is thrown away with the day.
CREATE TABLE mount_salt (day date PRIMARY KEY, salt bytea NOT NULL);
CREATE TABLE mount_reporter (
  market_code text NOT NULL REFERENCES market (code),
  remote text NOT NULL,
  digest text NOT NULL,
  canary boolean NOT NULL,
  minute timestamptz NOT NULL,
  reporter bytea NOT NULL,
  failures int NOT NULL,
  PRIMARY KEY (market_code, remote, digest, canary, minute, reporter)
);
CREATE INDEX mount_reporter_by_age ON mount_reporter (minute);
