import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { betsOf } from './forms.ts';
import { choose } from './fraction.ts';
import { below, countPicks, eachOf, inOrder, MAX_PICKS, oneRow, picksOf, pickText, selectionFault } from './layout.ts';

const texts = (layout: Parameters<typeof picksOf>[0], selection: Parameters<typeof picksOf>[1]) =>
  [...picksOf(layout, selection)].map(pickText);

test('one row: every combination of so many values, each once', () => {
  expect(texts(oneRow(below(100, 2), 2), [['07', '16', '61']])).toEqual(['07-16', '07-61', '16-61']);
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...below(100, 2)), { maxLength: 9 }),
      fc.integer({ min: 1, max: 4 }),
      (picked, take) => {
        const found = texts(oneRow(below(100, 2), take), [picked]);
        expect(new Set(found).size).toBe(found.length);
        expect(BigInt(found.length)).toBe(choose(picked.length, take));
      },
    ),
  );
});

test('a row for each place: the combinations multiply; without repeats only those of different values', () => {
  const layout = eachOf(['1', '2', '3'], below(10, 1));
  expect(texts(layout, [['1'], ['0', '2'], ['6']])).toEqual(['1|0|6', '1|2|6']);
  const different = eachOf(['1', '2'], ['01', '02', '03'], true);
  expect(
    texts(different, [
      ['01', '02'],
      ['01', '02'],
    ]),
  ).toEqual(['01|02', '02|01']);
});

test('one of any row: the picks add up and keep their row', () => {
  const position = betsOf('SSC').get('position');
  if (!position) throw new Error('no position');
  const selection = [['3', '7'], [], ['8'], [], ['0', '2', '4', '6', '8']];
  expect(texts(position.layout, selection).slice(0, 3)).toEqual(['3||||', '7||||', '||8||']);
  expect(countPicks(position.layout, selection)).toBe(8);
});

test('a group of a pair and another digit counts each pair with each other digit', () => {
  const group3 = betsOf('SSC').get('star3LastGroup3');
  if (!group3) throw new Error('no group');
  expect(
    texts(group3.layout, [
      ['1', '2'],
      ['1', '2', '3'],
    ]),
  ).toEqual(['1|2', '1|3', '2|1', '2|3']);
});

test('a selection of another shape, of unknown or doubled values, of too few or too many is refused', () => {
  const xien = oneRow(below(100, 2), 2);
  expect(selectionFault(xien, [['07', '38']])).toBe(null);
  expect(selectionFault(xien, [])).toEqual({ fault: 'shape' });
  expect(selectionFault(xien, [['07'], ['38']])).toEqual({ fault: 'shape' });
  expect(selectionFault(xien, [['07', '100']])).toEqual({ fault: 'unknown', value: '100' });
  expect(selectionFault(xien, [['07', '07']])).toEqual({ fault: 'doubled', value: '07' });
  expect(selectionFault(xien, [['07']])).toEqual({ fault: 'tooFew' });
  const straight5 = eachOf(['1', '2', '3', '4', '5'], below(10, 1));
  const all = Array.from({ length: 5 }, () => below(10, 1));
  expect(selectionFault(straight5, all)).toEqual({ fault: 'tooMany' });
  expect(selectionFault(straight5, [['0'], ...all.slice(1)])).toBe(null);
  expect(countPicks(straight5, [['0'], ...all.slice(1)])).toBe(MAX_PICKS);
});

test('counting is what enumerating gives, and takes no longer for a selection that nobody could buy', () => {
  const bets = (['north', 'SSC', '11X5', 'PK10', 'LHC', 'LF'] as const).flatMap((form) => [...betsOf(form).values()]);
  fc.assert(
    fc.property(
      fc.constantFrom(...bets),
      fc.array(fc.nat(5), { minLength: 10, maxLength: 10 }),
      ({ layout }, sizes) => {
        const selection = layout.rows.map(({ values }, row) => values.slice(0, sizes[row]));
        expect(countPicks(layout, selection)).toBe([...picksOf(layout, selection)].length);
      },
    ),
  );
  const all = below(100, 2);
  expect(countPicks(oneRow(all, 10), [all])).toBe(17_310_309_456_440);
});

test('the same selection is always written alike', () => {
  expect(inOrder(oneRow(below(100, 2), 2), [['38', '07']])).toEqual([['07', '38']]);
});
