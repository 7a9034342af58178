import type { VipLevelRule } from '@unisite/shared/contract/operatorsMarketVip';

/** A member's turnover and deposits to date, in whole currency units. */
export interface Played {
  readonly turnover: number;
  readonly deposits: number;
  /** Valid turnover by the first day of a calendar month. */
  readonly byMonth: ReadonlyMap<string, number>;
}

export interface Standing {
  /** Index of the level granted before any play; -1 for none. */
  readonly granted: number;
  readonly dropped: number;
  /** First day of the first month not judged yet. */
  readonly month: string;
}

/** Index of the highest level reached; -1 for none. */
export function reachedPlace(levels: readonly VipLevelRule[], granted: number, { turnover, deposits }: Played): number {
  const earned = levels.findLastIndex((level) => turnover >= level.turnover && deposits >= level.deposits);
  return Math.min(levels.length - 1, Math.max(granted, earned));
}

/** First day of the following month. */
export function monthAfter(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}

/**
 * Judges the months from `standing.month` up to the current month `now` (exclusive): one that did not keep the level
 * costs one level. A month, the current one included, that would keep the level above restores that level.
 */
export function judged(
  levels: readonly VipLevelRule[],
  standing: Standing,
  played: Played,
  now: string,
): { readonly standing: Standing; readonly place: number } {
  const top = reachedPlace(levels, standing.granted, played);
  let dropped = Math.min(standing.dropped, Math.max(0, top));
  const turnoverIn = (month: string) => played.byMonth.get(month) ?? 0;
  const regain = (month: string) => {
    while (dropped > 0 && turnoverIn(month) >= (levels[top - dropped + 1]?.keep ?? 0)) dropped -= 1;
  };
  let { month } = standing;
  for (; month < now; month = monthAfter(month)) {
    if (top - dropped > 0 && turnoverIn(month) < (levels[top - dropped]?.keep ?? 0)) dropped += 1;
    else regain(month);
  }
  regain(now);
  return { standing: { granted: standing.granted, dropped, month }, place: top - dropped };
}
