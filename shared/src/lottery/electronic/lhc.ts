import { type Bet, lost, oneClass, won } from '../bet.ts';
import { choose, fraction, none } from '../fraction.ts';
import { balls, oneRow, pickedValue, pickedValues } from '../layout.ts';
import { ballsOf, hitsAt, hitsOf } from './balls.ts';
import { range, sideOf, sides, sidesBet } from './sides.ts';
import { waveOf, waves } from './waves.ts';
import { zodiac, zodiacOf, zodiacOfYear } from './zodiac.ts';

const numbers = balls(49);
/** Index of the special number, the seventh ball. */
const SPECIAL = 6;
/** Neither big nor small, odd nor even, by itself or by its digits: the stake is refunded. */
const TIE = 49;

const special: Bet = {
  code: 'special',
  family: 'special',
  layout: oneRow(numbers),
  units: 1,
  ...oneClass,
  chance: () => ({ times: fraction(1, 49), ties: none }),
  settle: (pick, draw) => (ballsOf(draw)[SPECIAL] === pickedValue(pick) ? won(hitsAt(SPECIAL)) : lost),
};

const readSpecial = (_: number, drawn: readonly string[]) => ({ number: Number(drawn[SPECIAL]), at: [SPECIAL] });

const specialSides: Bet = sidesBet({
  code: 'specialSides',
  family: 'special',
  layout: oneRow(sides),
  outcomes: range(1, 49),
  isOn: sideOf(25, TIE),
  read: readSpecial,
});

const digitSum = (number: number): number => Math.floor(number / 10) + (number % 10);

const specialDigitSum: Bet = sidesBet({
  code: 'specialDigitSum',
  family: 'special',
  layout: oneRow(['odd', 'even']),
  outcomes: range(1, 49),
  isOn: (side, number) => (number === TIE ? null : (digitSum(number) % 2 === 1) === (side === 'odd')),
  read: readSpecial,
});

const specialWave: Bet = sidesBet({
  code: 'specialWave',
  family: 'special',
  layout: oneRow(waves),
  outcomes: range(1, 49),
  isOn: (wave, number) => waveOf(number) === wave,
  read: readSpecial,
});

/** The year's animal has five numbers, the others four each. */
const specialZodiac: Bet = {
  code: 'specialZodiac',
  family: 'special',
  layout: oneRow(zodiac),
  units: 1,
  classes: ['year', 'other'],
  classOf: (pick, day) => (zodiac[zodiacOfYear(day)] === pickedValue(pick) ? 'year' : 'other'),
  chance: (name) => ({ times: fraction(name === 'year' ? 5 : 4, 49), ties: none }),
  settle: (pick, draw) =>
    zodiacOf(Number(ballsOf(draw)[SPECIAL]), draw.day) === pickedValue(pick) ? won(hitsAt(SPECIAL)) : lost,
};

/** All of these numbers are among the six before the special one. */
const parlay = (count: number): Bet => ({
  code: `parlay${count}`,
  family: 'parlay',
  layout: oneRow(numbers, count),
  units: 1,
  ...oneClass,
  chance: () => ({ times: fraction(choose(6, count), choose(49, count)), ties: none }),
  settle: (pick, draw) => {
    const six = ballsOf(draw).slice(0, SPECIAL);
    const picked = pickedValues(pick);
    return picked.every((number) => six.includes(number)) ? won(hitsOf(six, picked)) : lost;
  },
});

/** LHC (6/49): six distinct numbers of 01 to 49 and a special one. */
export const lhcBets = (): Bet[] => [
  special,
  specialSides,
  specialDigitSum,
  specialWave,
  specialZodiac,
  ...[2, 3, 4].map(parlay),
];
