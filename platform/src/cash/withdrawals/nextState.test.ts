import { expect, test } from '@jest/globals';
import { type WithdrawalState, withdrawalState } from '@unisite/shared/contract';
import fc from 'fast-check';
import { isClosed, moneyEffect, nextState, type WithdrawalEvent } from './nextState.ts';

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
  'return',
];

test('the way of money that comes', () => {
  const way: readonly WithdrawalEvent[] = ['approve', 'pay', 'received'];
  let state: WithdrawalState = 'requested';
  expect(way.map((event) => (state = nextState(state, event) ?? state))).toEqual(['approved', 'paid', 'received']);
});

test('nothing happens after the end', () => {
  for (const state of withdrawalState.options.filter(isClosed)) {
    expect(events.filter((event) => nextState(state, event) !== null)).toEqual([]);
  }
});

test('only what is disputed comes back after it was paid', () => {
  expect(withdrawalState.options.filter((state) => nextState(state, 'return') !== null)).toEqual([
    'partial',
    'notReceived',
  ]);
});

test('whatever happens in whatever order, money is paid or given back once, and comes back once at most and only after it was paid', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), (happening) => {
      let state: WithdrawalState = 'requested';
      const moves: string[] = [];
      for (const event of happening) {
        const next = nextState(state, event);
        if (!next) continue;
        state = next;
        const moved = moneyEffect(state);
        if (moved) moves.push(moved);
      }
      const held = state === 'requested' || state === 'approved';
      expect(held ? [''] : ['pay', 'back', 'pay return']).toContain(moves.join(' '));
    }),
  );
});
