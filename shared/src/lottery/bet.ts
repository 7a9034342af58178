import type { Fraction } from './fraction.ts';
import type { BetPick, Layout } from './layout.ts';

/** Prizes of a draw: rank (DB, G1 … G8 for Vietnam; BALLS for electronic draws) and its numbers as text. */
export type Prizes = readonly { readonly rank: string; readonly numbers: readonly string[] }[];

/** A drawn result, and its date in Vietnam (YYYY-MM-DD): the zodiac of the number 49 depends on the year. */
export interface Draw {
  readonly day: string;
  readonly prizes: Prizes;
}

/** A drawn number, by rank and index within it. */
export interface Hit {
  readonly rank: string;
  readonly place: number;
}

/**
 * Outcome of a pick. `times`: how often its odds are paid, 0 for a loss. `tied`: the stake is refunded. `hits`: the
 * drawn numbers that decided in its favour.
 */
export interface Outcome {
  readonly times: number;
  readonly tied: boolean;
  readonly hits: readonly Hit[];
}

/** Exact probabilities of one pick. `times` is the expected number of payments of its odds. */
export interface Chance {
  readonly times: Fraction;
  readonly ties: Fraction;
}

/**
 * One bet: what can be picked, and the outcome of a pick. Rules only: odds and limits are set by markets (section 9 of
 * the specification names the lotteries; the bets are the usual ones of the field).
 */
export interface Bet {
  /** Unique among the bets of a form, e.g. `lo2`. */
  readonly code: string;
  /** Bets of one tab. */
  readonly family: string;
  readonly layout: Layout;
  /** Default number of units that a pick costs: the number of results it can win on. */
  readonly units: number;
  /** Picks of one bet may have different probabilities; each class has its own odds. A single class is `all`. */
  readonly classes: readonly string[];
  /** @param day in Vietnam, YYYY-MM-DD */
  classOf(pick: BetPick, day: string): string;
  /** @throws {RangeError} of a class that the bet does not have */
  chance(name: string): Chance;
  /** `pick` must have been accepted by `isPick`. */
  settle(pick: BetPick, draw: Draw): Outcome;
}

export const lost: Outcome = { times: 0, tied: false, hits: [] };
export const tied: Outcome = { times: 0, tied: true, hits: [] };
export const won = (hits: readonly Hit[], times = 1): Outcome => ({ times, tied: false, hits });
/** Win if there are hits: once for each, or once in total. */
export const wonBy = (hits: readonly Hit[], paid: 'each' | 'once'): Outcome =>
  hits.length === 0 ? lost : won(hits, paid === 'each' ? hits.length : 1);

/** A single class for bets whose picks all have the same probability. */
export const oneClass = { classes: ['all'], classOf: () => 'all' } as const;
