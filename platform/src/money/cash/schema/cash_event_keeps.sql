CREATE OR REPLACE FUNCTION cash_event_keeps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'cash_event keeps what it holds: % is not allowed', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
