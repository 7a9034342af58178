import { expect, test } from '@jest/globals';
import { type ElectronicGroup, electronicGroups } from '@unisite/shared/contract/lotteryAddress';
import { waveOf } from '@unisite/shared/lottery';
import { readingKeys, statistics } from './statistics.ts';

const said = (kind: ElectronicGroup, numbers: string) =>
  statistics(kind, numbers.split(' '))
    .map((reading) => ('word' in reading ? reading.word : reading.value))
    .join(' ');

test.each([
  ['SSC', '4 9 3 7 0', '23 big odd dragon'],
  ['SSC', '0 9 3 7 3', '22 small even tiger'],
  ['SSC', '5 0 0 0 5', '10 small even tie'],
  ['11X5', '11 04 05 08 02', '30 tie even dragon'],
  ['11X5', '11 04 06 08 02', '31 big odd dragon'],
  ['PK10', '03 09 01 02 04 05 06 07 08 10', '12 big even tiger'],
  ['PK10', '10 01 02 03 04 05 06 07 08 09', '11 small odd dragon'],
  ['LHC', '01 02 03 04 05 06 25', '25 big odd blue'],
  ['LHC', '01 02 03 04 05 06 49', '49 tie tie green'],
  ['LF', '7 7 7', '21 0 triple'],
  ['LF', '0 9 0', '9 9 pairOf'],
  ['LF', '1 5 3', '9 4 allDifferent'],
] as const)('%s %s reads %s', (kind, numbers, reading) => {
  expect(said(kind, numbers)).toBe(reading);
});

test('the columns of a kind are what is read from it', () => {
  for (const kind of electronicGroups)
    expect(statistics(kind, ['1', '2', '3', '4', '5']).map(({ key }) => key)).toEqual([...readingKeys[kind]]);
});

test('the waves share the 49 numbers as 17, 16 and 16', () => {
  const all = Array.from({ length: 49 }, (_, index) => waveOf(index + 1));
  expect(['red', 'blue', 'green'].map((wave) => all.filter((one) => one === wave).length)).toEqual([17, 16, 16]);
});
