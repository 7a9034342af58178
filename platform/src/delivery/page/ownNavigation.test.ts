import { expect, test } from '@jest/globals';
import { isOwnNavigation } from './ownNavigation.ts';

test.each([
  ['same-origin', true],
  ['none', true],
  ['same-site', false],
  ['cross-site', false],
  ['same-origin, none', false],
  [undefined, false],
])('Sec-Fetch-Site %s', (site, isOwn) => {
  expect(isOwnNavigation({ headers: { 'sec-fetch-site': site } })).toBe(isOwn);
});
