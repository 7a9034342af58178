-- Claims a mission's reward for a period by the mission's current terms: recounts the progress and gives points or
-- tickets; the caller grants a bonus. `status`: done, had (given before: nothing moved), over, notReached.
CREATE OR REPLACE FUNCTION mission_give(p_member bigint, p_market text, p_mission text, p_period text, p_at timestamptz,
  OUT status text, OUT id bigint, OUT gives jsonb, OUT title jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_today date := market_day(p_at, p_market);
  m record;
BEGIN
  -- the member's points are locked first everywhere, which serializes the member's claims
  PERFORM point_account(p_member);
  SELECT k.id, k.gives, n.title INTO mission_give.id, mission_give.gives, mission_give.title
  FROM mission_claim k JOIN mission n ON n.id = k.mission_id
  WHERE k.member_id = p_member AND k.mission_id = p_mission AND k.period = p_period AND k.taken_back_at IS NULL;
  IF FOUND THEN status := 'had'; RETURN; END IF;
  SELECT n.goal, n.gives, n.title, x.first_day, x.last_day INTO m
  FROM mission n CROSS JOIN LATERAL mission_periods(n.repeats, n.from_day, n.until_day, v_today) x
  WHERE n.id = p_mission AND p_market = ANY (n.markets) AND x.period = p_period FOR SHARE OF n;
  IF NOT FOUND THEN status := 'over'; RETURN; END IF;

  IF m.last_day < m.first_day + 7 THEN
    PERFORM mission_recount(p_member, d::date) FROM generate_series(m.first_day, least(m.last_day, v_today), interval '1 day') d;
  ELSE
    -- brings every sealed day up to date, and today
    PERFORM mission_recount(p_member, d.day) FROM (
      SELECT u.day FROM mission_due u WHERE u.member_id = p_member AND u.day BETWEEN m.first_day AND m.last_day
      UNION SELECT v_today ORDER BY 1) d;
  END IF;
  IF mission_progress(p_member, m.goal, m.first_day, m.last_day) < mission_target(m.goal) THEN status := 'notReached'; RETURN; END IF;

  gives := m.gives;
  title := m.title;
  INSERT INTO mission_claim AS k (member_id, mission_id, period, market_code, goal, gives, first_day, last_day, at)
  VALUES (p_member, p_mission, p_period, p_market, m.goal, m.gives, m.first_day, m.last_day, p_at)
  RETURNING k.id INTO mission_give.id;
  CASE gives ->> 'kind'
    WHEN 'points' THEN PERFORM point_move(p_member, 'mission', (gives ->> 'points')::bigint,
      concat_ws('/', 'mission', p_member, mission_give.id), m.title, p_at);
    WHEN 'tickets' THEN PERFORM raffle_give_tickets(p_member, (gives ->> 'count')::int, 'mission/' || mission_give.id, p_at);
    WHEN 'bonus' THEN NULL;
  END CASE;
  status := 'done';
END $$;
