-- Starts the member's next waiting bonus unless one is running; false when nothing was started. The caller holds the lock on
-- the member's main account.
CREATE OR REPLACE FUNCTION bonus_start_next(p_member bigint, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE bonus b SET state = 'running', started_at = p_at, ends_at = p_at + make_interval(days => b.days)
  WHERE b.id = (SELECT n.id FROM bonus n WHERE n.member_id = p_member AND n.state = 'waiting' ORDER BY n.id LIMIT 1)
    AND NOT EXISTS (SELECT FROM bonus r WHERE r.member_id = p_member AND r.state = 'running');
  RETURN FOUND;
END $$;
