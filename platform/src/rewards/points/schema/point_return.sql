-- Returns the points of a rejected redemption.
CREATE OR REPLACE FUNCTION point_return(p_member bigint, p_points bigint, p_reference text, p_subject jsonb, p_at timestamptz)
RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT point_move(p_member, 'redeem', p_points, 'return/' || p_reference, p_subject, p_at)
$$;
