import { describe, expect, test } from '@jest/globals';
import { hundredthsOf, type PromotionOffer, toWire, vnd } from '@unisite/shared/contract';
import fc from 'fast-check';
import { amountOf, mostOf, targetOf } from './offer.ts';

const percent = (of: number, most: bigint): Pick<PromotionOffer, 'gives'> => ({
  gives: { kind: 'percent', percent: of, most: toWire(hundredthsOf(most)) },
});
const wagering = (times: number, of: 'bonus' | 'depositAndBonus'): Pick<PromotionOffer, 'wagering'> => ({
  wagering: { times, of, days: 30, weights: { RNG: 100 }, largestBet: null },
});
const sums = fc.bigInt(1n, 10n ** 13n).map(hundredthsOf);

describe('what an offer gives', () => {
  test('a percentage of the deposit, up to the most', () => {
    expect(amountOf(percent(100, 500_000_000n), hundredthsOf(100_000_000))).toBe(100_000_000n);
    expect(amountOf(percent(20, 500_000_000n), hundredthsOf(9_000_000_000))).toBe(500_000_000n);
    expect(amountOf(percent(20, 500_000_000n), hundredthsOf(4))).toBe(0n);
  });

  test('never more than the most, nor than the percentage', () => {
    fc.assert(
      fc.property(sums, sums, fc.integer({ min: 1, max: 500 }), (deposit, most, of) => {
        const given = amountOf(percent(of, most), deposit) ?? 0n;
        return given <= most && given * 100n <= deposit * BigInt(of);
      }),
    );
  });

  test('a fixed sum, whatever was deposited', () => {
    expect(amountOf({ gives: { kind: 'fixed', amount: vnd(50_000) } }, hundredthsOf(1))).toBe(5_000_000n);
  });

  test('what operators decide is nothing that can be reckoned, but its most', () => {
    const decided = { gives: { kind: 'decided', most: vnd(131_000) } } as const;
    expect(amountOf(decided, hundredthsOf(1))).toBeNull();
    expect(mostOf(decided)).toBe(13_100_000n);
  });
});

test('what has to be wagered: times the bonus, or times both', () => {
  const [bonus, deposit] = [hundredthsOf(100_000_000), hundredthsOf(100_000_000)];
  expect(targetOf(wagering(12, 'depositAndBonus'), bonus, deposit)).toBe(2_400_000_000n);
  expect(targetOf(wagering(12, 'bonus'), bonus, deposit)).toBe(1_200_000_000n);
  expect(targetOf({ wagering: null }, bonus, deposit)).toBe(0n);
});
