-- Tables of card games that members sit down at together (specification section 2, PVP rooms).
CREATE TABLE pvp_room (
  id text PRIMARY KEY CHECK (length(id) <= 80),
  -- The group of tables that the vendor knows the room by.
  node_id text NOT NULL CHECK (length(node_id) <= 80),
  game_id text NOT NULL REFERENCES game (id),
  name_vi text NOT NULL,
  name_en text NOT NULL,
  -- Hundredths: what one has to bring, and what is played for.
  entry bigint NOT NULL CHECK (entry >= 0),
  stake bigint NOT NULL CHECK (stake > 0),
  seats int NOT NULL CHECK (seats > 0),
  open boolean NOT NULL DEFAULT true,
  position int NOT NULL
);
CREATE INDEX pvp_room_game ON pvp_room (game_id, position);

ALTER TABLE launch_code ADD COLUMN room_id text REFERENCES pvp_room (id);
-- Who sits in a room is who opened it last of late.
CREATE INDEX launch_code_room ON launch_code (room_id, used_at) WHERE room_id IS NOT NULL;

-- When the maintenance is meant to end, if that is known.
ALTER TABLE game ADD COLUMN maintenance_until timestamptz;
