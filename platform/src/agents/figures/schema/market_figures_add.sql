-- Adds movements to the days of their members' markets. Guests are excluded: their play money has no value.
CREATE OR REPLACE FUNCTION market_figures_add(p_deltas figures_delta[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO market_day AS k (market_code, day, vendor_code, category, deposits, withdrawals, staked, won, rebate, bonus,
    commission, bets)
  SELECT m.market_code, d.day, d.vendor_code, d.category, sum(d.deposits), sum(d.withdrawals), sum(d.staked), sum(d.won),
    sum(d.rebate), sum(d.bonus), sum(d.commission), sum(d.bets)
  FROM unnest(p_deltas) d JOIN members.member m ON m.id = d.member_id AND m.customer_type <> 4
  GROUP BY m.market_code, d.day, d.vendor_code, d.category
  ON CONFLICT (market_code, day, vendor_code, category) DO UPDATE SET deposits = k.deposits + excluded.deposits,
    withdrawals = k.withdrawals + excluded.withdrawals, staked = k.staked + excluded.staked, won = k.won + excluded.won,
    rebate = k.rebate + excluded.rebate, bonus = k.bonus + excluded.bonus, commission = k.commission + excluded.commission,
    bets = k.bets + excluded.bets
$$;
