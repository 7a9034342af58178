-- Pictures uploaded by operators, re-encoded; named by their content. Immutable.
CREATE TABLE site_picture (
  name text PRIMARY KEY CHECK (name ~ '^u-[0-9a-f]{32}$'),
  type text NOT NULL CHECK (type IN ('image/png', 'image/jpeg')),
  picture bytea NOT NULL,
  width int NOT NULL,
  height int NOT NULL,
  -- The operator's account.
  by text NOT NULL,
  at timestamptz NOT NULL
);
CREATE INDEX site_picture_at ON site_picture (at DESC);

-- Texts are jsonb { "vi": …, "en": … }. `markets` lists where a row is shown.
CREATE TABLE announcement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  markets text[] NOT NULL,
  type text NOT NULL CHECK (type IN ('B', 'PL', 'PU', 'PR', 'H')),
  title jsonb NOT NULL,
  content jsonb NOT NULL,
  -- When players see it from; null for a draft: from its publication.
  published_at timestamptz,
  pinned boolean NOT NULL DEFAULT false,
  state text NOT NULL DEFAULT 'published' CHECK (state IN ('draft', 'published', 'withdrawn')),
  -- Until when it is shown; null: until it is withdrawn.
  ends_at timestamptz,
  revision int NOT NULL DEFAULT 1,
  -- The writer's idempotency key: a repeated call writes nothing twice.
  written_by_key uuid UNIQUE,
  -- Type B only: the picture at the top of the home page, and its link; null: no picture, or a link to its own text.
  picture text REFERENCES site_picture (name),
  leads_to text CHECK (leads_to LIKE '/%'),
  CHECK (state = 'draft' OR published_at IS NOT NULL),
  CHECK (picture IS NULL OR type = 'B'),
  CHECK (leads_to IS NULL OR picture IS NOT NULL)
);
CREATE INDEX announcement_banner ON announcement (published_at DESC) WHERE picture IS NOT NULL;
CREATE INDEX announcement_list ON announcement (type, published_at DESC, id DESC);

-- The text of each revision, kept as long as the announcement.
CREATE TABLE announcement_revision (
  announcement_id bigint NOT NULL REFERENCES announcement (id),
  revision int NOT NULL,
  said jsonb NOT NULL,
  at timestamptz NOT NULL,
  by text NOT NULL,
  PRIMARY KEY (announcement_id, revision)
);

CREATE TABLE message (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  member_id bigint NOT NULL REFERENCES member (id),
  title jsonb NOT NULL,
  content jsonb NOT NULL,
  sent_at timestamptz NOT NULL,
  read_at timestamptz,
  category text NOT NULL CHECK (category IN ('account', 'cash', 'bets', 'promotions', 'system')),
  -- When the member deleted it; undoable until it is purged.
  deleted_at timestamptz
);
CREATE INDEX message_inbox ON message (member_id, sent_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX message_unread ON message (member_id) WHERE read_at IS NULL AND deleted_at IS NULL;
CREATE INDEX message_deleted ON message (deleted_at) WHERE deleted_at IS NOT NULL;
