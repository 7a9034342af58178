-- Refuses deleting a sign, and changing an answered one.
CREATE OR REPLACE FUNCTION member_sign_keeps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' OR OLD.outcome IS NOT NULL THEN
    RAISE EXCEPTION 'member_sign keeps what was answered: % is not allowed', TG_OP USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
