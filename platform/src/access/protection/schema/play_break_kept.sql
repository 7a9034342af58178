-- Keeps the end of a member's breaks in the row that its bets are checked against.
CREATE OR REPLACE FUNCTION play_break_kept() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM play_hold(ARRAY[NEW.member_id], NEW.started_at);
  UPDATE play_state s SET blocked_until = (
    SELECT max(play_break_end(b.kind, b.until, b.ends_at)) FROM play_break b WHERE b.member_id = NEW.member_id)
  WHERE s.member_id = NEW.member_id;
  RETURN NULL;
END $$;
