-- Where a bonus's part of later movements belongs, by what became of the bonus.
CREATE OR REPLACE FUNCTION bonus_beside(b bonus) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN b.state = 'running' THEN 'bonus' WHEN b.state IN ('released', 'spent') THEN 'wallet' ELSE 'house' END
$$;
