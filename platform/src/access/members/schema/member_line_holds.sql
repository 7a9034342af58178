-- A member's path is its upline's plus its own id, and likewise for everybody right below it: no cycle, no loose end.
CREATE OR REPLACE FUNCTION member_line_holds() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM member m LEFT JOIN member u ON u.id = m.upline_id
      WHERE (m.id = NEW.id OR m.upline_id = NEW.id) AND m.path <> coalesce(u.path, '/') || m.id || '/') THEN
    RAISE EXCEPTION 'the path of member % is not that of its upline', NEW.id USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
