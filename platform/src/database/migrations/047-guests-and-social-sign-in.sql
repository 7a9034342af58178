-- Guests on free play (specification section 3), by the random string that named their try: the same string again is the same guest.
CREATE TABLE free_play (
  member_id bigint PRIMARY KEY REFERENCES member (id),
  market_code text NOT NULL REFERENCES market (code),
  -- Whoever knows the string is the guest: only its hash, so that a copy of the table opens nothing. Null: the guest is closed.
  random_hash bytea,
  begun_at timestamptz NOT NULL,
  CONSTRAINT free_play_random UNIQUE (market_code, random_hash)
);
CREATE INDEX free_play_begun ON free_play (begun_at);
-- The winners' board leaves them out.
CREATE INDEX member_guest ON member (id) WHERE customer_type = 4;

-- Who a member is elsewhere: the issuer of the ID token and its subject. In each market, because a member is of one market.
CREATE TABLE social_identity (
  market_code text NOT NULL REFERENCES market (code),
  issuer text NOT NULL,
  subject text NOT NULL,
  -- How it was shown first. Phones are none: a number changes hands, and its next owner has the same subject.
  provider text NOT NULL CHECK (provider IN ('google.com', 'facebook.com')),
  member_id bigint NOT NULL REFERENCES member (id),
  -- The member was made for it, with a password that nobody knows.
  made_member boolean NOT NULL,
  bound_at timestamptz NOT NULL,
  PRIMARY KEY (market_code, issuer, subject)
);
CREATE INDEX social_identity_member ON social_identity (member_id);

ALTER TABLE member_registration DROP CONSTRAINT member_registration_method_check;
ALTER TABLE member_registration ADD CONSTRAINT member_registration_method_check CHECK (method IN ('username', 'mobile', 'social'));
