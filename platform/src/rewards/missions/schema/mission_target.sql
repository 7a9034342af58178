-- Target of a goal: whole currency units, or a count.
CREATE OR REPLACE FUNCTION mission_target(p_goal jsonb) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_goal ->> 'kind' WHEN 'turnover' THEN (p_goal ->> 'amount')::bigint ELSE coalesce((p_goal ->> 'count')::bigint, 1) END
$$;
