/**
 * What a member `m` deposited within the days of its market's rule `k` of registering, as SQL in hundredths. What was
 * charged back does not count.
 */
export const depositedInTime = `(SELECT coalesce(sum(p.amount), 0) FROM cash.cash_deposit c
  JOIN cash.cash_deposit_payment p ON p.deposit_id = c.id AND NOT p.reversed
  WHERE c.member_id = m.id AND p.at <= m.reg_date + make_interval(days => k.within_days))`;
