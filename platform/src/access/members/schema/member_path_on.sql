-- A member's place in the tree on a day (of its market): a move takes effect the day after.
CREATE OR REPLACE FUNCTION member_path_on(p_member bigint, p_day date) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT f.path FROM member_former_line f WHERE f.member_id = p_member AND f.until_day >= p_day ORDER BY f.until_day LIMIT 1),
    (SELECT m.path FROM member m WHERE m.id = p_member))
$$;
