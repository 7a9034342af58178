-- Recounts a member's day from its rounds and moves the difference to the points given so far. A day stays due while
-- one of its rounds is open, at growing intervals of up to a day. Returns how many entries it took.
CREATE OR REPLACE FUNCTION point_count(p_member bigint, p_day date, p_at timestamptz) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_day record;
  v_moved int := 0;
  v_zone text := member_zone(p_member);
  v_start timestamptz := day_start(p_day, v_zone);
  v_end timestamptz := day_start(p_day + 1, v_zone);
BEGIN
  DELETE FROM point_due d WHERE d.member_id = p_member AND d.day = p_day AND d.due_at <= p_at;
  IF NOT FOUND THEN RETURN 0; END IF;
  -- serializes counts of the member's days, and redemptions with them
  PERFORM point_account(p_member);
  IF EXISTS (SELECT FROM rounds.game_round r WHERE r.member_id = p_member AND r.state = 'open'
      AND r.opened_at >= v_start AND r.opened_at < v_end) THEN
    INSERT INTO point_due (member_id, day, due_at)
    VALUES (p_member, p_day, p_at + least(greatest((p_at - v_end) / 10, interval '10 minutes'), interval '1 day'));
  END IF;

  FOR v_day IN
    SELECT coalesce(n.type, o.type) AS type, coalesce(n.turnover, 0) AS turnover, coalesce(o.points, 0) AS had,
      coalesce(o.entries, 0) AS entries, points_for(m.rule, coalesce(n.type, o.type), coalesce(n.turnover, 0)) AS points
    FROM (SELECT point_rule_on(m.market_code, p_day) AS rule FROM members.member m WHERE m.id = p_member) m,
      point_turnover(p_member, p_day) n
      FULL JOIN (SELECT * FROM point_day d WHERE d.member_id = p_member AND d.day = p_day) o ON o.type = n.type
    ORDER BY 1
  LOOP
    IF v_day.points <> v_day.had THEN
      v_moved := v_moved + 1;
      v_day.entries := v_day.entries + 1;
      PERFORM point_move(p_member, v_day.type, v_day.points - v_day.had,
        concat_ws('/', 'day', p_member, p_day, v_day.type, v_day.entries),
        jsonb_build_object('day', p_day, 'turnover', v_day.turnover), p_at);
    END IF;
    INSERT INTO point_day AS d (member_id, day, type, turnover, points, entries)
    VALUES (p_member, p_day, v_day.type, v_day.turnover, v_day.points, v_day.entries)
    ON CONFLICT (member_id, day, type) DO UPDATE
      SET turnover = excluded.turnover, points = excluded.points, entries = excluded.entries;
  END LOOP;
  RETURN v_moved;
END $$;
