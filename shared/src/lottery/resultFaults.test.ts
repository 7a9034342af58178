import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { drawFromSeed } from './drawFromSeed.ts';
import type { Form } from './forms.ts';
import { ranksOf, resultFaults } from './resultFaults.ts';

const forms: readonly Form[] = ['north', 'province', '11X5', 'SSC', 'PK10', 'LHC', 'LF'];
const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });

test('what a seed draws is a result of its form, and one changed number that does not fit is named', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...forms), bytes, fc.nat(), async (form, block, at) => {
      let turn = 0;
      const drawn = await drawFromSeed(form, async () => block.map((byte) => byte ^ turn++), 'A/1');
      expect(resultFaults(form, drawn)).toEqual([]);
      const ranks = ranksOf(form);
      const { rank, numbers } = ranks[at % ranks.length] ?? { rank: '', numbers: 1 };
      const place = at % numbers;
      const spoiled = (number: string) =>
        drawn.map((prize) => (prize.rank === rank ? { rank, numbers: prize.numbers.with(place, number) } : prize));
      for (const number of ['', 'x', '1234567', '-1', '1.', '\u0000', '١'])
        expect(resultFaults(form, spoiled(number))).toEqual([{ rank, place }]);
    }),
    { numRuns: 60 },
  );
});

test('numbers too few or too many, ranks left out, added, doubled or in another order are faults', async () => {
  const drawn = await drawFromSeed('north', async () => new Uint8Array(32).fill(7), 'A/1');
  const [first, second, ...rest] = drawn;
  if (!first || !second) throw new Error('a draw has ranks');
  expect(resultFaults('north', [])).toHaveLength(27);
  expect(resultFaults('north', [first, ...rest])).toEqual([{ rank: second.rank, place: 0 }]);
  expect(resultFaults('north', [second, first, ...rest])).toHaveLength(1);
  expect(resultFaults('north', [...drawn, { rank: 'G9', numbers: ['1'] }])).toEqual([{ rank: 'G9', place: 0 }]);
  expect(resultFaults('north', [...drawn, first])).not.toEqual([]);
  expect(resultFaults('north', [{ ...first, numbers: [...first.numbers, '12345'] }, second, ...rest])).toEqual([
    { rank: first.rank, place: 1 },
  ]);
  expect(resultFaults('11X5', [{ rank: 'BALLS', numbers: ['01', '02', '02', '04', '05'] }])).toEqual([
    { rank: 'BALLS', place: 2 },
  ]);
  expect(
    resultFaults('PK10', [{ rank: 'BALLS', numbers: ['00', '02', '03', '04', '05', '06', '07', '08', '09', '11'] }]),
  ).toEqual([
    { rank: 'BALLS', place: 0 },
    { rank: 'BALLS', place: 9 },
  ]);
});
