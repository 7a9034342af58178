import type { Fraction } from './fraction.ts';
import type { BetPick, Layout } from './layout.ts';

/** The prizes of a draw: a rank of each (DB, G1 … G8 of Vietnam's; BALLS of electronic ones) and its numbers as text. */
export type Prizes = readonly { readonly rank: string; readonly numbers: readonly string[] }[];

/** What was drawn, and on which day in Vietnam (YYYY-MM-DD): the zodiac of the number 49 depends on the year. */
export interface Draw {
  readonly day: string;
  readonly prizes: Prizes;
}

/** A number of a draw, by its rank and its place in it from 0. */
export interface Hit {
  readonly rank: string;
  readonly place: number;
}

/**
 * What a pick comes to. `times`: how often its odds are paid, 0 of a pick that lost. `tied`: the stake goes back.
 * `hits`: the numbers of the draw that decided in its favour.
 */
export interface Outcome {
  readonly times: number;
  readonly tied: boolean;
  readonly hits: readonly Hit[];
}

/** The exact chances of one pick. `times` is the expected number of times that its odds are paid. */
export interface Chance {
  readonly times: Fraction;
  readonly ties: Fraction;
}

/**
 * One bet: what can be picked, and what a pick comes to. Rules only: neither odds nor limits, which markets set
 * (facts: section 9 of the specification names the lotteries; the bets are the field's usual ones).
 */
export interface Bet {
  /** Unique among the bets of a form, e.g. `lo2`. */
  readonly code: string;
  /** The bets that stand under one tab. */
  readonly family: string;
  readonly layout: Layout;
  /** Units that one pick costs before an operator sets another number: the results it can win on. */
  readonly units: number;
  /** Picks of one bet may have different chances, so each class of them has its own odds. One class: `all`. */
  readonly classes: readonly string[];
  /** @param day in Vietnam, YYYY-MM-DD */
  classOf(pick: BetPick, day: string): string;
  /** @throws {RangeError} of a class that the bet does not have */
  chance(name: string): Chance;
  /** The pick is one that `isPick` has accepted. */
  settle(pick: BetPick, draw: Draw): Outcome;
}

export const lost: Outcome = { times: 0, tied: false, hits: [] };
export const tied: Outcome = { times: 0, tied: true, hits: [] };
export const won = (hits: readonly Hit[], times = 1): Outcome => ({ times, tied: false, hits });
/** Won where something hit: as often as it did, or once. */
export const wonBy = (hits: readonly Hit[], paid: 'each' | 'once'): Outcome =>
  hits.length === 0 ? lost : won(hits, paid === 'each' ? hits.length : 1);

/** The class of bets whose picks all have the same chance. */
export const oneClass = { classes: ['all'], classOf: () => 'all' } as const;
