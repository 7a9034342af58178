-- Recounts a member's day from its rounds (settled_play); a group, such as the tickets of a draw, counts as one round
-- for the valid stake. The caller holds the lock on the member.
CREATE OR REPLACE FUNCTION mission_recount(p_member bigint, p_day date) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_zone text := member_zone(p_member);
  v_start timestamptz := day_start(p_day, v_zone);
  v_end timestamptz := day_start(p_day + 1, v_zone);
BEGIN
  DELETE FROM mission_day d WHERE d.member_id = p_member AND d.day = p_day;
  INSERT INTO mission_day (member_id, day, shelf, rounds, turnover, tickets, stations)
  SELECT p_member, p_day, v.shelf, count(*), sum(v.valid),
    coalesce(sum(v.tickets) FILTER (WHERE v.station IS NOT NULL), 0),
    coalesce(array_agg(DISTINCT v.station) FILTER (WHERE v.station IS NOT NULL), '{}')
  FROM (
    SELECT r.shelf, count(*) AS tickets, valid_stake(r.shelf, sum(r.staked)::bigint, sum(r.won)::bigint) AS valid,
      (SELECT d.station_code FROM lottery.draw d WHERE d.id = substring(r.together FROM '^draw (\d+)$')::bigint) AS station
    FROM settled_play(p_member) r
    WHERE r.opened_at >= v_start
      AND r.opened_at < v_end
    GROUP BY r.shelf, r.together HAVING NOT bool_or(r.has_bonus)) v
  WHERE v.valid > 0 AND v.shelf IS NOT NULL GROUP BY v.shelf;
END $$;
