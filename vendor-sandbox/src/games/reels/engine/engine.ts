import type { Engine } from '../../../engine/engine.ts';
import { evaluate, totalOf, windowAt } from './evaluate.ts';
import { reels } from './reels.ts';

/** Hundredths, a multiple of twenty lines. */
export type Choice = { readonly stake: number };
/** Where each reel came to rest. */
export type Result = { readonly stops: readonly number[] };

/** One number per reel, from left to right: its stop. */
export const engine: Engine<Choice, Result> = {
  async play({ stake }, numbers) {
    const stops: number[] = [];
    for (const reel of reels) stops.push(await numbers(reel.length));
    return { result: { stops }, won: totalOf(evaluate(windowAt(reels, stops), stake)) };
  },
};
