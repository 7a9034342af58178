-- Takes points for a redemption; false when the member has too few, and then nothing moves.
CREATE OR REPLACE FUNCTION point_spend(p_member bigint, p_points bigint, p_reference text, p_subject jsonb, p_at timestamptz)
RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF (point_account(p_member)).balance < p_points THEN RETURN false; END IF;
  PERFORM point_move(p_member, 'redeem', -p_points, 'redeem/' || p_reference, p_subject, p_at);
  RETURN true;
END $$;
