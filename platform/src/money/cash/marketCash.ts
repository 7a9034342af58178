import { fromWire, toWire, vnd } from '@unisite/shared/contract';
import type { MarketCash } from '@unisite/shared/contract/operatorsMarketCash';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { cashMarket, methodsOf } from './cashMarket.ts';
import { type Terms, termsToWire } from './terms.ts';

/**
 * The terms of a market as operators see and change them.
 *
 * @throws Refusal NOT_FOUND
 */
export async function readMarketCash(q: Queryable, market: string): Promise<MarketCash> {
  const terms = await cashMarket(q, market);
  if (!terms) throw new Refusal('NOT_FOUND');
  const methods = await methodsOf(q, market);
  const { dailyTimes, receiptMinutes, mostBankAccounts, mostOpenDeposits } = terms;
  return {
    withdrawal: {
      open: terms.withdrawalsOpen,
      ...termsToWire(terms),
      dailyAmount: toWire(terms.dailyAmount),
      dailyTimes,
      receiptMinutes,
      mostBankAccounts,
    },
    methods: methods.map(({ method, open, expiresMinutes, ...rest }) => ({
      method,
      open,
      ...termsToWire(rest),
      expiresMinutes,
    })),
    mostOpenDeposits,
  };
}

/** Ignores methods that the market does not have. */
export async function writeMarketCash(
  q: Queryable,
  market: string,
  { withdrawal, methods, mostOpenDeposits }: MarketCash,
): Promise<void> {
  const { open, dailyAmount, dailyTimes, receiptMinutes, mostBankAccounts } = withdrawal;
  await q.query(
    `UPDATE cash_market SET withdrawals_open = $2, minimum = $3, maximum = $4, fee_percent = $5, fee_fixed = $6, daily_amount = $7,
       daily_times = $8, receipt_minutes = $9, most_bank_accounts = $10, most_open_deposits = $11 WHERE market_code = $1`,
    [
      market,
      open,
      ...columnsOf(withdrawal),
      fromWire(vnd(dailyAmount)),
      dailyTimes,
      receiptMinutes,
      mostBankAccounts,
      mostOpenDeposits,
    ],
  );
  for (const method of methods)
    await q.query(
      `UPDATE cash_deposit_method SET open = $3, minimum = $4, maximum = $5, fee_percent = $6, fee_fixed = $7, expires_minutes = $8
       WHERE market_code = $1 AND method = $2`,
      [market, method.method, method.open, ...columnsOf(method), method.expiresMinutes],
    );
}

const columnsOf = ({ minimum, maximum, feePercent, feeFixed }: Record<keyof Terms, number>) => [
  fromWire(vnd(minimum)),
  fromWire(vnd(maximum)),
  feePercent,
  fromWire(vnd(feeFixed)),
];
