-- Operators' notes for each other about a member.
CREATE TABLE member_note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  operator_id bigint NOT NULL REFERENCES operator (id),
  -- Idempotency key from the console's page.
  key text NOT NULL,
  text text NOT NULL CHECK (length(text) BETWEEN 1 AND 1000),
  at timestamptz NOT NULL,
  UNIQUE (member_id, key)
);
CREATE INDEX member_note_member ON member_note (member_id, id DESC);

-- Messages that operators wrote to one member, by the idempotency key from the console's page. The message itself
-- belongs to the member.
CREATE TABLE member_letter (
  member_id bigint NOT NULL REFERENCES member (id),
  key text NOT NULL,
  operator_id bigint NOT NULL REFERENCES operator (id),
  at timestamptz NOT NULL,
  PRIMARY KEY (member_id, key)
);
