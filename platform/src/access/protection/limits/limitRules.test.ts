import { expect, test } from '@jest/globals';
import { limitStep, raiseTimes } from './limitRules.ts';

test('a first or lower limit counts at once; a higher one, or none, has to wait', () => {
  expect(limitStep(null, 100n)).toBe('lower');
  expect(limitStep(200n, 100n)).toBe('lower');
  expect(limitStep(100n, 0n)).toBe('lower');
  expect(limitStep(100n, 200n)).toBe('raise');
  expect(limitStep(100n, null)).toBe('raise');
  expect(limitStep(0n, null)).toBe('raise');
});

test('what is there already changes nothing', () => {
  expect(limitStep(100n, 100n)).toBe('same');
  expect(limitStep(null, null)).toBe('same');
});

test('a wish can be confirmed from 24 hours after it for as long again', () => {
  expect(raiseTimes(new Date('2026-11-20T10:42:00Z'))).toEqual({
    from: new Date('2026-11-21T10:42:00Z'),
    until: new Date('2026-11-22T10:42:00Z'),
  });
});
