-- Takes back rewards of missions whose goal is no longer reached, for periods that contain p_day. Points may fall below
-- zero; a bonus is taken back while it is open, tickets while they are unused. Goals about the member itself are not
-- checked again. Returns the missions. The caller holds the lock on the member.
CREATE OR REPLACE FUNCTION mission_take_back(p_member bigint, p_day date, p_at timestamptz) RETURNS TABLE (mission_id text, title jsonb)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  c record;
BEGIN
  FOR c IN
    SELECT k.id, k.mission_id AS mission, k.gives, m.title AS words FROM mission_claim k JOIN mission m ON m.id = k.mission_id
    WHERE k.member_id = p_member AND k.taken_back_at IS NULL AND p_day BETWEEN k.first_day AND k.last_day
      AND k.goal ->> 'kind' NOT IN ('phone', 'identity', 'limit')
      AND mission_progress(p_member, k.goal, k.first_day, k.last_day) < mission_target(k.goal)
    ORDER BY k.id
  LOOP
    UPDATE mission_claim k SET taken_back_at = p_at WHERE k.id = c.id;
    CASE c.gives ->> 'kind'
      WHEN 'points' THEN PERFORM point_move(p_member, 'mission', -(c.gives ->> 'points')::bigint,
        concat_ws('/', 'missionBack', p_member, c.id), c.words, p_at);
      WHEN 'bonus' THEN PERFORM bonus_end(p_member, b.id, 'takenBack', p_at) FROM bonuses.bonus b
        WHERE b.member_id = p_member AND b.key = 'mission/' || c.id;
      WHEN 'tickets' THEN PERFORM raffle_take_back(p_member, 'mission/' || c.id, p_at);
    END CASE;
    mission_id := c.mission; title := c.words;
    RETURN NEXT;
  END LOOP;
END $$;
