-- Adds accepted stakes to their members' counters; a stake of zero is a sign of play. The first after half an hour
-- without play begins a session, whose first check is due an interval later. The caller holds the rows.
CREATE OR REPLACE FUNCTION play_count_stakes(p_stakes play_stake[]) RETURNS void
LANGUAGE sql AS $$
  UPDATE play_state s SET
    staked = s.staked + d.amount,
    seconds = s.seconds + play_elapsed(s.played_at, d.at),
    session_at = CASE WHEN play_goes_on(s.played_at, d.at) THEN s.session_at ELSE d.at END,
    session_staked = d.amount + CASE WHEN play_goes_on(s.played_at, d.at) THEN s.session_staked ELSE 0 END,
    session_won = CASE WHEN play_goes_on(s.played_at, d.at) THEN s.session_won ELSE 0 END,
    check_due = CASE WHEN play_goes_on(s.played_at, d.at) THEN s.check_due
      ELSE d.at + play_check_interval(s, m) END,
    played_at = greatest(s.played_at, d.at)
  FROM (
    SELECT p.member_id, sum(p.amount)::bigint AS amount, max(p.at) AS at FROM unnest(p_stakes) p GROUP BY p.member_id
  ) AS d, market_protection m
  WHERE s.member_id = d.member_id AND m.market_code = s.market_code
$$;
