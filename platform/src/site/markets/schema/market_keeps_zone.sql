-- A market keeps its time zone. What was paid or counted by day is kept under that day: under the clocks of another
-- zone some rounds would belong to a day that is not paid yet, and others to one that is.
CREATE OR REPLACE FUNCTION market_keeps_zone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'market % keeps its time zone, %', OLD.code, OLD.time_zone USING ERRCODE = 'restrict_violation';
END $$;
