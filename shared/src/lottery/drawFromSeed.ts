import type { Prizes } from './bet.ts';
import type { Form } from './forms.ts';
import { type Hmac, numberStream } from './numberStream.ts';
import { rankTables } from './vietnam/results.ts';

const written = (value: number, digits: number): string => String(value).padStart(digits, '0');

/**
 * Derives a draw's prizes from its seed: used by the platform to draw, and by anyone to verify (docs/verify-draw.md has
 * the recipe for other languages). Numbers are text, with leading zeros. The seventh ball of LHC is the special number.
 * `label`: drawLabel.
 */
export async function drawFromSeed(form: Form, hmac: Hmac, label: string): Promise<Prizes> {
  const below = numberStream(hmac, label);
  const several = async (count: number, one: () => Promise<string>): Promise<string[]> => {
    const numbers: string[] = [];
    while (numbers.length < count) numbers.push(await one());
    return numbers;
  };
  const digits = (count: number) => several(count, async () => written(await below(10), 1));
  const balls = async (count: number, bound: number): Promise<string[]> => {
    const left = Array.from({ length: bound }, (_, ball) => ball + 1);
    return several(count, async () => written(left.splice(await below(left.length), 1)[0] ?? 0, 2));
  };
  if (form === 'north' || form === 'province') {
    const prizes: { rank: string; numbers: string[] }[] = [];
    for (const { rank, numbers, digits: length } of rankTables[form])
      prizes.push({ rank, numbers: await several(numbers, async () => written(await below(10 ** length), length)) });
    return prizes;
  }
  const numbers = {
    '11X5': () => balls(5, 11),
    SSC: () => digits(5),
    PK10: () => balls(10, 10),
    LHC: () => balls(7, 49),
    LF: () => digits(3),
  }[form];
  return [{ rank: 'BALLS', numbers: await numbers() }];
}

/** First difference of two draws, as [rank, index]; null: none. */
export function firstDifference(drawn: Prizes, recomputed: Prizes): readonly [string, number] | null {
  for (const [row, { rank, numbers }] of drawn.entries())
    for (const [place, number] of numbers.entries())
      if (recomputed[row]?.rank !== rank || recomputed[row]?.numbers[place] !== number) return [rank, place];
  return null;
}
