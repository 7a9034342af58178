import { describe, expect, test } from '@jest/globals';
import { hundredthsOf, noMoney } from '@unisite/shared/contract';
import fc from 'fast-check';
import { type RiskFacts, risksOf } from './risks.ts';

const at = new Date('2026-11-20T03:00:00Z');
const before = (days: number) => new Date(at.getTime() - days * 86_400_000);
/** Facts without any risk. */
const quiet: RiskFacts = {
  at,
  amount: hundredthsOf(100),
  registeredAt: before(400),
  passwordAt: null,
  payeeAt: before(90),
  deposited: hundredthsOf(100),
  staked: hundredthsOf(100),
  completed: 4,
  most: hundredthsOf(100),
  fruitless: 0,
  chargedBack: 0,
  sharedDevice: 0,
  sharedAddress: 0,
  samePerson: 0,
  openSigns: 0,
};
const named = (facts: Partial<RiskFacts>, kind: 'withdrawal' | 'deposit' = 'withdrawal') =>
  risksOf({ ...quiet, ...facts }, kind);
const plain = (risk: string) => [{ risk, count: null }];

describe('what asks for a second look', () => {
  test('is nothing of a member of long standing who played as usual', () => expect(named({})).toEqual([]));

  test.each([
    [{ registeredAt: before(6.9) }, plain('newMember')],
    [{ registeredAt: before(7) }, []],
    [{ passwordAt: before(2.9) }, plain('newPassword')],
    [{ payeeAt: before(2.9) }, plain('newPayee')],
    [{ payeeAt: before(3) }, []],
    [{ staked: hundredthsOf(99) }, plain('littlePlay')],
    [{ amount: hundredthsOf(300) }, plain('unusualAmount')],
    [{ amount: hundredthsOf(299) }, []],
    [{ completed: 0, most: noMoney }, plain('firstOne')],
    [{ sharedAddress: 20 }, [{ risk: 'sharedAddress', count: 20 }]],
    // a carrier network's address, not a household's
    [{ sharedAddress: 21 }, []],
    [{ fruitless: 2 }, []],
    [{ fruitless: 3 }, [{ risk: 'fruitless', count: 3 }]],
  ] as const)('%o', (facts, risks) => expect(named(facts)).toEqual(risks));

  test('how much was played says nothing of money that comes in', () =>
    expect(named({ staked: noMoney }, 'deposit')).toEqual([]));

  test('each stands there once, and what is counted is above zero', () =>
    fc.assert(
      fc.property(
        fc.record({ completed: fc.nat(3), sharedDevice: fc.nat(30), openSigns: fc.nat(3), fruitless: fc.nat(9) }),
        fc.constantFrom('withdrawal' as const, 'deposit' as const),
        (facts, kind) => {
          const risks = named(facts, kind);
          expect(new Set(risks.map(({ risk }) => risk)).size).toBe(risks.length);
          for (const { count } of risks) expect(count === null || count > 0).toBe(true);
        },
      ),
    ));
});
