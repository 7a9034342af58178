import { expect, test } from '@jest/globals';
import { inTime } from './inTime.ts';

test('a report that takes too long is refused, and no fault of the platform', async () => {
  const cancelled = Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  await expect(inTime(Promise.reject(cancelled))).rejects.toMatchObject({ code: 'REPORT_TIMEOUT' });
});

test('anything else is what it was', async () => {
  const other = Object.assign(new Error('division by zero'), { code: '22012' });
  await expect(inTime(Promise.reject(other))).rejects.toBe(other);
  await expect(inTime(Promise.resolve(7))).resolves.toBe(7);
});
