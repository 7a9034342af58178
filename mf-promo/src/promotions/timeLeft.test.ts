import { expect, test } from '@jest/globals';
import { timeLeft } from './timeLeft.ts';

const now = Date.parse('2026-11-20T10:00:00Z');

test.each([
  [null, { kind: 'open' }],
  ['2026-11-30T09:00:00Z', { kind: 'days', count: 10 }],
  ['2026-11-22T10:00:00Z', { kind: 'hours', count: 48 }],
  ['2026-11-20T15:30:00Z', { kind: 'hours', count: 6 }],
  ['2026-11-20T12:00:00Z', { kind: 'minutes', count: 120 }],
  ['2026-11-20T10:00:01Z', { kind: 'minutes', count: 1 }],
  ['2026-11-20T10:00:00Z', { kind: 'over' }],
])('%s', (endsAt, left) => {
  expect(timeLeft(endsAt, now)).toEqual(left);
});
