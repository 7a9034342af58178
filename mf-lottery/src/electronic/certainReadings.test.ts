import { expect, test } from '@jest/globals';
import { type ElectronicGroup, electronicGroups } from '@unisite/shared/contract/lotteryAddress';
import { certainReadings, drawOf } from './certainReadings.ts';
import { statistics } from './statistics.ts';

const said = (kind: ElectronicGroup, numbers: string) =>
  certainReadings(kind, numbers === '' ? [] : numbers.split(' '))
    .map((reading) => (reading === null ? '–' : 'word' in reading ? reading.word : reading.value))
    .join(' ');

test.each([
  ['SSC', '', '– – – –'],
  ['SSC', '9 9', '– – – –'],
  ['SSC', '9 9 5', '– big – –'],
  ['SSC', '0 0 0 4', '– small – –'],
  ['SSC', '0 0 0 4 9', '13 small odd tiger'],
  ['11X5', '07 11 10', '– big – –'],
  ['11X5', '11', '– – – dragon'],
  ['PK10', '10', '– – – dragon'],
  ['PK10', '01 10', '11 small odd tiger'],
  ['LHC', '01 02 03 04 05 06', '– – – –'],
  ['LF', '4 5', '– – –'],
] as const)('of %s %s it is certain: %s', (kind, numbers, readings) => {
  expect(said(kind, numbers)).toBe(readings);
});

/** A pseudo-random draw of a kind. */
function anyDraw(kind: ElectronicGroup, seed: number): string[] {
  const { count, least, most, repeats } = drawOf[kind];
  const free = Array.from({ length: most - least + 1 }, (_, place) => least + place);
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 48_271) % 2_147_483_647;
    const at = state % free.length;
    const [value = least] = repeats ? [free[at]] : free.splice(at, 1);
    return String(value);
  });
}

test.each(electronicGroups)('what was certain of %s is what was drawn', (kind) => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const drawn = anyDraw(kind, seed);
    const all = statistics(kind, drawn);
    for (let opened = 0; opened <= drawn.length; opened += 1)
      certainReadings(kind, drawn.slice(0, opened)).forEach((reading, at) => {
        if (reading) expect(reading).toEqual(all[at]);
      });
    expect(certainReadings(kind, drawn)).toEqual(all);
  }
});
