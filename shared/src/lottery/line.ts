import type { Bet, Draw, Hit } from './bet.ts';
import { type BetPick, countAll, picksOf, pickText, type Selection } from './layout.ts';
import type { Odds } from './odds.ts';

/** A line with its terms at purchase; money in hundredths. */
export interface LineTerms {
  readonly selection: Selection;
  /** Per unit of a pick. */
  readonly unitStake: bigint;
  readonly units: number;
  /** By class of picks. */
  readonly odds: Readonly<Record<string, Odds>>;
}

/** The winnings of a pick: the refunded stake in case of a tie. */
export interface Win {
  readonly pick: string;
  readonly times: number;
  readonly odds: Odds;
  readonly paid: bigint;
  readonly hits: readonly Hit[];
}

/** Payout of a pick, rounded down to the hundredth. */
export const payoutOf = (unitStake: bigint, odds: Odds, times = 1): bigint =>
  (unitStake * BigInt(odds) * BigInt(times)) / 100n;

/**
 * Expected part of a line's stake that a draw decides, in hundredths, rounded down: the rest ties and is refunded at
 * any series. Only the decided part earns a rebate for a lower series.
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
 * A line's winnings in a draw, by its own terms.
 * @throws {Error} when it lacks odds for a class of its picks
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

/** The classes of a selection's picks, without duplicates. */
export function classesOf(bet: Bet, selection: Selection, day: string): string[] {
  const classes = new Set<string>();
  for (const pick of picksOf(bet.layout, selection)) classes.add(bet.classOf(pick, day));
  return [...classes];
}

/** Bets with more picks than this share one limit; otherwise each pick has its own. */
const MAX_LIMITED_PICKS = 10_000;

/** Key of a pick's limit: its text, or empty for the bet as a whole. */
export const limitKeyOf = ({ layout }: Bet, pick: BetPick): string =>
  countAll(
    layout,
    layout.rows.map(({ values }) => values.length),
  ) <= MAX_LIMITED_PICKS
    ? pickText(pick)
    : '';
