import { expect, test } from '@jest/globals';
import type { Word } from '../electronic/statistics.ts';
import { bigRoad } from './bigRoad.ts';

const letters: Readonly<Record<string, Word>> = { B: 'big', S: 'small', T: 'tie' };
const wordOf = (letter: string): Word => letters[letter] ?? 'tie';
/** Cells as column, row, letter and ties. */
const drawn = (results: string) =>
  bigRoad([...results].map(wordOf))
    .map(({ column, row, word, ties }) => `${column}${row}${word === 'big' ? 'B' : 'S'}${'t'.repeat(ties)}`)
    .join(' ');

test.each([
  ['BBSB', '00B 01B 10S 20B'],
  ['TBTTBS', '00Btt 01B 10S'.replace('00Btt', '00Bttt')],
  ['BBBBBBBB', '00B 01B 02B 03B 04B 05B 15B 25B'],
  ['BBBBBBBBSSSSSSS', '00B 01B 02B 03B 04B 05B 15B 25B 10S 11S 12S 13S 14S 24S 34S'],
  ['', ''],
  ['TT', ''],
])('%s is drawn as %s', (results, cells) => {
  expect(drawn(results)).toBe(cells);
});

test('no two results share a place, and every result but ties has one', () => {
  let state = 7;
  for (let round = 0; round < 200; round += 1) {
    const words = Array.from({ length: 100 }, () => {
      state = (state * 48_271) % 2_147_483_647;
      return wordOf('BBBBSST'[state % 7] ?? 'T');
    });
    const cells = bigRoad(words);
    expect(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size).toBe(cells.length);
    expect(cells.map(({ word }) => word)).toEqual(words.filter((word) => word !== 'tie'));
    expect(cells.reduce((sum, { ties }) => sum + ties, 0)).toBe(
      cells.length === 0 ? 0 : words.filter((word) => word === 'tie').length,
    );
  }
});
