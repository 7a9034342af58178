import { fromWire, type Hundredths, hundredthsOf, type SlipLine, toWire } from '@unisite/shared/contract';
import {
  type Bet,
  classesOf,
  countPicks,
  decidedStake,
  inOrder,
  type LineTerms,
  limitKeyOf,
  type Odds,
  payoutOf,
  picksOf,
  type Selection,
  selectionFault,
} from '@unisite/shared/lottery';
import type { Offers } from '../offers/offers.ts';

/** A line ready for sale. */
export interface PricedLine {
  readonly bet: string;
  readonly selection: Selection;
  readonly picks: number;
  readonly units: number;
  readonly unitStake: Hundredths;
  readonly odds: Readonly<Record<string, Odds>>;
  /**
   * The part of its stake that pays by the series, so that a lower one pays back the difference: zero where an operator
   * fixed one of its odds, since a low series would pay back what that prize does not lack.
   */
  readonly bySeries: Hundredths;
  readonly exposures: readonly Exposure[];
}

/** The possible win of a ticket by one pick, and the limit of all tickets of the draw together. */
export interface Exposure {
  readonly bet: string;
  readonly pick: string;
  readonly staked: Hundredths;
  readonly payout: Hundredths;
  readonly exposure: Hundredths;
}

export type LineFault =
  | { readonly fault: 'bet' | 'selection' | 'odds' }
  | { readonly fault: 'doubled' | 'unknown'; readonly value: string }
  | { readonly fault: 'tooFew' | 'tooMany' }
  | { readonly fault: 'stake'; readonly least: number; readonly most: number };

interface Terms {
  /** The draw's day, in Vietnam. */
  readonly day: string;
  /** Maximum number of picks, as far as the slip allows. */
  readonly atMost: number;
}

/** Prices a line at the odds of the offers, or returns what is wrong with it. */
export function priceLine(line: SlipLine, offers: Offers, { day, atMost }: Terms): PricedLine | LineFault {
  const classes = offers.get(line.bet);
  const [first] = classes?.values() ?? [];
  if (!classes || !first) return { fault: 'bet' };
  const { bet } = first;
  const wrong = selectionFault(bet.layout, line.selection);
  if (wrong) return wrong.fault === 'shape' ? { fault: 'selection' } : wrong;
  if (countPicks(bet.layout, line.selection) > atMost) return { fault: 'tooMany' };

  const selection = inOrder(bet.layout, line.selection);
  const offered = classesOf(bet, selection, day).map((name) => classes.get(name));
  const unitStake = fromWire(line.unitStake);
  const odds: Record<string, Odds> = {};
  for (const offer of offered) {
    if (!offer) return { fault: 'bet' };
    if (unitStake < offer.least || unitStake > offer.most)
      return { fault: 'stake', least: toWire(offer.least), most: toWire(offer.most) };
    if (Math.round((line.odds[offer.class] ?? 0) * 100) !== offer.odds || line.units !== offer.units)
      return { fault: 'odds' };
    odds[offer.class] = offer.odds;
  }
  return {
    bet: bet.code,
    selection,
    picks: countPicks(bet.layout, selection),
    units: line.units,
    unitStake,
    odds,
    bySeries: hundredthsOf(
      offered.every((offer) => offer?.bySeries)
        ? decidedStake(bet, { selection, unitStake, units: line.units }, { day })
        : 0n,
    ),
    exposures: exposuresOf(
      bet,
      { selection, unitStake, units: line.units, odds },
      { day, limitOf: (name) => classes.get(name)?.exposure ?? first.exposure },
    ),
  };
}

/** What a line of these terms takes of its draw's limits. `limitOf`: the limit by class. */
export function exposuresOf(
  bet: Bet,
  { selection, unitStake, units, odds }: LineTerms,
  { day, limitOf }: { readonly day: string; readonly limitOf: (name: string) => Hundredths },
): Exposure[] {
  const found = new Map<string, Exposure>();
  for (const pick of picksOf(bet.layout, selection)) {
    const name = bet.classOf(pick, day);
    const key = limitKeyOf(bet, pick);
    const paid = payoutOf(unitStake, odds[name] ?? 0);
    const before = found.get(key);
    found.set(key, {
      bet: bet.code,
      pick: key,
      staked: hundredthsOf((before?.staked ?? 0n) + unitStake * BigInt(units)),
      // only one of them can win in a draw
      payout: hundredthsOf(before && before.payout > paid ? before.payout : paid),
      exposure: limitOf(name),
    });
  }
  return [...found.values()];
}

/** Sums the exposures of several lines by pick, in the order in which they are locked. */
export function sumExposures(all: readonly Exposure[]): Exposure[] {
  const sums = new Map<string, Exposure>();
  for (const one of all) {
    const key = `${one.bet} ${one.pick}`;
    const before = sums.get(key);
    sums.set(key, {
      ...one,
      staked: hundredthsOf(one.staked + (before?.staked ?? 0n)),
      payout: hundredthsOf(one.payout + (before?.payout ?? 0n)),
      exposure: before && before.exposure < one.exposure ? before.exposure : one.exposure,
    });
  }
  return [...sums.values()];
}
