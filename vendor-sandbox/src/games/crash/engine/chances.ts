import { highest } from './curve.ts';

/** Expected return in percent, for any target. */
export const returnPercent = 97;

/** Number of equally likely crash points. */
export const outcomes = 2 ** 32;

/**
 * Crash point in hundredths for a draw in [0, outcomes). A multiplier m is reached with probability 0.97 / m; a value
 * below 100 crashes at once, which is the house's share.
 */
export const crashPointOf = (drawn: number): number =>
  Math.min(highest, Math.floor((returnPercent * outcomes) / (outcomes - drawn)));

/** Number of outcomes that reach a multiplier in hundredths. */
export const outcomesReaching = (multiplier: number): number => Math.floor((returnPercent * outcomes) / multiplier);

/** Expected return per stake of a player who targets a multiplier. */
export const returnAt = (multiplier: number): number => (outcomesReaching(multiplier) * multiplier) / 100 / outcomes;
