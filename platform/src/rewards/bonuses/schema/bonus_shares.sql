-- What bonuses are owed after the last movement of a round: each has the same share of the total outcome, p_came, as of
-- the stake, p_staked, in whole hundredths rounded down. p_now is the last movement, below zero where a win is taken
-- back; no more than that moves. amount: above zero to the bonus, below zero from it; beside: as in bonus_beside, and
-- the wallet for what a bonus has to give back but has lost since.
CREATE OR REPLACE FUNCTION bonus_shares(p_member bigint, p_vendor text, p_game text, p_round text, p_staked bigint,
  p_came bigint, p_now bigint)
RETURNS TABLE (bonus_id bigint, beside text, amount bigint)
LANGUAGE sql STABLE AS $$
  SELECT c.id, s.beside, s.amount FROM (
    SELECT b.id, b.balance, bonus_beside(b) AS beside,
      CASE WHEN p_staked = 0 THEN 0 ELSE div(p_came::numeric * p.staked, p_staked)::bigint END - p.won AS claim
    FROM bonus_parts_of(p_member, p_vendor, p_game, p_round) p JOIN bonus b ON b.id = p.bonus_id) c
  CROSS JOIN LATERAL (SELECT CASE WHEN p_now >= 0 THEN greatest(least(c.claim, p_now), 0)
    ELSE greatest(least(c.claim, 0), p_now) END AS amount) m
  CROSS JOIN LATERAL bonus_split(c.beside, m.amount, c.balance) s
$$;
