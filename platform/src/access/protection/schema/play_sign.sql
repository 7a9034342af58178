-- A sign that a member has a game open: counts the time, unless something prevents further play, which is returned.
CREATE OR REPLACE FUNCTION play_sign(p_member bigint, p_at timestamptz) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_room record;
BEGIN
  PERFORM play_hold(ARRAY[p_member], p_at);
  SELECT * INTO v_room FROM play_room(p_member, p_at);
  IF v_room.refusal IS NULL THEN
    PERFORM play_count_stakes(ARRAY[ROW(p_member, 0, p_at)::play_stake]);
  END IF;
  RETURN v_room.refusal;
END $$;
