-- Why any stake of a member is refused, or else how much may be staked, in hundredths: the least that any limit of
-- stakes or losses leaves. Null: not refused; no limit. The caller holds the row (play_hold).
CREATE OR REPLACE FUNCTION play_room(p_member bigint, p_at timestamptz, OUT refusal text, OUT room bigint)
LANGUAGE sql STABLE AS $$
  SELECT
    CASE
      WHEN s.blocked_until > p_at THEN 'PLAYER_EXCLUDED'
      WHEN s.reminded AND s.check_due <= p_at AND play_goes_on(s.played_at, p_at) THEN 'PLAY_PAUSED'
      WHEN least(
        least(s.time_limits[1], m.time_limits[1]) - s.seconds_before[1],
        least(s.time_limits[2], m.time_limits[2]) - s.seconds_before[2],
        least(s.time_limits[3], m.time_limits[3]) - s.seconds_before[3]
      ) <= s.seconds + play_elapsed(s.played_at, p_at) THEN 'LIMIT_REACHED'
    END,
    least(
      least(s.stake_limits[1], m.stake_limits[1]) - s.staked_before[1] - s.staked,
      least(s.stake_limits[2], m.stake_limits[2]) - s.staked_before[2] - s.staked,
      least(s.stake_limits[3], m.stake_limits[3]) - s.staked_before[3] - s.staked,
      least(s.loss_limits[1], m.loss_limits[1]) - s.lost_before[1] - s.staked + s.won,
      least(s.loss_limits[2], m.loss_limits[2]) - s.lost_before[2] - s.staked + s.won,
      least(s.loss_limits[3], m.loss_limits[3]) - s.lost_before[3] - s.staked + s.won
    )
  FROM play_state s JOIN market_protection m ON m.market_code = s.market_code
  WHERE s.member_id = p_member
$$;
