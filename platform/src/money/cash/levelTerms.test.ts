import { expect, test } from '@jest/globals';
import { feeOf, type Hundredths, hundredthsOf } from '@unisite/shared/contract';
import fc from 'fast-check';
import type { CashMarket } from './cashMarket.ts';
import { withBenefits } from './levelTerms.ts';

const market = (feePercent: string, feeFixed: number, dailyAmount: number): CashMarket => ({
  minimum: hundredthsOf(1),
  maximum: hundredthsOf(1_000_000_000),
  feePercent,
  feeFixed: hundredthsOf(feeFixed),
  mostOpenDeposits: 3,
  withdrawalsOpen: true,
  dailyAmount: hundredthsOf(dailyAmount),
  dailyTimes: 5,
  receiptMinutes: 30,
  mostBankAccounts: 3,
  approvedByOne: hundredthsOf(0),
  demonstrationApprovesBelow: hundredthsOf(0),
});
const feeIn = ({ feePercent, feeFixed }: CashMarket, amount: Hundredths) =>
  feeOf(amount, { feePercent: Number(feePercent), feeFixed });

test('a level saves its share of the fee, in whole hundredths, and only ever raises what can be withdrawn in a day', () => {
  const terms = withBenefits(market('1.500', 3_300_00, 500), { feeOff: 20, dailyAmount: hundredthsOf(400) });
  expect(terms).toMatchObject({ feePercent: '1.200', feeFixed: 2_640_00n, dailyAmount: 500n });
  expect(withBenefits(market('0', 1, 500), { feeOff: 20, dailyAmount: hundredthsOf(900) })).toMatchObject({
    feeFixed: 0n,
    dailyAmount: 900n,
  });
});

test('whatever the level, a fee is never more than without it, and nothing at 100 percent', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000 }),
      fc.integer({ min: 0, max: 10_000_000 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 1, max: 1_000_000_000 }),
      (thousandths, feeFixed, feeOff, amount) => {
        const before = market((thousandths / 1000).toFixed(3), feeFixed, 0);
        const after = withBenefits(before, { feeOff, dailyAmount: hundredthsOf(0) });
        const fee = feeIn(after, hundredthsOf(amount));
        expect(fee).toBeLessThanOrEqual(feeIn(before, hundredthsOf(amount)));
        if (feeOff === 100) expect(fee).toBe(0n);
        if (feeOff === 0) expect(fee).toBe(feeIn(before, hundredthsOf(amount)));
      },
    ),
  );
});
