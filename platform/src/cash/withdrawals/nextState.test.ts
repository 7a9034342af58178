import { expect, test } from '@jest/globals';
import { type WithdrawalState, withdrawalState } from '@unisite/shared/contract';
import fc from 'fast-check';
import { moneyOf, nextState, type WithdrawalEvent } from './nextState.ts';

const events: readonly WithdrawalEvent[] = [
  'approve',
  'reject',
  'cancel',
  'pay',
  'payOutFailed',
  'received',
  'partial',
  'notReceived',
  'due',
  'force',
];

test('the way of money that comes', () => {
  const way: readonly WithdrawalEvent[] = ['approve', 'pay', 'received'];
  let state: WithdrawalState = 'requested';
  expect(way.map((event) => (state = nextState(state, event) ?? state))).toEqual(['approved', 'paid', 'received']);
});

test('nothing happens after the end', () => {
  for (const state of ['received', 'rejected', 'cancelled'] as const) {
    expect(events.filter((event) => nextState(state, event) !== null)).toEqual([]);
  }
});

test('whatever happens in whatever order, money is paid or given back at most once, and always at the end', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (happening) => {
      let state: WithdrawalState = 'requested';
      let moves = 0;
      for (const event of happening) {
        const next = nextState(state, event);
        if (!next) continue;
        state = next;
        if (moneyOf(state)) moves += 1;
      }
      const held = state === 'requested' || state === 'approved';
      return moves === (held ? 0 : 1) && withdrawalState.options.includes(state);
    }),
  );
});
