-- The head of the chain of seals, once everything posted until p_at (by this server's clock) is sealed; no row before.
-- Position 0 and 32 zero bytes where nothing was ever posted.
CREATE OR REPLACE FUNCTION ledger_head_since(p_at timestamptz, OUT "position" bigint, OUT hash bytea)
RETURNS SETOF record LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(s."position", 0), coalesce(s.hash, decode(repeat('00', 32), 'hex'))
  FROM ledger_sealing g
  LEFT JOIN LATERAL (SELECT l."position", l.hash FROM ledger_seal l ORDER BY l."position" DESC LIMIT 1) s ON true
  -- the last id drawn is read now, after the snapshot that knows how far the seals reach
  WHERE g.sealed_until >= p_at
    OR g.sealed_to >= (SELECT CASE WHEN q.is_called THEN q.last_value ELSE 0 END FROM transfer_id_seq q);
$$;
