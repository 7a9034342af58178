import { describe, expect, test } from '@jest/globals';
import { depositState, hundredthsOf, withdrawalState } from '@unisite/shared/contract';
import { contradictsDeposit, contradictsPayout, effectOf } from './contradicts.ts';

const words = ['paid', 'failed'] as const;
const said = [null, ...words] as const;

describe('a provider’s word on a payout', () => {
  const contradicted = (word: 'paid' | 'failed', receivedAmount = hundredthsOf(0)) =>
    withdrawalState.options.filter((state) =>
      contradictsPayout(
        { state, providerSaid: null, receivedAmount: receivedAmount === 0n ? null : receivedAmount },
        word,
      ),
    );

  test('contradicts what was closed the other way', () => {
    expect(contradicted('failed')).toEqual(['paid', 'received', 'partial', 'notReceived']);
    expect(contradicted('paid')).toEqual(['returned', 'rejected']);
    // A part was returned; the provider says that nothing came.
    expect(contradicted('failed', hundredthsOf(1))).toContain('returned');
  });

  test('said again is no news', () => {
    for (const state of withdrawalState.options) {
      for (const word of words) {
        expect(contradictsPayout({ state, providerSaid: word, receivedAmount: null }, word)).toBe(false);
      }
    }
  });
});

test('a provider’s word on a deposit contradicts what was credited, or charged back', () => {
  const found = depositState.options.flatMap((state) =>
    said.flatMap((providerSaid) =>
      words
        .filter((word) => contradictsDeposit({ state, providerSaid }, word))
        .map((word) => [state, providerSaid, word]),
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
      words.flatMap((word) => [effectOf(kind, state, word)].filter((effect) => effect !== null)),
    );
  expect(effects('withdrawal', withdrawalState.options)).toEqual([
    ...['bounce', 'bounce', 'bounce', 'bounce', 'paidAfterAll', 'paidAfterAll'],
  ]);
  expect(effects('deposit', depositState.options)).toEqual(['chargeBack', 'reinstate']);
  expect(effectOf('deposit', 'confirmed', 'otherAmount')).toBeNull();
});
