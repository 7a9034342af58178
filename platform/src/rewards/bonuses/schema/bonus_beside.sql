-- Where a bonus's part of later movements goes to or comes from, depending on the state of the bonus.
CREATE OR REPLACE FUNCTION bonus_beside(b bonus) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN b.state = 'running' THEN 'bonus' WHEN b.state IN ('released', 'spent') THEN 'wallet' ELSE 'house' END
$$;
