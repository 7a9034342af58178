import type { Engine } from '../../../engine/engine.ts';
import type { Bet } from '../../tables/engine/bets.ts';
import { type Dice, spotOf } from './spots.ts';

/** All bets of a round; they form one stake. */
export type Choice = { readonly bets: readonly Bet[] };
/** The dice in drawing order. */
export type Result = { readonly dice: Dice };

/** Total paid for the bets, including the stakes of winning ones. */
export function payOf(bets: readonly Bet[], dice: Dice): number {
  return bets.reduce((sum, { spot, amount }) => {
    const pays = spotOf(spot)?.pays(dice) ?? null;
    return pays === null ? sum : sum + amount * (pays + 1);
  }, 0);
}

/** Draws three numbers of 6: the dice. */
export const engine: Engine<Choice, Result> = {
  async play({ bets }, numbers) {
    const dice: Dice = [(await numbers(6)) + 1, (await numbers(6)) + 1, (await numbers(6)) + 1];
    return { result: { dice }, won: payOf(bets, dice) };
  },
};
