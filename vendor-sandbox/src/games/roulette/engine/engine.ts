import type { Engine } from '../../../engine/engine.ts';
import type { Bet } from '../../tables/engine/bets.ts';
import { spotOf } from './spots.ts';

/** All bets of a round; they form one stake. */
export type Choice = { readonly bets: readonly Bet[] };
/** The pocket, 0 to 36. */
export type Result = { readonly pocket: number };

/** Total paid for the bets, including the stakes of winning ones. */
export function payOf(bets: readonly Bet[], pocket: number): number {
  return bets.reduce((sum, { spot, amount }) => {
    const found = spotOf(spot);
    return found?.numbers.includes(pocket) ? sum + amount * (found.pays + 1) : sum;
  }, 0);
}

/** Draws one number of 37: the pocket. */
export const engine: Engine<Choice, Result> = {
  async play({ bets }, numbers) {
    const pocket = await numbers(37);
    return { result: { pocket }, won: payOf(bets, pocket) };
  },
};
