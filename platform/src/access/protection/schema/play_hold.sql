-- Locks these members' rows until the transaction ends, and rolls them to the clock hour of p_at. Whoever needs wallets
-- too locks those first.
CREATE OR REPLACE FUNCTION play_hold(p_members bigint[], p_at timestamptz) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_hour timestamptz := date_trunc('hour', p_at, 'UTC');
  v_member bigint;
BEGIN
  INSERT INTO play_state (member_id, market_code, hour, reminded)
  SELECT m.id, m.market_code, v_hour, m.customer_type <> 4 FROM members.member m
  WHERE m.id = ANY (p_members) AND NOT EXISTS (SELECT FROM play_state s WHERE s.member_id = m.id)
  ORDER BY m.id
  ON CONFLICT DO NOTHING;

  PERFORM 1 FROM play_state s WHERE s.member_id = ANY (p_members) ORDER BY s.member_id FOR NO KEY UPDATE;

  FOR v_member IN
    SELECT s.member_id FROM play_state s WHERE s.member_id = ANY (p_members) AND s.hour < v_hour
  LOOP
    INSERT INTO play_hour (member_id, hour, staked, won, seconds)
    SELECT s.member_id, s.hour, s.staked, s.won, s.seconds FROM play_state s
    WHERE s.member_id = v_member AND (s.staked > 0 OR s.won > 0 OR s.seconds > 0);
    UPDATE play_state s SET hour = v_hour, staked = 0, won = 0, seconds = 0 WHERE s.member_id = v_member;
    PERFORM play_recount(v_member);
  END LOOP;
END $$;
