-- A session that goes on under another secret is called by the one before until the other is first seen: the answer that brought it may be lost.
ALTER TABLE session
  ADD COLUMN before_hash bytea,
  ADD COLUMN renewed_at timestamptz;
CREATE UNIQUE INDEX session_before ON session (before_hash) WHERE before_hash IS NOT NULL;

-- Of visitors' calls the key is kept as a hash from now on, and of a registration what a copy needs in the place of the session's handle.
DELETE FROM idempotency WHERE member = '';
