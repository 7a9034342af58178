CREATE OR REPLACE FUNCTION operator_audit_keeps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'operator_audit keeps what it holds: % is not allowed', TG_OP USING ERRCODE = 'restrict_violation';
END $$;
