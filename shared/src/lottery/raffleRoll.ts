import { type Hmac, numberStream } from './numberStream.ts';

/** What a spin's roll is asked for by: the market, the spin's number for its member, and what the member gave to it. */
export const raffleLabel = (market: string, number: number, clientSeed: string): string =>
  `raffle/${market}/${number}/${clientSeed}`;

/** The roll of a spin of the wheel that follows from its seed: 0 to 999 (docs/missions.md has the recipe). */
export const raffleRoll = (hmac: Hmac, label: string): Promise<number> => numberStream(hmac, label)(1_000);

/** The field that a roll falls on: chances are added up in the fields' order until they are above it. */
export function fieldOfRoll<Field extends { readonly chance: number }>(fields: readonly Field[], roll: number): Field {
  let sum = 0;
  for (const field of fields) {
    sum += field.chance;
    if (roll < sum) return field;
  }
  throw new RangeError(`no field has the roll ${roll}`);
}
