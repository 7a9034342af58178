-- The other members who are the same person: they proved the same number or address, in any market, were paid out to
-- the same bank account, or were identified by the same document. Names and other typed data prove nothing: with them
-- somebody could shut others out.
CREATE OR REPLACE FUNCTION play_same_person(p_member bigint) RETURNS SETOF bigint
LANGUAGE sql STABLE AS $$
  SELECT o.id FROM members.member m
  CROSS JOIN markets.market k
  JOIN members.member o ON o.market_code = k.code AND o.mobile = m.mobile AND o.id <> m.id
  WHERE m.id = p_member
  UNION
  SELECT o.id FROM members.member m
  CROSS JOIN markets.market k
  JOIN members.member o ON o.market_code = k.code AND o.email = m.email AND o.id <> m.id
  WHERE m.id = p_member
  UNION
  SELECT o.member_id FROM play_person_fact f
  JOIN play_person_fact o ON o.kind = f.kind AND o.digest = f.digest AND o.member_id <> f.member_id
  WHERE f.member_id = p_member
$$;
