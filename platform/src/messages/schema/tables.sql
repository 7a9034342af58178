-- Texts are jsonb { "vi": …, "en": … }. `markets` lists where a row is seen.
CREATE TABLE announcement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  markets text[] NOT NULL,
  type text NOT NULL CHECK (type IN ('B', 'PL', 'PU', 'PR', 'H')),
  title jsonb NOT NULL,
  content jsonb NOT NULL,
  published_at timestamptz NOT NULL,
  pinned boolean NOT NULL DEFAULT false
);
CREATE INDEX announcement_list ON announcement (type, published_at DESC, id DESC);

CREATE TABLE message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  title jsonb NOT NULL,
  content jsonb NOT NULL,
  sent_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX message_inbox ON message (member_id, sent_at DESC, id DESC);
CREATE INDEX message_unread ON message (member_id) WHERE read_at IS NULL;
