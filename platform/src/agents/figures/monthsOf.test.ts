import { expect, test } from '@jest/globals';
import { monthsOf } from './monthsOf.ts';

test('each month has the bits of its days in the range', () => {
  expect(monthsOf({ fromDay: '2026-11-27', toDay: '2026-11-27' })).toEqual([{ month: '2026-11-01', bits: 1 << 26 }]);
  expect(monthsOf({ fromDay: '2026-10-31', toDay: '2026-12-02' })).toEqual([
    { month: '2026-10-01', bits: 1 << 30 },
    { month: '2026-11-01', bits: 2 ** 30 - 1 },
    { month: '2026-12-01', bits: 3 },
  ]);
});
