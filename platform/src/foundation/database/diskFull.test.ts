import { expect, test } from '@jest/globals';
import { isDiskFull, noteDiskFull } from './diskFull.ts';

test('a disk counts as full for a while after a statement failed for it, and for nothing else', () => {
  expect(isDiskFull(0)).toBe(false);
  noteDiskFull(Object.assign(new Error('no'), { code: '23505' }), 1_000);
  noteDiskFull(null, 1_000);
  expect(isDiskFull(1_000)).toBe(false);
  noteDiskFull(Object.assign(new Error('could not extend file'), { code: '53100' }), 1_000);
  expect([isDiskFull(1_000), isDiskFull(15_999), isDiskFull(16_000)]).toEqual([true, true, false]);
});
