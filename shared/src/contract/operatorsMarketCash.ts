import * as z from '@unisite/shared/schema';
import { depositMethod } from './cash.ts';

const upTo = (most: number) =>
  z.number().check(
    z.minimum(0),
    z.maximum(most),
    z.refine((value) => Number(value.toFixed(2)) === value),
  );
const sum = upTo(1_000_000_000_000);
const percent = upTo(50);
const whole = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

const bounds = {
  open: z.boolean(),
  minimum: sum,
  maximum: sum,
  /** Fee: percentage and fixed part. */
  feePercent: percent,
  feeFixed: sum,
};

const withdrawalTerms = z.object({
  ...bounds,
  /** Daily limits of a member's withdrawals (of the market): amount and number. */
  dailyAmount: sum,
  dailyTimes: whole(1, 100),
  /** Time for confirming receipt, minutes. */
  receiptMinutes: whole(1, 10_080),
  mostBankAccounts: whole(1, 20),
});
const methodTerms = z.object({
  method: depositMethod,
  ...bounds,
  /** Time for paying a deposit, minutes. */
  expiresMinutes: whole(1, 1440),
});

/** A market's terms of deposits and withdrawals, in its currency. */
export const marketCash = z.object({
  withdrawal: withdrawalTerms,
  /** In display order. */
  methods: z.array(methodTerms).check(z.maxLength(10)),
  /** Most open deposits of a member. */
  mostOpenDeposits: whole(1, 20),
});
export type MarketCash = z.Infer<typeof marketCash>;

const isInOrder = ({ minimum, maximum }: { readonly minimum: number; readonly maximum: number }) =>
  minimum > 0 && maximum >= minimum;

export const wantedCash = marketCash.check(
  z.refine(({ withdrawal }) => isInOrder(withdrawal) && withdrawal.dailyAmount > 0),
  z.refine(({ methods }) => methods.every(isInOrder)),
  z.refine(({ methods }) => new Set(methods.map(({ method }) => method)).size === methods.length),
);

/** Whether more money may leave, or members pay less for it. Opening a method counts as such. */
export function isLooserCash(from: MarketCash, to: MarketCash): boolean {
  const costsLess = (before: Fees, after: Fees) =>
    after.feePercent < before.feePercent || after.feeFixed < before.feeFixed || (after.open && !before.open);
  const { withdrawal: was, methods } = from;
  const { withdrawal: is } = to;
  return (
    costsLess(was, is) ||
    is.maximum > was.maximum ||
    is.dailyAmount > was.dailyAmount ||
    is.dailyTimes > was.dailyTimes ||
    is.mostBankAccounts > was.mostBankAccounts ||
    to.methods.some((method) => {
      const before = methods.find((one) => one.method === method.method);
      return !before || costsLess(before, method);
    })
  );
}

type Fees = Pick<MarketCash['withdrawal'], 'open' | 'feePercent' | 'feeFixed'>;
