-- The part of a stake that counts: the amount at risk, |won - staked| up to the stake, so that bets on both sides
-- cancel out. Slots, fish and quick games have no opposite bets: the whole stake counts.
CREATE OR REPLACE FUNCTION valid_stake(p_shelf text, p_staked bigint, p_won bigint) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_shelf IN ('RNG', 'FISH', 'EGAME') THEN p_staked ELSE least(p_staked, abs(p_won - p_staked)) END
$$;
