-- The next p_limit seals after a position: their number, and the last one's position, which is p_after where there are
-- none. Whoever writes that position together with what it does with them handles each seal exactly once.
CREATE OR REPLACE FUNCTION ledger_seals_after(p_after bigint, p_limit int, OUT up_to bigint, OUT count int)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(max(n.position), p_after), count(*)::int
  FROM (SELECT s.position FROM ledger_seal s WHERE s.position > p_after ORDER BY s.position LIMIT p_limit) n
$$;
