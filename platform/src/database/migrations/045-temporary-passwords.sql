-- Passwords that were sent to who forgot theirs: good once, for half an hour, and for nothing but setting another. The member's own stays good.
CREATE TABLE temporary_password (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- One a member. Null: nobody's, kept where nobody was to get one, so that the same is done for everybody who asks.
  member_id bigint UNIQUE REFERENCES member (id),
  password_hash text NOT NULL,
  made_at timestamptz NOT NULL,
  -- Somebody signed in with it; from then on it is good for the change alone that this sign-in has to make.
  taken_at timestamptz
);
CREATE INDEX temporary_password_made ON temporary_password (made_at);
