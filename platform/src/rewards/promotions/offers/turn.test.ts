import { describe, expect, test } from '@jest/globals';
import { type PromotionOffer, vnd } from '@unisite/shared/contract';
import fc from 'fast-check';
import { addDays, dayOf } from '../../../foundation/calendar/days.ts';
import { nextLossAt, turnOf, weekdayOf } from './turn.ts';

const offer = (starts: PromotionOffer['starts'], times: PromotionOffer['times'] = 'day'): PromotionOffer => ({
  newWithinDays: null,
  oncePerson: false,
  times,
  starts,
  gives: { kind: 'fixed', amount: vnd(1) },
  wagering: null,
});
/** Noon of a day in Vietnam, unless another time is given. */
const timeZone = 'Asia/Ho_Chi_Minh';
const at = (day: string, time = '12:00:00') => inMarket(new Date(`${day}T${time}+07:00`));
const inMarket = (instant: Date) => ({ at: instant, timeZone });
const days = (more: object) => offer({ on: 'day', weekdays: [], monthDays: [], dates: [], ...more });
const loss = (of: 'day' | 'week') => offer({ on: 'loss', of, least: vnd(1), categories: ['RNG'] }, of);

describe('on certain days', () => {
  test('by its weekday, its day of the month or its date, of Vietnam', () => {
    const of = days({ weekdays: [1], monthDays: [15], dates: ['2026-03-04'] });
    for (const day of ['2026-03-02', '2026-03-15', '2026-03-04'])
      expect(turnOf(of, at(day), null)).toEqual({ isOpen: true, period: day, lost: null });
    expect(turnOf(of, at('2026-03-02', '00:00:00'), null).isOpen).toBe(true);
    expect(turnOf(of, at('2026-03-01', '23:59:59'), null).isOpen).toBe(false);
  });

  test('on any other it says when the next one is', () => {
    expect(turnOf(days({ monthDays: [31] }), at('2026-03-31'), null).isOpen).toBe(true);
    expect(turnOf(days({ monthDays: [31] }), at('2026-04-01'), null)).toMatchObject({ opensOn: '2026-05-31' });
    expect(turnOf(days({ dates: ['2029-01-01', '2028-01-01'] }), at('2026-04-01'), null)).toMatchObject({
      opensOn: '2028-01-01',
    });
    expect(turnOf(days({ dates: ['2026-03-31'] }), at('2026-04-01'), null)).toMatchObject({ opensOn: null });
  });
});

test('a birthday is had for a week, each once a year, also over the new year', () => {
  const of = offer({ on: 'birthday' }, 'year');
  expect(turnOf(of, at('2026-12-27'), '1990-12-28')).toMatchObject({ isOpen: false, opensOn: '2026-12-28' });
  expect(turnOf(of, at('2026-12-28'), '1990-12-28')).toMatchObject({ isOpen: true, period: 'year/2026' });
  expect(turnOf(of, at('2027-01-03'), '1990-12-28')).toMatchObject({ isOpen: true, period: 'year/2026' });
  expect(turnOf(of, at('2027-01-04'), '1990-12-28')).toMatchObject({ isOpen: false, opensOn: '2027-12-28' });
  expect(turnOf(of, at('2027-01-04'), null)).toMatchObject({ isOpen: false, opensOn: null });
});

describe('what was lost', () => {
  test('is of the day or the week before, five minutes after it is over', () => {
    const lost = (firstDay: string, lastDay = firstDay) => ({ isOpen: true, lost: { firstDay, lastDay } });
    expect(turnOf(loss('day'), at('2026-03-03', '00:04:59'), null)).toMatchObject(lost('2026-03-01'));
    expect(turnOf(loss('day'), at('2026-03-03', '00:05:00'), null)).toMatchObject(lost('2026-03-02'));
    expect(turnOf(loss('week'), at('2026-03-02', '00:04:59'), null)).toMatchObject(lost('2026-02-16', '2026-02-22'));
    expect(turnOf(loss('week'), at('2026-03-02', '00:05:00'), null)).toMatchObject(lost('2026-02-23', '2026-03-01'));
  });

  test('of the period that runs can be had at a time that is ahead, and then is of it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('day' as const, 'week' as const),
        fc.date({ min: new Date('2026-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }),
        fc.constantFrom(timeZone, 'America/New_York', 'Europe/Berlin'),
        (of, now, zone) => {
          const inZone = (instant: Date) => ({ at: instant, timeZone: zone });
          const next = nextLossAt(of, inZone(now));
          const then = turnOf(loss(of), inZone(next), null);
          const before = turnOf(loss(of), inZone(new Date(next.getTime() - 1)), null);
          return (
            next > now &&
            before.period === turnOf(loss(of), inZone(now), null).period &&
            then.isOpen &&
            then.lost?.lastDay === addDays(dayOf(next, zone), -1)
          );
        },
      ),
    );
  });
});

test('a day is of one period, and periods of one length do not overlap', () => {
  const first = '2026-01-01';
  for (const times of ['day', 'week', 'month'] as const) {
    const periods = Array.from(
      { length: 800 },
      (_, n) => turnOf(offer({ on: 'claim' }, times), at(addDays(first, n)), null).period,
    );
    const changes = periods.filter((period, n) => period !== periods[n - 1]);
    expect(new Set(changes).size).toBe(changes.length);
  }
  expect(weekdayOf('2026-03-02')).toBe(1);
});
