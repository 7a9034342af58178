import { expect, test } from '@jest/globals';
import { depositState } from '@unisite/shared/contract';
import { nextState } from './nextState.ts';

const events = ['paid', 'failed', 'expire', 'cancel'] as const;
const ofOperators = ['chargeBack', 'reinstate'] as const;

test('what is pending ends by what happens to it', () => {
  expect(events.map((event) => nextState('pending', event))).toEqual(['confirmed', 'failed', 'expired', 'cancelled']);
});

test('late money is taken, nothing else happens after the end', () => {
  for (const state of depositState.options.filter((one) => one !== 'pending')) {
    expect(nextState(state, 'paid')).toBe(state === 'confirmed' ? null : 'confirmed');
    for (const event of events.slice(1)) expect(nextState(state, event)).toBeNull();
  }
});

test('what was credited can be charged back, and what was charged back can be credited again', () => {
  const next = depositState.options.flatMap((state) =>
    ofOperators.flatMap((event) => (nextState(state, event) ? [[state, event, nextState(state, event)]] : [])),
  );
  expect(next).toEqual([
    ['confirmed', 'chargeBack', 'chargedBack'],
    ['chargedBack', 'reinstate', 'confirmed'],
  ]);
});
