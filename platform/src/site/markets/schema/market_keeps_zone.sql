-- A market's time zone is immutable. Payments and counts are stored by day: in another zone some rounds would move to
-- an unpaid day, and others to a paid one.
CREATE OR REPLACE FUNCTION market_keeps_zone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'market % keeps its time zone, %', OLD.code, OLD.time_zone USING ERRCODE = 'restrict_violation';
END $$;
