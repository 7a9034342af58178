-- Keeps a member's lowest limits in the row that they are compared with.
CREATE OR REPLACE FUNCTION play_limits_kept() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_member bigint := coalesce(NEW.member_id, OLD.member_id);
BEGIN
  PERFORM play_hold(ARRAY[v_member], coalesce(NEW.set_at, OLD.set_at));
  UPDATE play_state s SET stake_limits = l.stake, loss_limits = l.loss, time_limits = l.time
  FROM (
    SELECT
      ARRAY[min(p.amount) FILTER (WHERE p.kind = 'stake' AND p.period = 'day'),
        min(p.amount) FILTER (WHERE p.kind = 'stake' AND p.period = 'week'),
        min(p.amount) FILTER (WHERE p.kind = 'stake' AND p.period = 'month')] AS stake,
      ARRAY[min(p.amount) FILTER (WHERE p.kind = 'loss' AND p.period = 'day'),
        min(p.amount) FILTER (WHERE p.kind = 'loss' AND p.period = 'week'),
        min(p.amount) FILTER (WHERE p.kind = 'loss' AND p.period = 'month')] AS loss,
      ARRAY[min(p.amount) FILTER (WHERE p.kind = 'time' AND p.period = 'day'),
        min(p.amount) FILTER (WHERE p.kind = 'time' AND p.period = 'week'),
        min(p.amount) FILTER (WHERE p.kind = 'time' AND p.period = 'month')] AS time
    FROM play_limit p WHERE p.member_id = v_member
  ) AS l
  WHERE s.member_id = v_member;
  RETURN NULL;
END $$;
