-- Teams, the keys that sign their remotes, and the markets that they may act in without an operator.
CREATE TABLE team (
  name text PRIMARY KEY CHECK (name ~ '^[a-z][a-z0-9-]{1,30}$'),
  since timestamptz NOT NULL,
  -- A team of the house: the platform published its remotes at start.
  is_house boolean NOT NULL DEFAULT false,
  -- Whether its code may run on the server to render pages.
  is_rendered boolean NOT NULL DEFAULT false
);

CREATE TABLE team_key (
  -- The first 16 hex digits of SHA-256 over the public key's 32 bytes. A key belongs to one team only.
  key text PRIMARY KEY CHECK (key ~ '^[0-9a-f]{16}$'),
  team text NOT NULL REFERENCES team (name),
  public_key text NOT NULL UNIQUE,
  added_at timestamptz NOT NULL,
  added_by text NOT NULL,
  revoked_at timestamptz,
  revoked_by text
);
CREATE INDEX team_key_of_team ON team_key (team);

CREATE TABLE team_market (
  team text NOT NULL REFERENCES team (name),
  market_code text NOT NULL REFERENCES market (code),
  PRIMARY KEY (team, market_code)
);

-- Each signed team call counts once: nonces are kept until their call would be too old.
CREATE TABLE team_call (
  key text NOT NULL,
  nonce text NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (key, nonce)
);
CREATE INDEX team_call_until ON team_call (until);

-- Files that teams upload before publishing the version they belong to; deleted after a while.
CREATE TABLE staged_file (
  team text NOT NULL REFERENCES team (name),
  -- SHA-384 of the content, in hex.
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{96}$'),
  -- Not compressed by the database: content is already compressed, or will be when it is stored.
  content bytea STORAGE EXTERNAL NOT NULL,
  put_at timestamptz NOT NULL,
  -- A version with it was published, so it may be evicted for others.
  spent boolean NOT NULL DEFAULT false,
  PRIMARY KEY (team, hash)
);
CREATE INDEX staged_file_put_at ON staged_file (put_at);

CREATE TABLE remote (
  name text PRIMARY KEY CHECK (name ~ '^[a-z][a-z0-9-]{1,30}$'),
  team text NOT NULL REFERENCES team (name),
  since timestamptz NOT NULL
);

-- Published versions are immutable, because pages opened with a version continue to load it.
CREATE TABLE remote_version (
  remote text NOT NULL REFERENCES remote (name),
  -- Content address: the first 16 hex digits of SHA-256 over the canonical manifest, which contains the hash of every
  -- file.
  digest text NOT NULL CHECK (digest ~ '^[0-9a-f]{16}$'),
  version text NOT NULL,
  manifest jsonb NOT NULL,
  files int NOT NULL,
  bytes bigint NOT NULL,
  published_at timestamptz NOT NULL,
  published_by text NOT NULL,
  PRIMARY KEY (remote, digest)
);
CREATE TRIGGER remote_version_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON remote_version
  FOR EACH STATEMENT EXECUTE FUNCTION registry_is_append_only();

-- A version may be signed again with another key of its team, so that it survives a key's revocation. Versions without
-- a row here are not shown.
CREATE TABLE version_signature (
  remote text NOT NULL,
  digest text NOT NULL,
  key text NOT NULL REFERENCES team_key (key),
  value text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (remote, digest, key),
  FOREIGN KEY (remote, digest) REFERENCES remote_version (remote, digest)
);
CREATE TRIGGER version_signature_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON version_signature
  FOR EACH STATEMENT EXECUTE FUNCTION registry_is_append_only();

-- Versions whose files are no longer served. Publishing the same content again deletes the row.
CREATE TABLE version_removal (
  remote text NOT NULL,
  digest text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (remote, digest),
  FOREIGN KEY (remote, digest) REFERENCES remote_version (remote, digest)
);

CREATE TABLE placement (
  market_code text NOT NULL REFERENCES market (code),
  remote text NOT NULL REFERENCES remote (name),
  enabled boolean NOT NULL DEFAULT true,
  digest text NOT NULL,
  last_known_good text,
  position int NOT NULL,
  -- What this market hides: { "routes": [path], "slots": [{ "slot", "module"? }], "modals": [name], "navigation":
  -- [path] }.
  hidden jsonb NOT NULL DEFAULT '{"routes": [], "slots": [], "modals": [], "navigation": []}',
  -- The market's revision as of this row's last change; the market's own is the greatest of its rows.
  revision int NOT NULL,
  digest_since timestamptz NOT NULL DEFAULT now(),
  canary_digest text,
  -- In hundredths of a percent.
  canary_share int CHECK (canary_share BETWEEN 1 AND 9999),
  canary_since timestamptz,
  PRIMARY KEY (market_code, remote),
  FOREIGN KEY (remote, digest) REFERENCES remote_version (remote, digest),
  FOREIGN KEY (remote, last_known_good) REFERENCES remote_version (remote, digest),
  FOREIGN KEY (remote, canary_digest) REFERENCES remote_version (remote, digest),
  CHECK (num_nulls(canary_digest, canary_share, canary_since) IN (0, 3)),
  CHECK (canary_digest <> digest)
);

-- Acts that wait for a second operator or for their time, and their outcome.
CREATE TABLE pending_act (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  market_code text NOT NULL REFERENCES market (code),
  remote text NOT NULL REFERENCES remote (name),
  act jsonb NOT NULL,
  -- The audit entry to undo, if it is an undo.
  undoes bigint REFERENCES registry_audit (id),
  why text NOT NULL,
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- When it is due; null: on approval.
  due_at timestamptz,
  state text NOT NULL CHECK (state IN ('proposed', 'scheduled', 'done', 'withdrawn', 'failed')),
  approved_by text,
  ended_by text,
  ended_at timestamptz,
  CHECK (approved_by <> asked_by)
);
CREATE INDEX pending_act_waiting ON pending_act (due_at) WHERE state IN ('proposed', 'scheduled');

-- Rules of markets and teams that wait for a second operator, and their outcome: switching four eyes off, or a team's
-- key or markets where one of these has four eyes.
CREATE TABLE pending_rule (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rule jsonb NOT NULL,
  why text NOT NULL,
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('proposed', 'done', 'withdrawn')),
  ended_by text,
  ended_at timestamptz,
  CHECK (state <> 'done' OR ended_by <> asked_by),
  CHECK ((state = 'proposed') = (ended_at IS NULL))
);
-- No two identical pending rules.
CREATE UNIQUE INDEX pending_rule_waiting ON pending_rule (rule) WHERE state = 'proposed';

-- Mounts reported by pages: one row per minute, version and outcome, whatever the traffic.
CREATE TABLE mount_minute (
  market_code text NOT NULL REFERENCES market (code),
  remote text NOT NULL,
  minute timestamptz NOT NULL,
  digest text NOT NULL,
  canary boolean NOT NULL,
  -- READY, or the cause of failure.
  code text NOT NULL,
  mounts bigint NOT NULL CHECK (mounts > 0),
  -- For ready mounts only.
  latency int[],
  PRIMARY KEY (market_code, remote, minute, digest, canary, code)
);
CREATE INDEX mount_minute_by_age ON mount_minute (minute);

-- Attempts to mount a module of the last minutes. One that has not ended by then froze its page. Unlogged: lost in a
-- database crash, and then not judged.
CREATE UNLOGGED TABLE mount_attempt (
  attempt text NOT NULL,
  market_code text NOT NULL,
  remote text NOT NULL,
  digest text NOT NULL,
  canary boolean NOT NULL,
  weight int NOT NULL CHECK (weight BETWEEN 1 AND 10),
  reporter bytea NOT NULL,
  -- Start and end may arrive in either order.
  is_over boolean NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (market_code, remote, digest, attempt)
);
CREATE INDEX mount_attempt_by_age ON mount_attempt (at);

-- Causes in the pages' own words, for whoever fixes them.
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

-- Reports can come from anyone. So that nobody can end a roll-out alone, the number of addresses that failures came
-- from is kept for a day: as keyed hashes, whose key is deleted with the day.
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
