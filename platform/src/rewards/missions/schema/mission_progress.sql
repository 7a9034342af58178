-- A member's progress towards a goal over the days p_first to p_last: whole currency units, or a count; capped at the
-- target.
CREATE OR REPLACE FUNCTION mission_progress(p_member bigint, p_goal jsonb, p_first date, p_last date) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT least(mission_target(p_goal), CASE p_goal ->> 'kind'
    WHEN 'turnover' THEN (SELECT coalesce(div(sum(d.turnover), 100), 0) FROM mission_day d
      WHERE d.member_id = p_member AND d.day BETWEEN p_first AND p_last
        AND (jsonb_array_length(p_goal -> 'categories') = 0 OR p_goal -> 'categories' ? d.shelf))::bigint
    WHEN 'rounds' THEN (SELECT coalesce(sum(d.rounds), 0) FROM mission_day d
      WHERE d.member_id = p_member AND d.day BETWEEN p_first AND p_last
        AND (jsonb_array_length(p_goal -> 'categories') = 0 OR p_goal -> 'categories' ? d.shelf))
    WHEN 'days' THEN (SELECT count(DISTINCT d.day) FROM mission_day d
      WHERE d.member_id = p_member AND d.day BETWEEN p_first AND p_last)
    WHEN 'tickets' THEN (SELECT coalesce(sum(d.tickets), 0) FROM mission_day d
      WHERE d.member_id = p_member AND d.day BETWEEN p_first AND p_last)
    WHEN 'stations' THEN (SELECT count(DISTINCT s.code) FROM mission_day d CROSS JOIN unnest(d.stations) s (code)
      WHERE d.member_id = p_member AND d.day BETWEEN p_first AND p_last)
    WHEN 'deposit' THEN (SELECT count(*) FROM (SELECT FROM mission_deposit d
      WHERE d.member_id = p_member AND d.day BETWEEN p_first AND p_last AND NOT d.is_reversed
        AND d.amount >= (p_goal ->> 'least')::bigint * 100 LIMIT 1) x)
    WHEN 'phone' THEN (SELECT count(m.mobile) FROM members.member m WHERE m.id = p_member)
    WHEN 'identity' THEN (SELECT count(*) FROM (SELECT FROM verification.identity_check c
      WHERE c.member_id = p_member AND c.state = 'accepted' LIMIT 1) x)
    WHEN 'limit' THEN (SELECT count(*) FROM (SELECT FROM protection.play_event e
      WHERE e.member_id = p_member AND e.act = 'limitSet' AND e.who = 'member' LIMIT 1) x)
  END)
$$;
