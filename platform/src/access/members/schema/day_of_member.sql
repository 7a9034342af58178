-- The day of a member's market that an instant falls on.
CREATE OR REPLACE FUNCTION day_of_member(p_member bigint, p_at timestamptz) RETURNS date
  LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (p_at AT TIME ZONE member_zone(p_member))::date
$$;
