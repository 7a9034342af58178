import { expect, test } from '@jest/globals';
import type { WithdrawalState } from '@unisite/shared/contract/withdrawals';
import { timelineSteps } from './timelineSteps.ts';

const at = '2026-11-20T01:00:00.000Z';
const steps = (closedAt: string | null, ...states: WithdrawalState[]) =>
  timelineSteps({ history: states.map((state) => ({ state, at })), closedAt }).map((step) => [
    step.state,
    step.at !== null,
  ]);

test('what is to come follows what was', () => {
  expect(steps(null, 'requested')).toEqual([
    ['requested', true],
    ['approved', false],
    ['paid', false],
    ['received', false],
  ]);
  expect(steps(null, 'requested', 'approved', 'paid', 'partial').slice(-2)).toEqual([
    ['partial', true],
    ['received', false],
  ]);
});

test('nothing follows the end', () => {
  expect(steps(at, 'requested', 'rejected')).toEqual([
    ['requested', true],
    ['rejected', true],
  ]);
});

test('the bank asked again is a step with its note, and what is to come stays', () => {
  const history = [
    { state: 'paid', at },
    { state: 'notReceived', at },
    { state: 'notReceived', at, note: 'Hai ngày' },
  ] as const;
  expect(timelineSteps({ history: [...history], closedAt: null }).map(({ state, note }) => [state, note])).toEqual([
    ['paid', undefined],
    ['notReceived', undefined],
    ['notReceived', 'Hai ngày'],
    ['received', undefined],
  ]);
});
