import { drawn, highest, type KenoMode, kenoModes, mostPicks, prizeList } from './paytables.ts';

/** Binomial coefficient, exact for all values that keno needs (C(80, 10) is 1.6 million million). */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** Number of ways to choose so many picks, for any draw. */
export const allWays = (picks: number): number => choose(highest, picks);

/** Number of ways with so many hits. */
export const waysToHit = (picks: number, hits: number): number =>
  choose(drawn, hits) * choose(highest - drawn, picks - hits);

/** Expected return of a bet on so many picks, as a share of the stake. */
export function returnOf(mode: KenoMode, picks: number): number {
  const paid = prizeList(mode, picks).reduce((sum, { hits, tenths }) => sum + waysToHit(picks, hits) * tenths, 0);
  return paid / (10 * allWays(picks));
}

const pickCounts = Array.from({ length: mostPicks }, (_, index) => index + 1);

/** Lowest return over all pick counts, percent rounded down to two decimals; and the greatest prize, in stakes. */
export const figuresOfModes = Object.fromEntries(
  kenoModes.map((mode) => [
    mode,
    {
      returnPercent: Math.floor(Math.min(...pickCounts.map((picks) => returnOf(mode, picks))) * 10_000) / 100,
      greatestWin: Math.max(...pickCounts.flatMap((picks) => prizeList(mode, picks).map(({ tenths }) => tenths))) / 10,
    },
  ]),
) as Readonly<Record<KenoMode, { readonly returnPercent: number; readonly greatestWin: number }>>;
