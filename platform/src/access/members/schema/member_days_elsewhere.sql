-- Days of a range on which somebody who now stands below an agent stood elsewhere: in no line or in another's, which
-- keeps those days. p_right_below: days on which they stood below it, but not right below.
CREATE OR REPLACE FUNCTION member_days_elsewhere(p_agent bigint, p_from date, p_to date, p_right_below boolean DEFAULT false)
RETURNS TABLE (member_id bigint, from_day date, to_day date)
LANGUAGE sql STABLE ROWS 10 AS $$
  SELECT l.member_id, greatest(l.after + 1, p_from), least(l.until_day, p_to)
  FROM (
    SELECT f.member_id, f.path, f.until_day, lag(f.until_day) OVER (PARTITION BY f.member_id ORDER BY f.until_day) AS after
    FROM member_former_line f WHERE f.until_day >= p_from) l
  JOIN member m ON m.id = l.member_id AND starts_with(m.path, (SELECT a.path FROM member a WHERE a.id = p_agent)) AND m.id <> p_agent
  WHERE (l.after IS NULL OR l.after < p_to)
    AND CASE WHEN p_right_below THEN split_part(l.path, '/', -3) <> p_agent::text ELSE position('/' || p_agent || '/' IN l.path) = 0 END
$$;
