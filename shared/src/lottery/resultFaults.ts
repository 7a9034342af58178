import type { Hit, Prizes } from './bet.ts';
import type { Form } from './forms.ts';
import { rankTables } from './vietnam/results.ts';

interface RankForm {
  readonly rank: string;
  /** How many numbers it has. */
  readonly numbers: number;
  readonly isNumber: (text: string) => boolean;
  /** No number occurs twice. */
  readonly isDistinct: boolean;
}

const digits = (count: number) => (text: string) => new RegExp(`^\\d{${count}}$`).test(text);
const upTo = (most: number) => (text: string) => /^\d\d$/.test(text) && Number(text) >= 1 && Number(text) <= most;

const balls = (numbers: number, isNumber: RankForm['isNumber'], isDistinct: boolean): readonly RankForm[] => [
  { rank: 'BALLS', numbers, isNumber, isDistinct },
];

/** Ranks of a draw in order, with the format of their numbers. */
export function ranksOf(form: Form): readonly RankForm[] {
  if (form === 'north' || form === 'province')
    return rankTables[form].map(({ rank, numbers, digits: count }) => ({
      rank,
      numbers,
      isNumber: digits(count),
      isDistinct: false,
    }));
  return {
    '11X5': balls(5, upTo(11), true),
    SSC: balls(5, digits(1), false),
    PK10: balls(10, upTo(10), true),
    LHC: balls(7, upTo(49), true),
    LF: balls(3, digits(1), false),
  }[form];
}

/**
 * Invalid numbers of an entered result: missing, malformed, or duplicate. Excess ranks or numbers are reported at the
 * index after the last.
 */
export function resultFaults(form: Form, prizes: Prizes): Hit[] {
  const ranks = ranksOf(form);
  const faults = ranks.flatMap(({ rank, numbers, isNumber, isDistinct }) => {
    const given = prizes.filter((prize) => prize.rank === rank).flatMap((prize) => prize.numbers);
    const wrong = Array.from({ length: Math.max(numbers, given.length) }, (_, place) => place).filter((place) => {
      const number = given[place];
      return (
        number === undefined || place >= numbers || !isNumber(number) || (isDistinct && given.indexOf(number) !== place)
      );
    });
    return wrong.map((place) => ({ rank, place }));
  });
  const order = prizes.map(({ rank }) => rank).join();
  return faults.length === 0 && order !== ranks.map(({ rank }) => rank).join()
    ? [{ rank: prizes.find(({ rank }, at) => rank !== ranks[at]?.rank)?.rank ?? '', place: 0 }]
    : faults;
}
