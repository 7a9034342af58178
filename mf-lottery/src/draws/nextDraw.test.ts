import { expect, test } from '@jest/globals';
import { nextDraw } from './nextDraw.ts';

const at = (text: string) => Date.parse(text);
const daily = {
  nextDrawAt: '2026-11-20T09:15:00.000Z',
  closesAt: '2026-11-20T09:10:00.000Z',
  interval: null,
  drawDayOfWeek: '6',
  timeZone: 'Asia/Ho_Chi_Minh',
};
const quick = {
  nextDrawAt: '2026-11-20T10:42:00.000Z',
  closesAt: '2026-11-20T10:41:55.000Z',
  interval: 1,
  drawDayOfWeek: '',
  timeZone: 'Asia/Ho_Chi_Minh',
};

test('what the server said holds until the draw', () => {
  expect(nextDraw(daily, at('2026-11-20T09:14:59Z'))).toEqual({
    drawAt: at('2026-11-20T09:15:00Z'),
    closesAt: at('2026-11-20T09:10:00Z'),
  });
});

test('a weekly station rolls over to its next weekday, with the same lead before it closes', () => {
  expect(nextDraw(daily, at('2026-11-20T09:15:00Z'))).toEqual({
    drawAt: at('2026-11-27T09:15:00Z'),
    closesAt: at('2026-11-27T09:10:00Z'),
  });
});

test('a station with two days takes the nearer one', () => {
  const twice = { ...daily, drawDayOfWeek: '6,1' };
  expect(nextDraw(twice, at('2026-11-20T12:00:00Z')).drawAt).toBe(at('2026-11-22T09:15:00Z'));
});

test('a draw on an interval goes on in its own step, however long the page was open', () => {
  expect(nextDraw(quick, at('2026-11-20T10:42:00Z')).drawAt).toBe(at('2026-11-20T10:43:00Z'));
  expect(nextDraw(quick, at('2026-11-20T13:07:31Z'))).toEqual({
    drawAt: at('2026-11-20T13:08:00Z'),
    closesAt: at('2026-11-20T13:07:55Z'),
  });
});

test('a draw stays at its time of day where the clocks change', () => {
  const berlin = { ...daily, timeZone: 'Europe/Berlin', drawDayOfWeek: '', nextDrawAt: '2026-03-28T19:00:00.000Z' };
  expect(nextDraw({ ...berlin, closesAt: '2026-03-28T18:55:00.000Z' }, at('2026-03-28T19:00:00Z'))).toEqual({
    drawAt: at('2026-03-29T18:00:00Z'),
    closesAt: at('2026-03-29T17:55:00Z'),
  });
});
