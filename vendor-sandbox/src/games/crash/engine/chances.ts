import { highest } from './curve.ts';

/** What comes back in the mean, in percent, whatever a player aims at. */
export const returnPercent = 97;

/** As many crash points are equally likely as a draw has numbers. */
export const outcomes = 2 ** 32;

/**
 * The multiplier, in hundredths, that the curve of a draw from 0 to below `outcomes` still reaches. It reaches m with
 * the chance 0.97 / m; below 100 it crashes at once, which is the house's share.
 */
export const crashPointOf = (drawn: number): number =>
  Math.min(highest, Math.floor((returnPercent * outcomes) / (outcomes - drawn)));

/** How many of the outcomes reach a multiplier of so many hundredths. */
export const outcomesReaching = (multiplier: number): number => Math.floor((returnPercent * outcomes) / multiplier);

/** What a player who aims at a multiplier gets back in the mean, of the stake. */
export const returnAt = (multiplier: number): number => (outcomesReaching(multiplier) * multiplier) / 100 / outcomes;
