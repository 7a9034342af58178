-- A member's rate on a day (of Asia/Ho_Chi_Minh). `series` and `rebate`: what it was given, null where it was given none;
-- `most_series` and `most_rebate`: the lowest of those above it, which it never has more than. An agent above that was
-- given nothing has the most series there is and no rebate; nobody above, the most of both.
CREATE OR REPLACE FUNCTION member_rate_on(p_member bigint, p_day date, OUT series int, OUT rebate int,
  OUT most_series int, OUT most_rebate int)
LANGUAGE sql STABLE AS $$
  WITH line AS (
    SELECT u.id::bigint AS id, r.series, r.rebate
    FROM unnest(string_to_array(trim(BOTH '/' FROM member_path_on(p_member, p_day)), '/')) AS u (id)
    LEFT JOIN LATERAL (SELECT k.series, k.rebate FROM member_rate k
      WHERE k.member_id = u.id::bigint AND k.from_day <= p_day ORDER BY k.from_day DESC LIMIT 1) r ON true
  )
  SELECT min(l.series) FILTER (WHERE l.id = p_member), min(l.rebate) FILTER (WHERE l.id = p_member),
    coalesce(min(coalesce(l.series, 1980)) FILTER (WHERE l.id <> p_member), 1980),
    coalesce(min(coalesce(l.rebate, 0)) FILTER (WHERE l.id <> p_member), 1000)
  FROM line l
$$;
