import type { Engine } from '../../../engine/engine.ts';
import { evaluate, totalOf, windowAt } from './evaluate.ts';
import { reels } from './reels.ts';

/** Hundredths, a multiple of twenty (the lines). */
export type Choice = { readonly stake: number };
/** The stop of each reel. */
export type Result = { readonly stops: readonly number[] };

/** Draws one number per reel, from left to right: its stop. */
export const engine: Engine<Choice, Result> = {
  async play({ stake }, numbers) {
    const stops: number[] = [];
    for (const reel of reels) stops.push(await numbers(reel.length));
    return { result: { stops }, won: totalOf(evaluate(windowAt(reels, stops), stake)) };
  },
};
