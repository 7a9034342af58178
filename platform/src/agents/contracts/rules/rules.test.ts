import { describe, expect, test } from '@jest/globals';
import { type Hundredths, hundredthsOf } from '@unisite/shared/contract';
import fc from 'fast-check';
import { addDays, dayOf, dayStart } from '../../../foundation/calendar/days.ts';
import { type Played, payOf } from './payOf.ts';
import { hourEnd, periodOf } from './periods.ts';
import { fitsUnder, rateOf, type Terms } from './terms.ts';

/** Hundredths of whole VND. */
const vnd = (amount: number): Hundredths => hundredthsOf(BigInt(amount) * 100n);
const none: Played = { turnover: vnd(0), payout: vnd(0), bonus: vnd(0), rebate: vnd(0), active: 0 };
const flat = (rate: number, fee = 0): Terms => ({
  base: 0,
  fee,
  tiers: [{ turnover: vnd(0), netLoss: vnd(0), active: 0, rate }],
});

describe('dividends', () => {
  test('are a rate of what a branch lost, less what was carried: (10,000 − 2,000) × 37 % = 2,960', () => {
    const pay = payOf('dividend', flat(3700), { ...none, turnover: vnd(10_000) }, vnd(2_000));
    expect(pay).toMatchObject({ counted: vnd(8_000), rate: 3700, amount: vnd(2_960), carried: 0n });
  });

  test('come after bonuses, rebates and the fee', () => {
    const played = {
      turnover: vnd(7_306_450_000),
      payout: vnd(6_981_310_000),
      bonus: vnd(24_600_000),
      rebate: vnd(58_451_600),
      active: 213,
    };
    expect(payOf('dividend', flat(3700, 300), played, vnd(32_334_200))).toMatchObject({
      fee: vnd(9_754_200),
      counted: vnd(200_000_000),
      amount: vnd(74_000_000),
    });
  });

  test('of a period that the branch won are none, and it is carried whole', () => {
    const won = { ...none, turnover: vnd(100), payout: vnd(350) };
    expect(payOf('dividend', flat(3700), won, vnd(50))).toMatchObject({ amount: 0n, carried: vnd(300) });
  });
});

describe('wages', () => {
  const terms: Terms = {
    base: 1000,
    fee: 0,
    tiers: [{ turnover: vnd(150_000_000), netLoss: vnd(0), active: 20, rate: 1400 }],
  };

  test('are of the whole turnover at the tier that is reached, by whole portions of 10,000', () => {
    const pay = payOf('daily', terms, { ...none, turnover: vnd(189_206_400), active: 64 }, vnd(0));
    expect(pay).toMatchObject({ rate: 1400, amount: vnd(18_920 * 14) });
  });

  test('are the base where a condition is missed', () => {
    const pay = payOf('hourly', terms, { ...none, turnover: vnd(189_206_400), active: 19 }, vnd(0));
    expect(pay).toMatchObject({ rate: 1000, amount: vnd(18_920 * 10) });
  });

  test('in real time are of each VND', () => {
    const live: Terms = { base: 500, fee: 0, tiers: [] };
    expect(payOf('realtime', live, { ...none, turnover: vnd(486_200_000) }, vnd(0)).amount).toBe(vnd(243_100));
    expect(payOf('realtime', live, { ...none, turnover: vnd(9_999) }, vnd(0)).amount).toBe(499n);
  });

  test('of stakes that came back later come off the next ones', () => {
    const back = payOf('daily', terms, { ...none, turnover: hundredthsOf(-100) }, vnd(0));
    expect(back).toMatchObject({ amount: 0n, carried: 100n });
  });
});

describe('periods', () => {
  test.each([
    ['D', '2026-02-28', '2026-02-28', '2026-02-28'],
    ['W', '2026-11-29', '2026-11-23', '2026-11-29'],
    ['W', '2026-11-30', '2026-11-30', '2026-12-06'],
    ['H', '2026-11-15', '2026-11-01', '2026-11-15'],
    ['H', '2028-02-16', '2028-02-16', '2028-02-29'],
    ['M', '2026-12-31', '2026-12-01', '2026-12-31'],
  ] as const)('%s of %s', (kind, day, fromDay, toDay) => {
    expect(periodOf(kind, day)).toEqual({ fromDay, toDay });
  });

  test('follow each other without gap and overlap', () => {
    fc.assert(
      fc.property(fc.constantFrom('D', 'W', 'H', 'M'), fc.nat(20_000), (kind, days) => {
        const day = addDays('1990-01-01', days);
        const { fromDay, toDay } = periodOf(kind, day);
        expect(fromDay <= day && day <= toDay).toBe(true);
        expect(periodOf(kind, fromDay)).toEqual({ fromDay, toDay });
        expect(periodOf(kind, toDay)).toEqual({ fromDay, toDay });
        expect(periodOf(kind, addDays(toDay, 1)).fromDay).toBe(addDays(toDay, 1));
      }),
    );
  });
});

describe('what is given on', () => {
  const tier = fc.record({
    turnover: fc.integer({ min: 0, max: 50_000 }).map(vnd),
    netLoss: fc.constant(vnd(0)),
    active: fc.nat(5),
    rate: fc.nat(3000),
  });
  const terms = fc.record({ base: fc.nat(1500), tiers: fc.array(tier, { maxLength: 4 }), fee: fc.constant(0) });
  const branch = fc.record({ turnover: fc.nat(60_000).map(vnd), active: fc.nat(4) });

  test('is never above what the giver has for a branch that is part of its own', () => {
    fc.assert(
      fc.property(terms, terms, branch, branch, (own, given, below, more) => {
        fc.pre(fitsUnder(own, given));
        const whole = { turnover: hundredthsOf(below.turnover + more.turnover), active: below.active + more.active };
        const netLoss = vnd(0);
        expect(rateOf(given, { ...below, netLoss })).toBeLessThanOrEqual(rateOf(own, { ...whole, netLoss }));
      }),
    );
  });

  test('down a random tree of wages never comes to more than its top is paid', () => {
    interface Node {
      readonly own: Omit<Played, 'payout' | 'bonus' | 'rebate'>;
      readonly terms: Terms;
      readonly below: readonly Node[];
    }
    const { node } = fc.letrec<{ node: Node }>((tie) => ({
      node: fc.record({
        own: branch,
        terms,
        below: fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('node'), { maxLength: 3 })),
      }),
    }));
    const branchOf = ({ own, below }: Node): Played => {
      const all = below.map(branchOf);
      return {
        ...none,
        turnover: hundredthsOf(all.reduce((sum, { turnover }) => sum + turnover, own.turnover as bigint)),
        active: all.reduce((sum, { active }) => sum + active, own.active),
      };
    };
    /** Contracts that do not fit under their giver's are not made, so nothing is paid below them. */
    const check = (top: Node): void => {
      const given = top.below.filter((child) => fitsUnder(top.terms, child.terms));
      for (const kind of ['daily', 'hourly', 'realtime'] as const) {
        const paid = (one: Node) => payOf(kind, one.terms, branchOf(one), vnd(0)).amount;
        expect(given.reduce((sum, child) => sum + paid(child), 0n)).toBeLessThanOrEqual(paid(top));
      }
      given.forEach(check);
    };
    fc.assert(fc.property(node, check));
  });
});

test.each([
  ['Asia/Ho_Chi_Minh', '2026-11-20', 24],
  ['Asia/Kolkata', '2026-11-20', 25],
  ['Asia/Kathmandu', '2026-11-20', 25],
  ['America/New_York', '2026-11-01', 25],
  ['America/New_York', '2026-03-08', 23],
])('the hours of wages in %s fill the day %s and no other', (timeZone, day, count) => {
  const ends: number[] = [];
  for (let from = dayStart(day, timeZone); dayOf(from, timeZone) === day; from = new Date(ends.at(-1) ?? 0))
    ends.push(hourEnd(from, timeZone));
  expect(ends).toHaveLength(count);
  expect(ends.at(-1)).toBe(dayStart(addDays(day, 1), timeZone).getTime());
});
