-- Whether a delta contains nothing but an agent's commission, which is not a figure of the agent or its team.
CREATE OR REPLACE FUNCTION figures_is_commission(d figures_delta) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT d.commission <> 0 AND (d.deposits, d.withdrawals, d.staked, d.won, d.rebate, d.bonus, d.bets) = (0, 0, 0, 0, 0, 0, 0)
$$;
