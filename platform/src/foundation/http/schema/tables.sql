-- The answer of each call that may be sent twice, so that a copy gets the first one's answer.
CREATE TABLE idempotency (
  -- Empty for visitors. Of a visitor's call the key is kept as a hash, and of a registration what a copy needs in
  -- place of the session's handle.
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
