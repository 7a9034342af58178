-- Turns are forgotten bit by bit: many people share an address, and none of them should wait for what the others did this morning.
ALTER TABLE access_turn ALTER COLUMN count TYPE double precision;
