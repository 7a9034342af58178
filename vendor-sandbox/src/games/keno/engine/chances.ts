import { drawn, highest, type KenoMode, kenoModes, mostPicks, prizeList } from './paytables.ts';

/** Ways to choose `k` of `n`: whole, and exact for all that keno asks (C(80, 10) is 1.6 million million). */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** All ways that so many picks can be chosen, whatever is drawn. */
export const allWays = (picks: number): number => choose(highest, picks);

/** Those with so many hits: of the drawn numbers, and the rest of the others. */
export const waysToHit = (picks: number, hits: number): number =>
  choose(drawn, hits) * choose(highest - drawn, picks - hits);

/** What a bet on so many picks returns in the mean, of the stake. */
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
