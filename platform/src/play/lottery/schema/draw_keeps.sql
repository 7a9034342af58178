-- The commitments of a house draw are immutable: the hash of its seed and the source of its entropy once it is opened,
-- its close and its entropy once they are known.
CREATE OR REPLACE FUNCTION draw_keeps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'draw %/% keeps what it was committed to', OLD.station_code, OLD.numero USING ERRCODE = 'restrict_violation';
END $$;
