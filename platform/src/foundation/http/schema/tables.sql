-- The response of each repeatable call, so that a copy gets the first one's.
CREATE TABLE idempotency (
  -- Empty for visitors. A visitor's key is stored as a hash, and for a registration the record has what a copy needs
  -- instead of the session's handle.
  member text NOT NULL,
  key text NOT NULL,
  operation text NOT NULL,
  request_hash bytea NOT NULL,
  -- Null while the call runs.
  status smallint,
  answer jsonb,
  at timestamptz NOT NULL,
  PRIMARY KEY (member, key)
);
CREATE INDEX idempotency_at ON idempotency (at);
