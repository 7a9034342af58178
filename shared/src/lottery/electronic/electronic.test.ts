import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Bet, Draw } from '../bet.ts';
import { betsOf, type Form } from '../forms.ts';
import { areEqual, choose, fraction } from '../fraction.ts';
import { type BetPick, balls, pickedValues, rowOf } from '../layout.ts';
import { ballDraw, hasExactChance } from '../testing/brute.ts';
import { anyPick } from '../testing/samplePicks.ts';
import { orders } from './group.ts';
import { digitOutcomes } from './sum.ts';

const ball = (number: number): string => String(number).padStart(2, '0');

function* ordered(values: readonly string[], count: number): Generator<readonly string[]> {
  if (count === 0) return yield [];
  for (const value of values)
    for (const rest of ordered(
      values.filter((other) => other !== value),
      count - 1,
    ))
      yield [value, ...rest];
}

const digitDraws = (count: number): Draw[] => [...digitOutcomes(count)].map((digits) => ballDraw(digits.map(String)));

/** All orders of two racers at two places; the others are arbitrary. */
function racerDraws(first: number, second: number): Draw[] {
  return [...ordered(balls(10), 2)].map(([one = '', two = '']) => {
    const rest = balls(10).filter((racer) => racer !== one && racer !== two);
    return ballDraw(
      Array.from({ length: 10 }, (_, place) => (place === first ? one : place === second ? two : (rest.shift() ?? ''))),
    );
  });
}

/** All special numbers; the six before are arbitrary. */
const specialDraws: Draw[] = balls(49).map((number) =>
  ballDraw([
    ...balls(49)
      .filter((other) => other !== number)
      .slice(0, 6),
    number,
  ]),
);

/** All outcomes that matter to a pick, equally likely. */
const outcomes: Readonly<Record<Exclude<Form, 'north' | 'province'>, (bet: Bet, pick: BetPick) => readonly Draw[]>> = {
  SSC: (
    (all) => () =>
      all
  )(digitDraws(5)),
  LF: (
    (all) => () =>
      all
  )(digitDraws(3)),
  '11X5': (
    (all) => () =>
      all
  )([...ordered(balls(11), 5)].map(ballDraw)),
  PK10: (bet, pick) => {
    const row = Math.max(rowOf(pick), 0);
    if (bet.family === 'firstTwo') return racerDraws(0, 1);
    return bet.code === 'duel' ? racerDraws(row, 9 - row) : racerDraws(row, (row + 1) % 10);
  },
  LHC: () => specialDraws,
};

for (const form of ['SSC', 'LF', '11X5', 'PK10', 'LHC'] as const)
  for (const bet of betsOf(form).values()) {
    if (bet.family === 'parlay') continue;
    test(`${form}, ${bet.code}: the chance of every class is what all outcomes come to`, () => {
      const picks = fc.sample(anyPick(bet), { numRuns: 400, seed: 7 });
      const byClass = new Map(picks.map((pick) => [bet.classOf(pick, '2026-11-20'), pick]));
      expect([...byClass.keys()].sort()).toEqual([...bet.classes].sort());
      for (const pick of byClass.values()) expect(hasExactChance(bet, pick, outcomes[form](bet, pick))).toBe(true);
    });
  }

test('LHC, parlays: won when all are among the six, with the chance that counting the sets gives', () => {
  for (const count of [2, 3, 4]) {
    const bet = betsOf('LHC').get(`parlay${count}`);
    if (!bet) throw new Error('no parlay');
    const counted = fraction(choose(49 - count, 6 - count), choose(49, 6));
    expect(areEqual(bet.chance('all').times, counted)).toBe(true);
    const seven = fc.shuffledSubarray(balls(49), { minLength: 7, maxLength: 7 });
    const aimed = seven.chain((drawn) =>
      fc.tuple(
        fc.constant(drawn),
        fc.shuffledSubarray(
          [...drawn, '01', '49'].filter((one, at, all) => all.indexOf(one) === at),
          {
            minLength: count,
            maxLength: count,
          },
        ),
      ),
    );
    fc.assert(
      fc.property(aimed, ([drawn, picked]) => {
        const isIn = picked.every((number) => drawn.indexOf(number) >= 0 && drawn.indexOf(number) < 6);
        expect(bet.settle([picked], ballDraw(drawn)).times).toBe(Number(isIn));
      }),
    );
  }
});

const settle = (form: Form, code: string, pick: BetPick, drawn: readonly string[], day = '2026-11-20') =>
  betsOf(form)
    .get(code)
    ?.settle(pick, { ...ballDraw(drawn), day });

test('11X5: ball 11 and a sum of 30 tie, whatever side was picked', () => {
  const eleven = ['11', '01', '02', '03', '04'];
  for (const side of ['big', 'small'])
    expect(settle('11X5', 'ballSides', [[side], [], [], [], []], eleven)).toEqual({ times: 0, tied: true, hits: [] });
  const thirty = [2, 4, 6, 8, 10].map(ball);
  expect(settle('11X5', 'sumSides', [['big']], thirty)?.tied).toBe(true);
  expect(settle('11X5', 'sumSides', [['big']], [2, 4, 6, 8, 11].map(ball))?.times).toBe(1);
});

test('SSC: 23 is big and 22 small; a draw of first and fifth loses dragon and tiger', () => {
  expect(settle('SSC', 'sumSides', [['big']], ['5', '5', '5', '5', '3'])?.times).toBe(1);
  expect(settle('SSC', 'sumSides', [['small']], ['5', '5', '5', '5', '2'])?.times).toBe(1);
  expect(['dragon', 'tiger', 'draw'].map((side) => settle('SSC', 'duel', [[side]], [...'30003'])?.times)).toEqual([
    0, 0, 1,
  ]);
});

test('LHC: 49 ties as number and by its digits, and has a wave and an animal like any other', () => {
  const drawn = [...balls(6), '49'];
  for (const [code, side] of [
    ['specialSides', 'big'],
    ['specialSides', 'odd'],
    ['specialDigitSum', 'odd'],
  ] as const)
    expect(settle('LHC', code, [[side]], drawn)?.tied).toBe(true);
  expect(settle('LHC', 'specialWave', [['green']], drawn)?.times).toBe(1);
  expect(settle('LHC', 'specialZodiac', [['horseSign']], drawn)?.times).toBe(1);
});

test('the animal of the year is that of the lunar year, which begins at Tết', () => {
  const one = [...balls(7).slice(1), '01'];
  const animal = (day: string) =>
    ['snakeSign', 'horseSign', 'goatSign'].filter(
      (name) => settle('LHC', 'specialZodiac', [[name]], one, day)?.times === 1,
    );
  expect(['2026-02-16', '2026-02-17', '2027-02-05', '2027-02-06'].map(animal)).toEqual([
    ['snakeSign'],
    ['horseSign'],
    ['horseSign'],
    ['goatSign'],
  ]);
  // the year of the dog begins in Vietnam a day before China's
  const dog = settle('LHC', 'specialZodiac', [['dogSign']], one, '2030-02-02');
  expect(dog?.times).toBe(1);
});

test('beyond the years that are known there is no animal, and the draw says so', () => {
  for (const day of ['2024-02-09', '2041-02-01'])
    expect(() => settle('LHC', 'specialZodiac', [['horseSign']], balls(7), day)).toThrow(RangeError);
});

test('groups are called by the number of orders their digits can come in', () => {
  const codes = [...betsOf('SSC').keys()].filter((code) => /Group/.test(code));
  expect(codes.filter((code) => code.startsWith('star5')).map((code) => code.replace('star5Group', ''))).toEqual([
    '120',
    '60',
    '30',
    '20',
    '10',
    '5',
  ]);
  expect(codes.filter((code) => code.startsWith('star4')).map((code) => code.replace('star4Group', ''))).toEqual([
    '24',
    '12',
    '6',
    '4',
  ]);
  expect(orders([2, 2, 1])).toBe(30n);
});

test('PK10: dragon and tiger meet first against tenth to fifth against sixth', () => {
  const rows = betsOf('PK10')
    .get('duel')
    ?.layout.rows.map(({ name }) => name);
  expect(rows).toEqual(['1v10', '2v9', '3v8', '4v7', '5v6']);
});

test('11X5: of six and more picked all five must be among them', () => {
  const drawn = balls(5);
  expect(pickedValues([['01', '02', '03', '04', '05', '06']]).length).toBe(6);
  expect(settle('11X5', 'any6', [['01', '02', '03', '04', '05', '06']], drawn)?.times).toBe(1);
  expect(settle('11X5', 'any6', [['01', '02', '03', '04', '06', '07']], drawn)?.times).toBe(0);
});
