-- Counts a member's due day and takes back rewards that are no longer earned. The day stays due while one of its rounds
-- is open, because a losing round may close without moving money. Returns the missions that were taken back; `counted`
-- is false when nothing was due.
CREATE OR REPLACE FUNCTION mission_count(p_member bigint, p_day date, p_at timestamptz, OUT counted boolean, OUT taken_back jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_zone text := member_zone(p_member);
  v_open timestamptz;
BEGIN
  counted := false; taken_back := '[]';
  -- serializes counts of the member's days, and claims with them
  PERFORM point_account(p_member);
  DELETE FROM mission_due d WHERE d.member_id = p_member AND d.day = p_day AND d.due_at <= p_at;
  IF NOT FOUND THEN RETURN; END IF;
  counted := true;
  SELECT max(r.opened_at) INTO v_open FROM rounds.game_round r WHERE r.member_id = p_member AND r.state = 'open'
    AND r.opened_at >= day_start(p_day, v_zone)
    AND r.opened_at < day_start(p_day + 1, v_zone);
  IF v_open IS NOT NULL THEN
    INSERT INTO mission_due (member_id, day, due_at)
    VALUES (p_member, p_day, p_at + least(greatest((p_at - v_open) / 4, interval '20 seconds'), interval '1 day'))
    ON CONFLICT (member_id, day) DO NOTHING;
  END IF;
  PERFORM mission_recount(p_member, p_day);
  SELECT coalesce(jsonb_agg(b.title), '[]') INTO taken_back FROM mission_take_back(p_member, p_day, p_at) b;
END $$;
