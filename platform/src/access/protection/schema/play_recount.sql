-- Sums up the hours before a member's present one, after an hour has passed or an earlier one has changed. 24 hours
-- reach into the clock hour a day ago: of such a first hour all stakes count and no winnings, so that no stretch of 24
-- hours, however it lies, exceeds a limit. A month is 31 days.
CREATE OR REPLACE FUNCTION play_recount(p_member bigint) RETURNS void
LANGUAGE sql AS $$
  UPDATE play_state s SET staked_before = c.staked, lost_before = c.lost, seconds_before = c.seconds
  FROM (
    SELECT array_agg(sum.staked ORDER BY p.hours) AS staked, array_agg(sum.lost ORDER BY p.hours) AS lost,
      array_agg(sum.seconds ORDER BY p.hours) AS seconds
    FROM play_state n
    CROSS JOIN (VALUES (24), (168), (744)) AS p (hours)
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(h.staked), 0)::bigint AS staked, coalesce(sum(h.seconds), 0)::bigint AS seconds,
        coalesce(sum(h.staked - CASE WHEN h.hour > n.hour - make_interval(hours => p.hours) THEN h.won ELSE 0 END), 0)::bigint
          AS lost
      FROM play_hour h
      WHERE h.member_id = n.member_id AND h.hour >= n.hour - make_interval(hours => p.hours) AND h.hour < n.hour
    ) AS sum
    WHERE n.member_id = p_member
  ) AS c
  WHERE s.member_id = p_member
$$;
