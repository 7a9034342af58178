-- A member acknowledges the due reminder; the next is due an interval later. False: none was due.
CREATE OR REPLACE FUNCTION play_answer_check(p_member bigint, p_at timestamptz) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM play_hold(ARRAY[p_member], p_at);
  UPDATE play_state s SET check_due = p_at + play_check_interval(s, m), played_at = p_at
  FROM market_protection m
  WHERE s.member_id = p_member AND m.market_code = s.market_code AND s.check_due <= p_at
    AND play_goes_on(s.played_at, p_at);
  RETURN FOUND;
END $$;
