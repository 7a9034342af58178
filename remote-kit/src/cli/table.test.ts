import { expect, test } from '@jest/globals';
import { table } from './table.ts';

test('columns stand under each other, and colour takes no place', () => {
  expect(
    table([
      ['market', 'version'],
      ['VN', '1.0.0'],
      ['\x1b[31mINT\x1b[0m', '1.10.0'],
    ]),
  ).toBe('market  version\nVN      1.0.0\n\x1b[31mINT\x1b[0m     1.10.0');
});

test('a row may be shorter than the head', () => {
  expect(table([['a', 'b'], ['longer']])).toBe('a       b\nlonger');
  expect(table([])).toBe('');
});
