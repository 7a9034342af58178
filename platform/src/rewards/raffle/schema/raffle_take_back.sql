-- Takes back a source's unused tickets. Returns how many.
CREATE OR REPLACE FUNCTION raffle_take_back(p_member bigint, p_source text, p_at timestamptz) RETURNS int
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE v_count int;
BEGIN
  UPDATE raffle_ticket t SET taken_back_at = p_at
  WHERE t.member_id = p_member AND t.source = p_source AND t.spin_id IS NULL AND t.taken_back_at IS NULL;
  GET DIAGNOSTICS v_count = ROW_COUNT;
  RETURN v_count;
END $$;
