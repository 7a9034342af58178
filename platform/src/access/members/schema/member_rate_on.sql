-- A member's series on a day (of its market). `series`: what it was given, or null; `most`: the lowest of those above
-- it, which caps its own. An agent above without a rate counts with the maximum, and so does a member without an
-- upline.
CREATE OR REPLACE FUNCTION member_rate_on(p_member bigint, p_day date, OUT series int, OUT most int)
LANGUAGE sql STABLE AS $$
  WITH line AS (
    SELECT u.id::bigint AS id, r.series
    FROM unnest(string_to_array(trim(BOTH '/' FROM member_path_on(p_member, p_day)), '/')) AS u (id)
    LEFT JOIN LATERAL (SELECT k.series FROM member_rate k
      WHERE k.member_id = u.id::bigint AND k.from_day <= p_day ORDER BY k.from_day DESC LIMIT 1) r ON true
  )
  SELECT min(l.series) FILTER (WHERE l.id = p_member),
    coalesce(min(coalesce(l.series, 1980)) FILTER (WHERE l.id <> p_member), 1980)
  FROM line l
$$;
