import type { Bet, Draw, Hit } from './bet.ts';
import { type BetPick, countAll, picksOf, pickText, type Selection } from './layout.ts';
import type { Odds } from './odds.ts';

/** A line at the terms it is bought at; money in hundredths. */
export interface LineTerms {
  readonly selection: Selection;
  /** On one unit of one pick. */
  readonly unitStake: bigint;
  readonly units: number;
  /** By class of the picks. */
  readonly odds: Readonly<Record<string, Odds>>;
}

/** What a pick has won: the stake that came back, where it tied. */
export interface Win {
  readonly pick: string;
  readonly times: number;
  readonly odds: Odds;
  readonly paid: bigint;
  readonly hits: readonly Hit[];
}

/** What a pick pays, down to the hundredth. */
export const payoutOf = (unitStake: bigint, odds: Odds, times = 1): bigint =>
  (unitStake * BigInt(odds) * BigInt(times)) / 100n;

/**
 * What of a line's stake a draw decides in the long run, in hundredths, down: the rest ties and comes back whole, at any
 * series. Of this a lower series leaves something that can be given back, and of the rest nothing.
 */
export function decidedStake(
  bet: Bet,
  { selection, unitStake, units }: Omit<LineTerms, 'odds'>,
  { day }: Pick<Draw, 'day'>,
): bigint {
  const picks = new Map<string, bigint>();
  for (const pick of picksOf(bet.layout, selection)) {
    const name = bet.classOf(pick, day);
    picks.set(name, (picks.get(name) ?? 0n) + 1n);
  }
  return [...picks].reduce((sum, [name, count]) => {
    const { ties } = bet.chance(name);
    return sum + (count * unitStake * BigInt(units) * (ties.of - ties.ways)) / ties.of;
  }, 0n);
}

/**
 * What a line wins against a draw, by its own terms.
 * @throws {Error} where it has no odds for a class of its picks
 */
export function winsOf(bet: Bet, { selection, unitStake, units, odds }: LineTerms, draw: Draw): Win[] {
  const wins: Win[] = [];
  for (const pick of picksOf(bet.layout, selection)) {
    const { times, tied, hits } = bet.settle(pick, draw);
    if (tied) wins.push({ pick: pickText(pick), times: 0, odds: 100, paid: unitStake * BigInt(units), hits });
    if (times === 0) continue;
    const own = odds[bet.classOf(pick, draw.day)];
    if (own === undefined) throw new Error(`${bet.code} has no odds for ${pickText(pick)}`);
    wins.push({ pick: pickText(pick), times, odds: own, paid: payoutOf(unitStake, own, times), hits });
  }
  return wins;
}

/** The classes of the picks of a selection, each once. */
export function classesOf(bet: Bet, selection: Selection, day: string): string[] {
  const classes = new Set<string>();
  for (const pick of picksOf(bet.layout, selection)) classes.add(bet.classOf(pick, day));
  return [...classes];
}

/** Up to so many picks of a bet each have a limit of their own; of more, the bet has one. */
const MAX_LIMITED_PICKS = 10_000;

/** By what a pick counts against the limits of a draw: its text, or nothing for the bet as a whole. */
export const limitKeyOf = ({ layout }: Bet, pick: BetPick): string =>
  countAll(
    layout,
    layout.rows.map(({ values }) => values.length),
  ) <= MAX_LIMITED_PICKS
    ? pickText(pick)
    : '';
