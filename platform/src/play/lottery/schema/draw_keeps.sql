-- What a draw of the house's was committed to stays: the hash of its seed and where its entropy comes from since it
-- opened, its close and the entropy since they are known.
CREATE OR REPLACE FUNCTION draw_keeps() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'draw %/% keeps what it was committed to', OLD.station_code, OLD.numero USING ERRCODE = 'restrict_violation';
END $$;
