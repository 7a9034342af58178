-- Whether a delta is nothing but what an agent earned, which is no figure of its own or of its team.
CREATE OR REPLACE FUNCTION figures_is_commission(d figures_delta) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT d.commission <> 0 AND (d.deposits, d.withdrawals, d.staked, d.won, d.rebate, d.bonus, d.bets) = (0, 0, 0, 0, 0, 0, 0)
$$;
