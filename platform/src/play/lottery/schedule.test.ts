import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawsBetween, drawsOfDay, nextDraw, type ScheduleRow, timetableOf, weekdayOf } from './schedule.ts';

const weekly = (weekday: number, drawTime: string | null, validFrom = '2020-01-01'): ScheduleRow => ({
  weekday,
  validFrom,
  drawTime,
  intervalMinutes: null,
  host: null,
});
const every = (minutes: number): ScheduleRow[] =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ ...weekly(weekday, null), intervalMinutes: minutes }));

const inVietnam = (schedule: readonly ScheduleRow[]) => ({ timeZone: 'Asia/Ho_Chi_Minh', schedule });
const inBerlin = (schedule: readonly ScheduleRow[]) => ({ timeZone: 'Europe/Berlin', schedule });

describe('days', () => {
  it('are counted 1 Sunday, 2 Monday … 7 Saturday', () => {
    expect(weekdayOf('2026-11-22')).toBe(1);
    expect(weekdayOf('2026-11-23')).toBe(2);
    expect(weekdayOf('2026-11-21')).toBe(7);
  });
});

describe('draws', () => {
  it('of a weekly station stand at its time on its weekdays', () => {
    const rows = [weekly(2, '16:15'), weekly(7, '16:15')];
    expect(drawsOfDay(inVietnam(rows), '2026-11-20')).toEqual([]);
    expect(drawsOfDay(inVietnam(rows), '2026-11-21')).toEqual([
      { numero: '20261121', at: new Date('2026-11-21T09:15:00Z'), host: null },
    ]);
    expect(nextDraw(inVietnam(rows), new Date('2026-11-21T09:15:00Z'))?.numero).toBe('20261123');
  });

  it('follow the row that holds on the day', () => {
    const rows = [weekly(2, '16:15'), weekly(2, '17:00', '2026-11-23'), weekly(2, null, '2026-12-07')];
    expect(drawsOfDay(inVietnam(rows), '2026-11-16')[0]?.at.toISOString()).toBe('2026-11-16T09:15:00.000Z');
    expect(drawsOfDay(inVietnam(rows), '2026-11-23')[0]?.at.toISOString()).toBe('2026-11-23T10:00:00.000Z');
    expect(drawsOfDay(inVietnam(rows), '2026-12-07')).toEqual([]);
    expect(nextDraw(inVietnam(rows), new Date('2026-12-01T00:00:00Z'))).toBeNull();
  });

  it('on an interval fill the day; the one at midnight belongs to the day that ends', () => {
    const rows = every(5);
    const draws = drawsOfDay(inVietnam(rows), '2026-11-20');
    expect(draws).toHaveLength(288);
    expect(draws[0]).toEqual({ numero: '20261120-0001', at: new Date('2026-11-19T17:05:00Z'), host: null });
    expect(draws.at(-1)).toEqual({ numero: '20261120-0288', at: new Date('2026-11-20T17:00:00Z'), host: null });
    expect(nextDraw(inVietnam(rows), new Date('2026-11-20T16:57:00Z'))?.numero).toBe('20261120-0288');
    expect(nextDraw(inVietnam(rows), new Date('2026-11-20T17:00:00Z'))?.numero).toBe('20261121-0001');
  });

  it('that come next are the first of those after an instant, on any timetable', () => {
    const intervals = [1, 5, 7, 30, 1_440].map(every);
    fc.assert(
      fc.property(
        fc.constantFrom(...intervals, [weekly(2, '16:15'), weekly(5, '00:00')]),
        fc.date({ min: new Date('2026-11-01T00:00:00Z'), max: new Date('2026-11-30T00:00:00Z'), noInvalidDate: true }),
        (rows, at) => {
          const twoWeeks = new Date(at.getTime() + 8 * 86_400_000);
          expect(nextDraw(inVietnam(rows), at)).toEqual(drawsBetween(inVietnam(rows), at, twoWeeks)[0]);
        },
      ),
    );
  });

  it('between two instants leave out the first and hold the last', () => {
    const found = drawsBetween(inVietnam(every(5)), new Date('2026-11-20T16:50:00Z'), new Date('2026-11-20T17:05:00Z'));
    expect(found.map(({ numero }) => numero)).toEqual(['20261120-0287', '20261120-0288', '20261121-0001']);
  });
});

describe('where the clocks change', () => {
  it('a draw stays at its time of day', () => {
    const rows = inBerlin([1, 2, 3, 4, 5, 6, 7].map((weekday) => weekly(weekday, '20:00')));
    const found = drawsBetween(rows, new Date('2026-03-28T00:00:00Z'), new Date('2026-03-30T00:00:00Z'));
    expect(found.map(({ at }) => at.toISOString())).toEqual(['2026-03-28T19:00:00.000Z', '2026-03-29T18:00:00.000Z']);
  });

  it('draws on an interval fill the day of 23 hours, and the one of 25', () => {
    const numbers = (day: string) => drawsOfDay(inBerlin(every(30)), day);
    expect([numbers('2026-03-29').length, numbers('2026-10-25').length]).toEqual([46, 50]);
    expect(numbers('2026-10-25').at(-1)).toMatchObject({
      numero: '20261025-0050',
      at: new Date('2026-10-25T23:00:00Z'),
    });
  });

  it('a draw in the hour that is skipped is as long after the change as it says', () => {
    expect(drawsOfDay(inBerlin([weekly(1, '02:30')]), '2026-03-29')[0]?.at).toEqual(new Date('2026-03-29T01:30:00Z'));
  });
});

describe('a timetable', () => {
  it('names weekdays from Monday on', () => {
    expect(timetableOf([weekly(1, '17:15'), weekly(4, '17:15')], '2026-11-20')).toEqual({
      drawDayOfWeek: '4,1',
      drawTime: '17:15',
      interval: null,
    });
  });
  it('of an interval names no days', () => {
    expect(timetableOf(every(1), '2026-11-20')).toEqual({ drawDayOfWeek: '', drawTime: null, interval: 1 });
  });
});
