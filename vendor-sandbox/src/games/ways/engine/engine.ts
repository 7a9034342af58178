import type { Numbers } from '../../../engine/draw.ts';
import type { Engine } from '../../../engine/engine.ts';
import { chestsIn, evaluate, totalOf, windowAt } from './evaluate.ts';
import { freeSpins, opensSpins, timesLots } from './paytable.ts';
import { reels } from './reels.ts';

/** Hundredths, a multiple of twenty (the coins). */
export type Choice = { readonly stake: number };

export type FreeSpin = {
  readonly stops: readonly number[];
  /** Multiplier of its payout. */
  readonly times: number;
};
export type Result = { readonly stops: readonly number[]; readonly free: readonly FreeSpin[] };

async function stopsOf(numbers: Numbers): Promise<number[]> {
  const stops: number[] = [];
  for (const reel of reels) stops.push(await numbers(reel.length));
  return stops;
}

const paid = (stops: readonly number[], stake: number): number => totalOf(evaluate(windowAt(reels, stops), stake));

/**
 * Draws one number per reel from left to right; for each free spin one of ten for its multiplier, then its stops.
 * Chests in a free spin add more spins, up to the maximum of a round.
 */
export const engine: Engine<Choice, Result> = {
  async play({ stake }, numbers) {
    const stops = await stopsOf(numbers);
    let won = paid(stops, stake);
    let due = opensSpins(chestsIn(windowAt(reels, stops)));
    const free: FreeSpin[] = [];
    while (free.length < due) {
      const times = timesLots[await numbers(timesLots.length)] ?? 1;
      const spin = { stops: await stopsOf(numbers), times };
      free.push(spin);
      won += paid(spin.stops, stake) * times;
      if (opensSpins(chestsIn(windowAt(reels, spin.stops))) > 0) due = Math.min(freeSpins.most, due + freeSpins.added);
    }
    return { result: { stops, free }, won };
  },
};
