import { describe, expect, test } from '@jest/globals';
import { type WithdrawalState, withdrawalState } from '@unisite/shared/contract';
import fc from 'fast-check';
import type { CashActor } from '../events.ts';
import { transitionOf, transitions, type WithdrawalEvent } from './transitions.ts';

// the keys of the table are its events
const events = Object.keys(transitions) as WithdrawalEvent[];
const actors: readonly CashActor[] = ['member', 'platform', 'operator:ops', 'provider:sandbox'];
const states = withdrawalState.options;

const permittedActor = (event: WithdrawalEvent): CashActor =>
  actors.find((actor) => transitions[event].by.some((one) => actor.startsWith(one))) ?? 'platform';
const next = (state: WithdrawalState | null, event: WithdrawalEvent, handedOver = false): WithdrawalState | null =>
  transitionOf(state && { state, handedOver }, event, permittedActor(event))?.to ?? null;

test('every pair of states stands in the table or is refused [4]', () => {
  const pairs = [null, ...states].flatMap((from) =>
    states.flatMap((to) => events.filter((event) => next(from, event) === to).map((event) => [from, to, event])),
  );
  expect(pairs).toEqual([
    [null, 'requested', 'request'],
    ['requested', 'approved', 'approve'],
    ['requested', 'rejected', 'reject'],
    ['approved', 'paid', 'pay'],
    ['approved', 'rejected', 'reject'],
    ['approved', 'rejected', 'payOutFailed'],
    ['paid', 'received', 'received'],
    ['paid', 'received', 'due'],
    ['paid', 'received', 'force'],
    ['paid', 'partial', 'partial'],
    ['paid', 'notReceived', 'notReceived'],
    ['paid', 'returned', 'bounce'],
    ['received', 'returned', 'bounce'],
    ['partial', 'received', 'received'],
    ['partial', 'received', 'force'],
    ['partial', 'returned', 'return'],
    ['partial', 'returned', 'bounce'],
    ['notReceived', 'received', 'received'],
    ['notReceived', 'received', 'force'],
    ['notReceived', 'returned', 'return'],
    ['notReceived', 'returned', 'bounce'],
  ]);
});

test('one that a provider was told of is not rejected any more: it may be paid', () => {
  expect(events.filter((event) => next('approved', event) !== null && next('approved', event, true) === null)).toEqual([
    'reject',
  ]);
});

describe('who may', () => {
  test.each<[CashActor, readonly WithdrawalEvent[]]>([
    ['member', ['request', 'received', 'partial', 'notReceived']],
    ['operator:ops', ['approve', 'reject', 'pay', 'force', 'return', 'bounce', 'paidAfterAll']],
    ['provider:sandbox', ['pay', 'payOutFailed']],
    ['platform', ['approve', 'due']],
  ])('%s does %j, and nothing else', (who, own) => {
    const may = (event: WithdrawalEvent) => {
      try {
        transitionOf(null, event, who);
        return true;
      } catch {
        return false;
      }
    };
    expect(events.filter(may)).toEqual(own);
  });
});

test('the member reads of what operators and providers decide of the money', () => {
  expect(events.flatMap((event) => (transitions[event].message ? [[event, transitions[event].message]] : []))).toEqual([
    ['reject', 'rejected'],
    ['pay', 'paid'],
    ['payOutFailed', 'rejected'],
    ['force', 'forced'],
    ['return', 'returned'],
    ['bounce', 'returned'],
    ['paidAfterAll', 'recovered'],
  ]);
});

test('what a provider was told of, and only that, is paid after all', () => {
  expect([next('rejected', 'paidAfterAll'), next('rejected', 'paidAfterAll', true)]).toEqual([null, 'paid']);
});

test('whatever happens in whatever order, money is put aside once, then paid or given back, and comes and goes by turns', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 30 }), fc.boolean(), (happening, handedOver) => {
      let state: WithdrawalState | null = null;
      const moves: string[] = [];
      for (const event of happening) {
        const to = next(state, event, handedOver);
        if (!to) continue;
        state = to;
        const { money } = transitions[event];
        if (money) moves.push(money);
      }
      const ending =
        state === null
          ? ''
          : state === 'requested' || state === 'approved'
            ? 'hold'
            : state === 'rejected'
              ? 'hold release'
              : state === 'returned'
                ? 'hold (?:pay|release recover) (?:(?:return|bounce) recover )*(?:return|bounce)'
                : 'hold (?:pay|release recover)(?: (?:return|bounce) recover)*';
      expect(moves.join(' ')).toMatch(new RegExp(`^${ending}$`));
    }),
  );
});
