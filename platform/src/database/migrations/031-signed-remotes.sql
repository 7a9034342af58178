-- Teams, the keys that they sign their remotes with, and the markets in which they may act by themselves.
CREATE TABLE team (
  name text PRIMARY KEY CHECK (name ~ '^[a-z][a-z0-9-]{1,30}$'),
  since timestamptz NOT NULL
);
INSERT INTO team (name, since) SELECT team, min(since) FROM remote GROUP BY team;
ALTER TABLE remote ADD FOREIGN KEY (team) REFERENCES team (name);

CREATE TABLE team_key (
  -- The first 16 hex digits of SHA-256 over the public key's 32 bytes. A key is one team's only.
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

-- A version may be signed again with another key of its team, so that a revoked key does not end it. One without a row here is shown nowhere.
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

-- Versions whose files are served no more. Publishing the same content again takes the row away.
CREATE TABLE version_removal (
  remote text NOT NULL,
  digest text NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (remote, digest),
  FOREIGN KEY (remote, digest) REFERENCES remote_version (remote, digest)
);

-- Acts in this market need a second operator.
ALTER TABLE market ADD COLUMN four_eyes boolean NOT NULL DEFAULT false;

ALTER TABLE placement
  ADD COLUMN digest_since timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN canary_digest text,
  -- In hundredths of a percent.
  ADD COLUMN canary_share int CHECK (canary_share BETWEEN 1 AND 9999),
  ADD COLUMN canary_since timestamptz,
  ADD FOREIGN KEY (remote, canary_digest) REFERENCES remote_version (remote, digest),
  ADD CHECK (num_nulls(canary_digest, canary_share, canary_since) IN (0, 3)),
  ADD CHECK (canary_digest <> digest);

-- What is no remote's (a key, a rule of a market) is named in `subject`; `from_state` and `to_state` are the placement before and after,
-- `revision` the one that the act made.
ALTER TABLE registry_audit
  ALTER COLUMN remote DROP NOT NULL,
  DROP CONSTRAINT registry_audit_act_check,
  ADD COLUMN subject text,
  ADD COLUMN from_state jsonb,
  ADD COLUMN to_state jsonb,
  ADD COLUMN revision int;
CREATE INDEX registry_audit_of_placement ON registry_audit (market_code, remote, id DESC);

-- Acts that wait for a second operator or for their time, and what became of them.
CREATE TABLE pending_act (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  market_code text NOT NULL REFERENCES market (code),
  remote text NOT NULL REFERENCES remote (name),
  act jsonb NOT NULL,
  -- The audit entry that is taken back, when it is an undo.
  undoes bigint REFERENCES registry_audit (id),
  why text NOT NULL,
  asked_by text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- When it is to happen; null: as soon as it is approved.
  due_at timestamptz,
  state text NOT NULL CHECK (state IN ('proposed', 'scheduled', 'done', 'withdrawn', 'failed')),
  approved_by text,
  ended_by text,
  ended_at timestamptz,
  CHECK (approved_by <> asked_by)
);
CREATE INDEX pending_act_waiting ON pending_act (due_at) WHERE state IN ('proposed', 'scheduled');
