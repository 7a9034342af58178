CREATE TABLE remote (
  name text PRIMARY KEY CHECK (name ~ '^[a-z][a-z0-9-]{1,30}$'),
  team text NOT NULL,
  since timestamptz NOT NULL
);

-- What was published stays as it was published: pages that were opened with a version go on loading it.
CREATE TABLE remote_version (
  remote text NOT NULL REFERENCES remote (name),
  -- Content address: the first 16 hex digits of SHA-256 over the canonical manifest, which holds the hash of every file.
  digest text NOT NULL CHECK (digest ~ '^[0-9a-f]{16}$'),
  version text NOT NULL,
  manifest jsonb NOT NULL,
  files int NOT NULL,
  bytes bigint NOT NULL,
  published_at timestamptz NOT NULL,
  published_by text NOT NULL,
  PRIMARY KEY (remote, digest)
);

CREATE TABLE placement (
  market_code text NOT NULL REFERENCES market (code),
  remote text NOT NULL REFERENCES remote (name),
  enabled boolean NOT NULL DEFAULT true,
  digest text NOT NULL,
  last_known_good text,
  position int NOT NULL,
  -- { "routes": [path], "slots": [{ "slot", "module"? }], "modals": [name], "navigation": [path] } that this market leaves out.
  hidden jsonb NOT NULL DEFAULT '{"routes": [], "slots": [], "modals": [], "navigation": []}',
  -- The market's revision that the last change of this row made; the greatest of a market is the market's.
  revision int NOT NULL,
  PRIMARY KEY (market_code, remote),
  FOREIGN KEY (remote, digest) REFERENCES remote_version (remote, digest),
  FOREIGN KEY (remote, last_known_good) REFERENCES remote_version (remote, digest)
);

-- Who changed what a market's page is made of, and why.
CREATE TABLE registry_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  who text NOT NULL,
  act text NOT NULL CHECK (act IN ('publish', 'promote', 'rollback', 'enable', 'disable', 'hide', 'move')),
  remote text NOT NULL,
  market_code text,
  digest text,
  previous_digest text,
  why text NOT NULL
);
CREATE INDEX registry_audit_of_remote ON registry_audit (remote, id DESC);

CREATE FUNCTION registry_is_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% keeps what it holds: % is not allowed', TG_TABLE_NAME, TG_OP USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER registry_audit_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON registry_audit
  FOR EACH STATEMENT EXECUTE FUNCTION registry_is_append_only();
CREATE TRIGGER remote_version_immutable BEFORE UPDATE OR DELETE OR TRUNCATE ON remote_version
  FOR EACH STATEMENT EXECUTE FUNCTION registry_is_append_only();
