import { expect, test } from '@jest/globals';
import { seriesOf, unbroken } from './series.ts';

const point = (at: string, more: object = {}) => ({
  at: `2026-11-20T${at}:00.000Z`,
  version: '1.2.0',
  digest: 'aaaaaaaaaaaaaaaa',
  canary: false,
  visits: 100,
  failures: 1,
  p75: 400,
  ...more,
});

test('points become one course for each version and role, over every step', () => {
  const canary = { version: '1.3.0', digest: 'bbbbbbbbbbbbbbbb', canary: true, visits: 10, failures: 5, p75: null };
  const series = seriesOf([point('09:00'), point('09:40'), point('09:40', canary)], {
    step: 1200,
    hours: 1,
    now: Date.parse('2026-11-20T09:55:00.000Z'),
  });
  expect(series.times.map((time) => new Date(time).toISOString().slice(11, 16))).toEqual(['09:00', '09:20', '09:40']);
  expect(series.courses).toMatchObject([
    { version: '1.2.0', canary: false, visits: [100, null, 100], failures: [0.01, null, 0.01], p75: [400, null, 400] },
    { version: '1.3.0', canary: true, visits: [null, null, 10], failures: [null, null, 0.5], p75: [null, null, null] },
  ]);
  expect(series.courses[1]?.total).toEqual({ visits: 10, failures: 5 });
});

test('a step in which nobody came breaks the line', () => {
  expect(unbroken([null, 1, 2, null, 3])).toEqual([
    [
      { index: 1, value: 1 },
      { index: 2, value: 2 },
    ],
    [{ index: 4, value: 3 }],
  ]);
  expect(unbroken([null, null])).toEqual([]);
});
