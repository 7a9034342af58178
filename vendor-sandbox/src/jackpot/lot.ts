import type { Numbers } from '../engine/draw.ts';
import type { RoundLot } from '../wire.ts';

/** Draws the lot of a round in the pool, after all numbers of the game itself; `won` stays to be filled in. */
export async function drawLot(
  numbers: Numbers,
  lots: number,
): Promise<{ readonly lots: number; readonly hit: boolean }> {
  return { lots, hit: (await numbers(lots)) === 0 };
}

/** Whether a round's numbers gave the lot that it tells of, among as many as its stake has. */
export async function isLotTrue(numbers: Numbers, { lots, won }: RoundLot, expected: number): Promise<boolean> {
  return lots === expected && (await drawLot(numbers, lots)).hit === (won !== null);
}
