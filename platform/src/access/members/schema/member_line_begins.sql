-- A new member's path is its upline's plus its own id, whatever was given.
CREATE OR REPLACE FUNCTION member_line_begins() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.path := coalesce((SELECT u.path FROM member u WHERE u.id = NEW.upline_id), '/') || NEW.id || '/';
  RETURN NEW;
END $$;
