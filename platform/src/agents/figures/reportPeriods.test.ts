import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween } from '../../foundation/calendar/days.ts';
import { reportPeriods, type Step } from './reportPeriods.ts';

test('days are compared with as many days before', () => {
  const { periods, before } = reportPeriods({ from: '2026-11-10', to: '2026-11-12', by: 'day' }, '2026-11-27');
  expect(periods.map(({ from }) => from)).toEqual(['2026-11-10', '2026-11-11', '2026-11-12']);
  expect(before).toEqual({ from: '2026-11-07', to: '2026-11-09' });
});

test('a range is widened to whole weeks and months, and what runs is compared with as many days', () => {
  expect(reportPeriods({ from: '2026-11-25', to: '2026-11-27', by: 'week' }, '2026-11-27')).toEqual({
    from: '2026-11-23',
    to: '2026-11-29',
    periods: [{ from: '2026-11-23', to: '2026-11-29' }],
    before: { from: '2026-11-16', to: '2026-11-20' },
  });
  expect(reportPeriods({ from: '2026-02-10', to: '2026-03-05', by: 'month' }, '2026-11-27')).toEqual({
    from: '2026-02-01',
    to: '2026-03-31',
    periods: [
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-03-01', to: '2026-03-31' },
    ],
    before: { from: '2025-12-01', to: '2026-01-31' },
  });
});

test('a month that is longer than the one before is compared with all of that', () => {
  const { before } = reportPeriods({ from: '2026-03-01', to: '2026-03-31', by: 'month' }, '2026-03-30');
  expect(before).toEqual({ from: '2026-02-01', to: '2026-02-28' });
});

test('periods lie side by side up to today, and the ones before end before the first', () => {
  const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2025-01-01', days));
  fc.assert(
    fc.property(
      day,
      fc.integer({ min: 0, max: 371 }),
      day,
      fc.constantFrom<Step>('day', 'week', 'month'),
      (from, length, today, by) => {
        const to = addDays(from, length);
        const made = reportPeriods({ from, to, by }, today);
        expect(made.from <= from && made.to >= to).toBe(true);
        for (const [index, period] of made.periods.entries()) {
          const next = made.periods[index + 1];
          if (next) expect(next.from).toBe(addDays(period.to, 1));
          expect(period.from <= today).toBe(true);
        }
        const last = made.periods.at(-1);
        if (last) expect(last.to === made.to || last.to >= today).toBe(true);
        expect(made.before.to < made.from).toBe(true);
        expect(daysBetween(made.before.from, made.before.to)).toBeGreaterThan(0);
      },
    ),
  );
});
