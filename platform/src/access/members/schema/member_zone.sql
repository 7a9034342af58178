-- The time zone of a member's market.
CREATE OR REPLACE FUNCTION member_zone(p_member bigint) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT k.time_zone FROM member m JOIN markets.market k ON k.code = m.market_code WHERE m.id = p_member
$$;
