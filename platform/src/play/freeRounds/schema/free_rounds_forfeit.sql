-- Revokes open free rounds because their deposit was: none can be played any more, and their winnings are forfeited.
-- False when they are no longer open.
CREATE OR REPLACE FUNCTION free_rounds_forfeit(p_member bigint, p_id bigint, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM ledger_lock_main(p_member::text);
  UPDATE free_rounds g SET state = 'takenBack', closed_at = p_at
  WHERE g.id = p_id AND g.member_id = p_member AND g.state = 'open';
  RETURN FOUND;
END $$;
