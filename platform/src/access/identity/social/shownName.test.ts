import { expect, test } from '@jest/globals';
import { shownName } from './shownName.ts';

test.each([
  ['Nguyễn Thị Lan', 'Nguyễn Thị Lan'],
  ['Nguye\u0302\u0303n', 'Nguyễn'],
  ['  Ann   O’Neill-Smith ', 'Ann O’Neill-Smith'],
  ['<script>alert(1)</script>', 'script alert 1 script'],
  ['Lan\u202eadmin\u0000', 'Lan admin'],
  ['L', null],
  ['1234', null],
  ['🎲🎲', null],
  ['', null],
  [null, null],
])('section 3: a provider’s name %j is shown as %j', (said, shown) => {
  expect(shownName(said)).toBe(shown);
});

test('a long one is cut', () => {
  expect(shownName('Lan '.repeat(1000))).toHaveLength(30);
});
