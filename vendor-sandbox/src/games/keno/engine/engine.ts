import type { Engine } from '../../../engine/engine.ts';
import { drawn, highest, type KenoMode, prizesOf } from './paytables.ts';

/** The picks of a round, ascending, and what is staked on all of them together, in hundredths. */
export type Choice = { readonly mode: KenoMode; readonly picks: readonly number[]; readonly stake: number };
/** Twenty numbers of 1 to 80, in the order they were drawn. */
export type Result = { readonly balls: readonly number[] };

export const hitsOf = (picks: readonly number[], { balls }: Result): readonly number[] =>
  picks.filter((pick) => balls.includes(pick));

/** What a choice is paid for what was drawn. Stakes are whole tenths, so it is whole. */
export const payOf = ({ mode, picks, stake }: Choice, result: Result): number =>
  ((prizesOf(mode, picks.length)[hitsOf(picks, result).length] ?? 0) * stake) / 10;

/**
 * Draws as from a drum: of the numbers left, in ascending order, the one at the place that the next number says. Every
 * set of twenty is equally likely.
 */
export const engine: Engine<Choice, Result> = {
  async play(choice, numbers) {
    const drum = Array.from({ length: highest }, (_, index) => index + 1);
    const balls: number[] = [];
    while (balls.length < drawn) balls.push(...drum.splice(await numbers(drum.length), 1));
    const result = { balls };
    return { result, won: payOf(choice, result) };
  },
};
