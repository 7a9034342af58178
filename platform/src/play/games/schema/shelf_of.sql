-- The shelf of a vendor's games: SPORTS of a vendor on the esports list is shown as ESPORTS (specification section 3).
CREATE OR REPLACE FUNCTION shelf_of(category text, vendor_code text) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN category = 'SPORTS' AND EXISTS (SELECT FROM esports_vendor WHERE code = vendor_code)
    THEN 'ESPORTS' ELSE category END
$$;
