import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Part } from './markets.ts';
import { combinedOdds, payoutOf, type Settled, settledPayout } from './ticket.ts';

const won: readonly Part[] = ['won'];
const halfWon: readonly Part[] = ['push', 'won'];
const push: readonly Part[] = ['push'];
const halfLost: readonly Part[] = ['lost', 'push'];
const lost: readonly Part[] = ['lost'];

const stakes = fc.integer({ min: 100, max: 2_000_000_00 });
const settled: fc.Arbitrary<Settled> = fc.record({
  odds: fc.integer({ min: 101, max: 900 }),
  parts: fc.constantFrom(won, halfWon, push, halfLost, lost),
});
const tickets = fc.array(settled, { minLength: 1, maxLength: 6 });

test('accumulators multiply, and are rounded down', () => {
  expect(combinedOdds([])).toBe(100);
  expect(combinedOdds([250])).toBe(250);
  expect(combinedOdds([250, 110, 333])).toBe(915);
  expect(payoutOf(1_000_001, [333])).toBe(3_330_003);
});

describe('what a bet pays', () => {
  test.each([
    ['won', won, 19_500],
    ['half won', halfWon, 14_750],
    ['a push', push, 10_000],
    ['half lost', halfLost, 5_000],
    ['lost', lost, 0],
  ])('a single of 100.00 at 1.95 that is %s', (_, parts, pays) => {
    expect(settledPayout(10_000, [{ odds: 195, parts }])).toBe(pays);
  });

  test('an accumulator takes a push as 1.00, half lost as 0.50 and half won as the middle of its odds and 1', () => {
    const first: Settled = { odds: 200, parts: won };
    expect(settledPayout(10_000, [first, { odds: 180, parts: push }])).toBe(20_000);
    expect(settledPayout(10_000, [first, { odds: 180, parts: halfLost }])).toBe(10_000);
    expect(settledPayout(10_000, [first, { odds: 180, parts: halfWon }])).toBe(28_000);
    expect(settledPayout(10_000, [first, { odds: 180, parts: lost }])).toBe(0);
    expect(settledPayout(101, [{ odds: 195, parts: halfWon }])).toBe(148);
  });

  test('is whole hundredths, from nothing to the most that was announced', () => {
    fc.assert(
      fc.property(stakes, tickets, (stake, selections) => {
        const pays = settledPayout(stake, selections);
        const odds = selections.map((each) => each.odds);
        expect(Number.isInteger(pays)).toBe(true);
        expect(pays).toBeGreaterThanOrEqual(0);
        expect(pays).toBeLessThanOrEqual(payoutOf(stake, odds));
      }),
    );
  });

  test('all won is the stake at the combined odds, whichever selection comes first', () => {
    fc.assert(
      fc.property(stakes, tickets, (stake, selections) => {
        const odds = selections.map((each) => each.odds);
        expect(payoutOf(stake, odds)).toBe(Math.floor((stake * combinedOdds(odds)) / 100));
        expect(settledPayout(stake, selections.toReversed())).toBe(settledPayout(stake, selections));
      }),
    );
  });

  test('is within a hundredth of the combined odds of what the factors multiply to', () => {
    fc.assert(
      fc.property(stakes, tickets, (stake, selections) => {
        const factors = selections.map(({ odds, parts }) => {
          const each = parts.map((part): number => (part === 'won' ? odds / 100 : part === 'push' ? 1 : 0));
          return each.reduce((sum, one) => sum + one, 0) / parts.length;
        });
        const exact = stake * factors.reduce((product, factor) => product * factor, 1);
        const pays = settledPayout(stake, selections);
        expect(pays).toBeLessThanOrEqual(exact + 1);
        expect(pays).toBeGreaterThan(exact - stake / 100 - 1);
      }),
    );
  });
});
