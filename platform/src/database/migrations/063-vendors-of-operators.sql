-- What operators see of vendors, and how a vendor comes by a new secret without a break.
ALTER TABLE vendor_secret
  -- The secret before, taken beside the one of now until then: the vendor changes over meanwhile.
  ADD COLUMN former_secret text,
  ADD COLUMN former_until timestamptz,
  -- When the secret of now was made; null: before this was kept.
  ADD COLUMN made_at timestamptz,
  -- When the first call came that was signed with the secret of now; null: none yet.
  ADD COLUMN taken_at timestamptz,
  ADD CONSTRAINT vendor_secret_former_ends CHECK ((former_secret IS NULL) = (former_until IS NULL));

-- What a process keeps of the row is out of date as soon as any secret of it is another.
CREATE OR REPLACE FUNCTION vendor_secret_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.secret <> OLD.secret THEN
    NEW.version := OLD.version + 1;
    NEW.taken_at := NULL;
  ELSIF NEW.former_secret IS DISTINCT FROM OLD.former_secret OR NEW.former_until IS DISTINCT FROM OLD.former_until THEN
    NEW.version := OLD.version + 1;
  END IF;
  RETURN NEW;
END $$;

-- Vendors' calls by the hour, added up by each process every few seconds: for people to look at, never for money.
CREATE TABLE vendor_call_hour (
  caller text NOT NULL REFERENCES vendor_secret (caller),
  hour timestamptz NOT NULL,
  done bigint NOT NULL DEFAULT 0,
  refused bigint NOT NULL DEFAULT 0,
  -- Named the caller, and was not signed by it.
  unsigned bigint NOT NULL DEFAULT 0,
  -- Answered with nothing that says what became of it.
  failed bigint NOT NULL DEFAULT 0,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (caller, hour)
);
