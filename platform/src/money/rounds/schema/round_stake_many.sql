-- Adds stakes to their rounds; the first one opens a round, and a later one reopens a closed round.
CREATE OR REPLACE FUNCTION round_stake_many(p_stakes round_stake[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO game_round AS r (vendor_code, round_id, member_id, game_id, staked, opened_at)
  SELECT s.vendor, s.round, s.member, s.game, sum(s.amount), min(s.at)
  FROM unnest(p_stakes) s GROUP BY s.vendor, s.round, s.member, s.game
  ON CONFLICT (vendor_code, round_id, member_id, game_id)
    DO UPDATE SET staked = r.staked + excluded.staked, state = 'open', closed_at = NULL;
END $$;
