import { expect, test } from '@jest/globals';
import { drawState } from './drawState.ts';

const friday = {
  nextDrawAt: '2026-11-20T09:15:00.000Z',
  closesAt: '2026-11-20T09:10:00.000Z',
  interval: null,
  timeZone: 'Asia/Ho_Chi_Minh',
  drawDayOfWeek: '6',
};

test.each([
  ['2026-11-20T02:00:00Z', 'open'],
  ['2026-11-20T09:09:59Z', 'open'],
  ['2026-11-20T09:10:00Z', 'locked'],
  ['2026-11-20T09:15:00Z', 'drawn'],
  ['2026-11-20T16:59:59Z', 'drawn'],
  ['2026-11-20T17:00:00Z', 'other'],
])('a Friday station at %s is %s', (now, state) => {
  expect(drawState(friday, Date.parse(now))).toBe(state);
});

test('a draw on an interval is open across midnight', () => {
  const quick = { ...friday, interval: 5, drawDayOfWeek: '', nextDrawAt: '2026-11-20T17:00:00.000Z' };
  expect(drawState({ ...quick, closesAt: '2026-11-20T16:59:45.000Z' }, Date.parse('2026-11-20T16:58:00Z'))).toBe(
    'open',
  );
});
