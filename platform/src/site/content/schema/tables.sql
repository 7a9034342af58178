-- Texts are jsonb { "vi": …, "en": … }.
CREATE TABLE help_article (
  topic text PRIMARY KEY CHECK (topic IN ('agreement', 'faq', 'rules', 'apps', 'join', 'responsible', 'privacy')),
  title jsonb NOT NULL,
  -- [{ "title": { "vi", "en" }, "text": { "vi", "en" } }]; paragraphs are separated by a blank line.
  sections jsonb NOT NULL,
  position int NOT NULL
);

CREATE TABLE service_entry (
  market_code text NOT NULL REFERENCES market (code),
  position int NOT NULL,
  type text NOT NULL,
  title jsonb NOT NULL,
  path text NOT NULL,
  PRIMARY KEY (market_code, position)
);

CREATE TABLE app_resource (
  market_code text NOT NULL REFERENCES market (code),
  type text NOT NULL CHECK (type IN ('IOS', 'ANDROID', 'LITE')),
  label text NOT NULL,
  url text NOT NULL,
  qr_url text NOT NULL,
  position int NOT NULL,
  PRIMARY KEY (market_code, type)
);

CREATE TABLE feedback (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  market_code text NOT NULL REFERENCES market (code),
  member_id bigint REFERENCES member (id),
  content text NOT NULL,
  contact text,
  sent_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'new' CHECK (state IN ('new', 'working', 'answered', 'closed')),
  -- note: shown to operators only; answer: what the member was answered.
  note text NOT NULL DEFAULT '',
  answer text,
  -- Account of the operator who last changed it.
  changed_by text,
  changed_at timestamptz,
  -- When it was answered or closed, which starts its retention.
  finished_at timestamptz,
  revision int NOT NULL DEFAULT 1,
  CHECK ((finished_at IS NULL) = (state IN ('new', 'working'))),
  CHECK (answer IS NULL OR member_id IS NOT NULL)
);
CREATE INDEX feedback_member ON feedback (member_id, id DESC) WHERE member_id IS NOT NULL;
CREATE INDEX feedback_unseen ON feedback (id) WHERE state = 'new';
CREATE INDEX feedback_finished ON feedback (finished_at) WHERE finished_at IS NOT NULL;
