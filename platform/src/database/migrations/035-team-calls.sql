-- Each signed call of a team counts once: what was taken is remembered until its time is over.
CREATE TABLE team_call (
  key text NOT NULL,
  nonce text NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (key, nonce)
);
CREATE INDEX team_call_until ON team_call (until);

-- Files that teams put here before they publish the version they belong to; a while later they are gone.
CREATE TABLE staged_file (
  team text NOT NULL REFERENCES team (name),
  -- SHA-384 of the content, in hex.
  hash text NOT NULL CHECK (hash ~ '^[0-9a-f]{96}$'),
  content bytea NOT NULL,
  put_at timestamptz NOT NULL,
  -- A version with it was published: it may make room for others.
  spent boolean NOT NULL DEFAULT false,
  PRIMARY KEY (team, hash)
);
-- Scripts and pictures are compressed already, or will be when they are kept.
ALTER TABLE staged_file ALTER COLUMN content SET STORAGE EXTERNAL;
CREATE INDEX staged_file_put_at ON staged_file (put_at);
