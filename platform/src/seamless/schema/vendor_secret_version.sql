-- What a process keeps of the row is out of date as soon as any secret of it is another.
CREATE OR REPLACE FUNCTION vendor_secret_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.secret <> OLD.secret THEN
    NEW.version := OLD.version + 1;
    NEW.taken_at := NULL;
  ELSIF NEW.previous_secret IS DISTINCT FROM OLD.previous_secret OR NEW.previous_until IS DISTINCT FROM OLD.previous_until THEN
    NEW.version := OLD.version + 1;
  END IF;
  RETURN NEW;
END $$;
