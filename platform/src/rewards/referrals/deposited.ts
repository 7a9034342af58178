/**
 * SQL for what a member `m` deposited within `k.within_days` of registering, hundredths, `k` being its market's rule.
 * Chargebacks do not count.
 */
export const depositedInTime = `(SELECT coalesce(sum(p.amount), 0) FROM cash.cash_deposit c
  JOIN cash.cash_deposit_payment p ON p.deposit_id = c.id AND NOT p.reversed
  WHERE c.member_id = m.id AND p.at <= m.reg_date + make_interval(days => k.within_days))`;
