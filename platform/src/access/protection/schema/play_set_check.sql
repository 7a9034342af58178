-- Sets a member's own reminder interval. A shorter one brings the next reminder forward.
CREATE OR REPLACE FUNCTION play_set_check(p_member bigint, p_minutes int, p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM play_hold(ARRAY[p_member], p_at);
  UPDATE play_state s SET check_minutes = p_minutes,
    check_due = CASE WHEN s.check_due > p_at THEN least(s.check_due, p_at + make_interval(mins => p_minutes)) ELSE s.check_due END
  WHERE s.member_id = p_member;
END $$;
