-- The seals rest on this: whoever has drawn a transfer's number has the transaction's own before, so that a transaction that begins later than the
-- number was read has none that is less. An insert alone draws the number first, and for a moment has no transaction: a transfer could be passed by.
CREATE FUNCTION transfer_has_its_transaction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_current_xact_id();
  RETURN NULL;
END $$;
CREATE TRIGGER transfer_after_its_transaction BEFORE INSERT ON transfer
  FOR EACH STATEMENT EXECUTE FUNCTION transfer_has_its_transaction();
