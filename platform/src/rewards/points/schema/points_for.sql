-- Whole points for an amount in hundredths: one for each `earn.<type>` whole currency units; none when the rule lacks
-- the type.
CREATE OR REPLACE FUNCTION points_for(p_rule jsonb, p_type text, p_amount bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(p_amount / ((p_rule -> 'earn' ->> p_type)::bigint * 100), 0)
$$;
