-- Gives a member tickets, once per source.
CREATE OR REPLACE FUNCTION raffle_give_tickets(p_member bigint, p_count int, p_source text, p_at timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO raffle_ticket (member_id, source, place, given_at)
  SELECT p_member, p_source, n, p_at FROM generate_series(1, p_count) n
  ON CONFLICT (source, place) DO NOTHING
$$;
