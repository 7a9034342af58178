-- Members who get no messages about play: those on a break, and the other accounts of self-excluded persons.
CREATE OR REPLACE FUNCTION play_on_break(p_now timestamptz) RETURNS SETOF bigint
LANGUAGE sql STABLE AS $$
  SELECT s.member_id FROM play_state s WHERE s.blocked_until > p_now
  UNION
  SELECT p.id FROM play_break b CROSS JOIN LATERAL play_same_person(b.member_id) AS p (id)
  WHERE b.kind = 'exclusion' AND play_break_end(b.kind, b.until, b.ends_at) > p_now
$$;
