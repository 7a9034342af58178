import type { Numbers } from '../engine/draw.ts';
import type { RoundLot } from '../wire.ts';

/** Draws a round's lot after all numbers of the game itself. */
export async function drawLot(
  numbers: Numbers,
  lots: number,
): Promise<{ readonly lots: number; readonly hit: boolean }> {
  return { lots, hit: (await numbers(lots)) === 0 };
}

/** Whether a round's lot follows from the numbers, and has as many lots as its stake. */
export async function isLotTrue(numbers: Numbers, { lots, won }: RoundLot, expected: number): Promise<boolean> {
  return lots === expected && (await drawLot(numbers, lots)).hit === (won !== null);
}
