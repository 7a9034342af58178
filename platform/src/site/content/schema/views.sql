-- What other domains may read and call.
CREATE SCHEMA site;

CREATE VIEW site.feedback AS
  SELECT id, reference, member_id, content, contact, sent_at, state, answer, finished_at FROM feedback;
