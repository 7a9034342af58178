import { expect, test } from '@jest/globals';
import { createFormat } from '@unisite/shared/i18n';
import { momentText } from './moment.ts';
import { nextChangeTime } from './platformTime.ts';
import { playClock, playTime } from './playTime.ts';

/** Returns the requested text key with its values. */
const t = (key: string, values = {}) => [key.replace('protection.time.', ''), ...Object.values(values)].join(' ');

test('times of play leave out what is zero', () => {
  expect([126, 180, 54, 0].map((minutes) => playTime(minutes, t))).toEqual([
    'both 2 06',
    'hours 3',
    'minutes 54',
    'minutes 0',
  ]);
  expect([84, 5, 600].map(playClock)).toEqual(['1:24', '0:05', '10:00']);
});

test('a moment names its year only where it is another one, by the days of Vietnam', () => {
  const now = Date.parse('2026-11-20T10:42:00Z');
  const text = (at: string) => momentText(at, now, createFormat('vi', 'Asia/Ho_Chi_Minh'));
  expect(text('2026-11-21T10:42:00Z')).toBe('21/11 17:42');
  expect(text('2027-01-01T10:42:00Z')).toBe('01/01/2027 17:42');
  expect(text('2026-12-31T17:30:00Z')).toBe('01/01/2027 00:30');
});

test('the next moment that changes the answer is the first that is still to come', () => {
  const raise = { value: null, confirmFrom: '2026-11-20T10:00:00Z', confirmUntil: '2026-11-21T10:00:00Z' };
  const limit = { kind: 'stake', period: 'day', limit: null, own: 5, used: 0, freesAt: null, raise } as const;
  const taken = {
    kind: 'timeOut' as const,
    startedAt: '2026-11-20T09:00:00Z',
    endsAt: null,
    canAskForEnd: false,
    until: '2026-11-20T12:00:00Z',
  };
  const now = '2026-11-20T11:00:00Z';
  expect(nextChangeTime({ limits: [limit], break: taken, now })).toBe(Date.parse('2026-11-20T12:00:00Z'));
  expect(nextChangeTime({ limits: [limit], break: null, now })).toBe(Date.parse('2026-11-21T10:00:00Z'));
  expect(nextChangeTime({ limits: [], break: null, now })).toBeNull();
});
