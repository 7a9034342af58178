import { randomInt } from 'node:crypto';

const FINE = 1_000_000;

/** A random number between two, from a secure source: predictable pictures would be no check. */
export const between = (least: number, most: number): number => least + (randomInt(FINE + 1) / FINE) * (most - least);

export function oneOf<Item>(items: readonly [Item, ...Item[]]): Item {
  return items[randomInt(items.length)] ?? items[0];
}
