import { expect, test } from '@jest/globals';
import { isSameOrigin } from './sameOrigin.ts';

const here = 'http://localhost:3001';

test.each([
  ['a call of the console', { 'sec-fetch-site': 'same-origin', origin: here }, true, true],
  ['a reading of the console, where browsers send no origin', { 'sec-fetch-site': 'same-origin' }, true, true],
  ['an old browser, which says its origin only', { origin: here }, true, true],
  ['a program that says nothing', {}, true, false],
  ['an address that was typed', { 'sec-fetch-site': 'none' }, true, false],
  [
    'a page of another port of this host',
    { 'sec-fetch-site': 'same-site', origin: 'http://localhost:3000' },
    false,
    false,
  ],
  ['the same, where it sends no origin', { 'sec-fetch-site': 'same-site' }, false, false],
  ['a page of elsewhere', { 'sec-fetch-site': 'cross-site', origin: 'https://elsewhere.test' }, false, false],
  ['a page that hides its origin', { origin: 'null' }, false, false],
])('%s', (_who, headers, mayRead, mayChange) => {
  expect({ mayRead: isSameOrigin(headers, here, false), mayChange: isSameOrigin(headers, here, true) }).toEqual({
    mayRead,
    mayChange,
  });
});
