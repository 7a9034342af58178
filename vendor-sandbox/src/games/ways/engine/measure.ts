import { chestPay, coins, freeSpins, opensSpins, timesLots, wayPay } from './paytable.ts';
import { rowCount } from './reels.ts';
import { type GameSymbol, type WaySymbol, waySymbols } from './symbols.ts';

type Reels = readonly (readonly GameSymbol[])[];

/** Exact figures of a set of reels; money in stakes of a whole round. */
export type Measure = {
  /** Expected payout of one spin, without free spins. */
  readonly spin: number;
  /** Expected number of free spins of a round. */
  readonly freeSpins: number;
  /** Probability that a round triggers free spins. */
  readonly opens: number;
  /** Return to player, including free spins. */
  readonly rtp: number;
};

const windowsOf = (strip: readonly GameSymbol[]): GameSymbol[][] =>
  strip.map((_, stop) => Array.from({ length: rowCount }, (__, row) => strip[(stop + row) % strip.length] ?? 'jack'));

const fits = (shown: GameSymbol, symbol: WaySymbol): boolean => shown === symbol || shown === 'phoenix';

/** Expected number of a symbol on a reel, and probability of none, over all its stops. */
function showing(strip: readonly GameSymbol[], symbol: WaySymbol): { mean: number; none: number } {
  const counts = windowsOf(strip).map((window) => window.filter((shown) => fits(shown, symbol)).length);
  const sum = counts.reduce((total, count) => total + count, 0);
  return { mean: sum / counts.length, none: counts.filter((count) => count === 0).length / counts.length };
}

/**
 * Reels are independent, so the expected payout of a symbol is a product over the reels; no screen has to be
 * enumerated.
 */
function waysReturn(reels: Reels, symbol: WaySymbol): number {
  let paid = 0;
  let ways = 1;
  reels.forEach((strip, reel) => {
    ways *= showing(strip, symbol).mean;
    const next = reels[reel + 1];
    const stops = next === undefined ? 1 : showing(next, symbol).none;
    paid += (wayPay(symbol, reel + 1) / coins) * ways * stops;
  });
  return paid;
}

/** Probability of each number of chests. */
function chestOdds(reels: Reels): number[] {
  let odds = [1];
  for (const strip of reels) {
    const counts = windowsOf(strip).map((window) => window.filter((shown) => shown === 'chest').length);
    const next: number[] = [];
    odds.forEach((before, chests) => {
      for (const more of counts) next[chests + more] = (next[chests + more] ?? 0) + before / counts.length;
    });
    odds = next;
  }
  return odds;
}

/** Expected number of free spins played once `due` are awarded; `again`: probability that one adds more. */
function expectedSpins(due: number, again: number): number {
  const known = new Map<string, number>();
  const from = (played: number, total: number): number => {
    if (played === total) return 0;
    const key = `${played} ${total}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const more = Math.min(freeSpins.most, total + freeSpins.added);
    const value = 1 + again * from(played + 1, more) + (1 - again) * from(played + 1, total);
    known.set(key, value);
    return value;
  };
  return from(0, due);
}

export function measure(reels: Reels): Measure {
  const odds = chestOdds(reels);
  const ways = waySymbols.reduce((sum, symbol) => sum + waysReturn(reels, symbol), 0);
  const spin = ways + odds.reduce((sum, share, chests) => sum + share * chestPay(chests), 0);
  const opens = odds.reduce((sum, share, chests) => sum + (opensSpins(chests) > 0 ? share : 0), 0);
  const free = odds.reduce((sum, share, chests) => sum + share * expectedSpins(opensSpins(chests), opens), 0);
  const times = timesLots.reduce((sum: number, lot) => sum + lot, 0) / timesLots.length;
  return { spin, freeSpins: free, opens, rtp: spin + free * times * spin };
}

/** Upper bound of a round's payout, in stakes: every reel full of the best symbol, in every possible spin. */
export function bound(reels: Reels): number {
  const most = waySymbols.reduce((sum, symbol) => {
    const counts = reels.map((strip) =>
      Math.max(...windowsOf(strip).map((window) => window.filter((shown) => fits(shown, symbol)).length)),
    );
    return sum + (wayPay(symbol, reels.length) / coins) * counts.reduce((product, count) => product * count, 1);
  }, chestPay(reels.length));
  return most * (1 + freeSpins.most * Math.max(...timesLots));
}
