import type { Prizes } from './bet.ts';
import type { Form } from './forms.ts';
import { rankTables } from './vietnam/results.ts';

/** HMAC-SHA-256 under the seed (its hex text as UTF-8) of a message (UTF-8). */
export type Hmac = (message: string) => Promise<Uint8Array>;

/**
 * Numbers out of blocks of HMAC(`label/counter`), read as big-endian words of 32 bits. Words that would favour small
 * numbers are thrown away (rejection sampling), so none is likelier.
 */
function stream(hmac: Hmac, label: string) {
  let words: number[] = [];
  let counter = 0;
  const word = async (): Promise<number> => {
    if (words.length === 0) {
      const block = await hmac(`${label}/${counter}`);
      const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
      words = Array.from({ length: block.byteLength / 4 }, (_, at) => view.getUint32(at * 4));
      counter += 1;
    }
    return words.shift() ?? 0;
  };
  const below = async (bound: number): Promise<number> => {
    const fair = 2 ** 32 - (2 ** 32 % bound);
    let value = await word();
    while (value >= fair) value = await word();
    return value % bound;
  };
  return below;
}

const written = (value: number, digits: number): string => String(value).padStart(digits, '0');

/**
 * The prizes that follow from a draw's seed: for the platform, which draws them, and for whoever recomputes them
 * (docs/verify-draw.md has the recipe for other languages). Numbers are text; leading zeros count. The seventh ball of
 * LHC is the special number. `label`: drawLabel.
 */
export async function drawFromSeed(form: Form, hmac: Hmac, label: string): Promise<Prizes> {
  const below = stream(hmac, label);
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

/** Where two draws differ first, as [rank, place]; null: nowhere. */
export function firstDifference(drawn: Prizes, recomputed: Prizes): readonly [string, number] | null {
  for (const [row, { rank, numbers }] of drawn.entries())
    for (const [place, number] of numbers.entries())
      if (recomputed[row]?.rank !== rank || recomputed[row]?.numbers[place] !== number) return [rank, place];
  return null;
}
