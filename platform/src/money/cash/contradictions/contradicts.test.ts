import { describe, expect, test } from '@jest/globals';
import { depositState, hundredthsOf, withdrawalState } from '@unisite/shared/contract';
import { contradictsDeposit, contradictsPayout, effectOf } from './contradicts.ts';

const reports = ['paid', 'failed'] as const;

describe('a provider’s report on a payout', () => {
  const contradicted = (report: 'paid' | 'failed', receivedAmount = hundredthsOf(0)) =>
    withdrawalState.options.filter((state) =>
      contradictsPayout(
        { state, lastReported: null, receivedAmount: receivedAmount === 0n ? null : receivedAmount },
        report,
      ),
    );

  test('contradicts what was closed the other way', () => {
    expect(contradicted('failed')).toEqual(['paid', 'received', 'partial', 'notReceived']);
    expect(contradicted('paid')).toEqual(['returned', 'rejected']);
    // A part was returned; the provider reports that nothing arrived.
    expect(contradicted('failed', hundredthsOf(1))).toContain('returned');
  });

  test('a report that repeats the last one contradicts nothing', () => {
    for (const state of withdrawalState.options) {
      for (const report of reports) {
        expect(contradictsPayout({ state, lastReported: report, receivedAmount: null }, report)).toBe(false);
      }
    }
  });
});

test('a provider’s report on a deposit contradicts what was credited, or charged back', () => {
  const found = depositState.options.flatMap((state) =>
    [null, ...reports].flatMap((lastReported) =>
      reports
        .filter((report) => contradictsDeposit({ state, lastReported }, report))
        .map((report) => [state, lastReported, report]),
    ),
  );
  expect(found).toEqual([
    ['confirmed', null, 'failed'],
    ['confirmed', 'paid', 'failed'],
    ['chargedBack', null, 'paid'],
    ['chargedBack', 'failed', 'paid'],
  ]);
});

test('following the provider moves money only where it stands the other way', () => {
  const effects = (kind: 'withdrawal' | 'deposit', states: readonly string[]) =>
    states.flatMap((state) =>
      reports.flatMap((report) => [effectOf(kind, state, report)].filter((effect) => effect !== null)),
    );
  expect(effects('withdrawal', withdrawalState.options)).toEqual([
    'bounce',
    'bounce',
    'bounce',
    'bounce',
    'paidAfterAll',
    'paidAfterAll',
  ]);
  expect(effects('deposit', depositState.options)).toEqual(['chargeBack', 'reinstate']);
  expect(effectOf('deposit', 'confirmed', 'otherAmount')).toBeNull();
});
