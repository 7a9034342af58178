-- The type of points that play in a category earns (specification section 3); null for none.
CREATE OR REPLACE FUNCTION point_type(p_category text) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_category = 'LIVE' THEN 'live'
    WHEN p_category IN ('LOTT', 'ELOTT') THEN 'lott'
    WHEN p_category = 'PVP' THEN 'pvp'
    WHEN p_category IN ('RNG', 'FISH', 'EGAME') THEN 'rng'
    WHEN p_category IN ('SPORTS', 'ESPORTS') THEN 'sports'
  END
$$;
