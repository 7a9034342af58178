import { expect, test } from '@jest/globals';
import { failureNumber } from './failureNumber.ts';
import { mountFailures } from './mounts.ts';

test('each failure of the site’s own remotes has a number of its own', () => {
  const remotes = ['mf-auth', 'mf-games', 'mf-lottery', 'mf-member', 'mf-agent', 'mf-promo'];
  const numbers = remotes.flatMap((remote) => mountFailures.map((code) => failureNumber(remote, code)));
  expect(new Set(numbers).size).toBe(remotes.length * mountFailures.length);
  for (const number of numbers) expect(number).toMatch(/^\d{5}$/);
});
