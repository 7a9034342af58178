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
