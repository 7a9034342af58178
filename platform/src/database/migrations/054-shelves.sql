-- Which games can be tried with play money, and which vendors' cards open a list of their games.
ALTER TABLE game ADD COLUMN has_demo boolean NOT NULL DEFAULT false;

-- The specification's popup provider (section 4): on this shelf the vendor has a card of its own, which opens the list of its games there.
ALTER TABLE vendor_category ADD COLUMN opens_list boolean NOT NULL DEFAULT false;

-- Where a vendor's games stand: what a vendor of the esports list files under SPORTS is shown under ESPORTS (specification section 3).
CREATE FUNCTION shelf_of(category text, vendor_code text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN category = 'SPORTS' AND EXISTS (SELECT FROM esports_vendor WHERE code = vendor_code) THEN 'ESPORTS' ELSE category END
$$;

-- Grows with whatever changes what there is to play, in the transaction that does: who keeps the catalogue asks for this alone.
CREATE TABLE catalogue_version (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  version bigint NOT NULL
);
INSERT INTO catalogue_version (version) VALUES (1);

CREATE FUNCTION note_catalogue_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_version SET version = version + 1;
  RETURN NULL;
END
$$;
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON game FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON vendor FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON vendor_category FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON market_category FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
CREATE TRIGGER catalogue_changed AFTER INSERT OR UPDATE OR DELETE ON esports_vendor FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change();
