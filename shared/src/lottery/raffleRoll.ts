import { type Hmac, numberStream } from './numberStream.ts';

/** The message that a spin's roll is derived from: market, number of the member's spin, and client seed. */
export const raffleLabel = (market: string, number: number, clientSeed: string): string =>
  `raffle/${market}/${number}/${clientSeed}`;

/** The roll of a spin, derived from its seed: 0 to 999 (docs/missions.md has the recipe). */
export const raffleRoll = (hmac: Hmac, label: string): Promise<number> => numberStream(hmac, label)(1_000);

/** The field of a roll: the first whose cumulative chance exceeds it. */
export function fieldOfRoll<Field extends { readonly chance: number }>(fields: readonly Field[], roll: number): Field {
  let sum = 0;
  for (const field of fields) {
    sum += field.chance;
    if (roll < sum) return field;
  }
  throw new RangeError(`no field has the roll ${roll}`);
}
