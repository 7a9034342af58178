import type { Engine } from '../../../engine/engine.ts';
import { drawn, highest, type KenoMode, prizesOf } from './paytables.ts';

/** The picks of a round, ascending, and the total stake in hundredths. */
export type Choice = { readonly mode: KenoMode; readonly picks: readonly number[]; readonly stake: number };
/** Twenty numbers of 1 to 80, in drawing order. */
export type Result = { readonly balls: readonly number[] };

export const hitsOf = (picks: readonly number[], { balls }: Result): readonly number[] =>
  picks.filter((pick) => balls.includes(pick));

/** Payout of a choice. Stakes are whole tenths, so it is whole. */
export const payOf = ({ mode, picks, stake }: Choice, result: Result): number =>
  ((prizesOf(mode, picks.length)[hitsOf(picks, result).length] ?? 0) * stake) / 10;

/**
 * Draws without replacement: each number is an index into the remaining balls in ascending order. Every set of twenty
 * is equally likely.
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
