-- What other domains may read and call.
CREATE SCHEMA messages;

CREATE VIEW messages.message AS
  SELECT id, member_id, title, content, sent_at, read_at, category, deleted_at FROM message;
