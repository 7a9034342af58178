import { expect, test } from '@jest/globals';
import { isFound } from './isFound.ts';

test.each([
  ['xo so', ['Xổ số miền Bắc'], true],
  ['BAC', ['Xổ số miền Bắc'], true],
  ['so bac', ['Xổ số miền Bắc'], true],
  ['da nang', ['Đà Nẵng'], true],
  ['nang', ['Đà', 'Nẵng'], true],
  ['ac', ['Xổ số miền Bắc'], false],
  ['xo den', ['Xổ số miền Bắc'], false],
])('%s in %j: %s', (typed, texts, found) => {
  expect(isFound(typed, ...texts)).toBe(found);
});
