import { expect, test } from '@jest/globals';
import { createRateLimits } from './rateLimits.ts';

const rule = { name: 'test', burst: 3, perSecond: 2 };

test('a burst is let through, then calls at the rule’s pace', () => {
  let now = 0;
  const limits = createRateLimits(() => now);
  expect([1, 2, 3].map(() => limits.take(rule, 'a'))).toEqual([0, 0, 0]);
  expect(limits.take(rule, 'a')).toBe(0.5);
  now += 500;
  expect(limits.take(rule, 'a')).toBe(0);
  expect(limits.take(rule, 'a')).toBe(0.5);
  now += 60_000;
  expect([1, 2, 3, 4].map(() => limits.take(rule, 'a'))).toEqual([0, 0, 0, 0.5]);
});

test('keys and rules have allowances of their own', () => {
  const limits = createRateLimits(() => 0);
  const strict = { name: 'strict', burst: 1, perSecond: 1 };
  expect([limits.take(strict, 'a'), limits.take(strict, 'b'), limits.take(rule, 'a')]).toEqual([0, 0, 0]);
  expect(limits.take(strict, 'a')).toBe(1);
});

test('an attack from very many addresses does not grow the memory without end', () => {
  let now = 0;
  const limits = createRateLimits(() => now);
  const began = performance.now();
  for (let i = 0; i < 120_000; i += 1) {
    now += 0.001;
    limits.take(rule, `address ${i}`);
  }
  expect(performance.now() - began).toBeLessThan(5_000);
});
