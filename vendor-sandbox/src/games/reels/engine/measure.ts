import { windowAt } from './evaluate.ts';
import { lines, reelCount } from './lines.ts';
import { drumPays, linePays } from './paytable.ts';
import type { GameSymbol } from './symbols.ts';

/** Exact figures of a set of reels; money in stakes of a whole round. */
export type Measure = {
  /** Number of equally likely screens. */
  screens: number;
  /** Total paid over all screens, in line stakes. */
  paid: number;
  /** Number of screens that pay anything. */
  hits: number;
  /** Number of screens that pay more than the stake. */
  gains: number;
  /** Standard deviation of one round's payout, in stakes. */
  deviation: number;
  /** Highest payout of a screen, in line stakes, and its stops. */
  most: { pays: number; stops: readonly number[] };
};

type Run = { row: readonly number[]; symbol: GameSymbol; length: number };

const payOf = (symbol: GameSymbol, length: number): number => {
  if (length < 3 || symbol === 'wild' || symbol === 'drum') return 0;
  return linePays[symbol][length - 3] ?? 0;
};

const drumPayOf = (count: number): number => (count < 3 ? 0 : (drumPays[count - 3] ?? 0) * lines.length);

/** Extends runs to the next reel; returns the total paid by runs that end. */
function advance(
  running: readonly Run[],
  shown: readonly GameSymbol[],
  reel: number,
): { going: readonly Run[]; ended: number } {
  const going: Run[] = [];
  let ended = 0;
  for (const run of running) {
    const symbol = shown[run.row[reel] ?? 0];
    if (symbol === run.symbol || symbol === 'wild') {
      going.push({ row: run.row, symbol: run.symbol, length: run.length + 1 });
    } else {
      ended += payOf(run.symbol, run.length);
    }
  }
  return { going, ended };
}

/**
 * Evaluates every screen once. Lines are settled at the reel that ends them, so most of the tens of millions of screens
 * are counted in blocks.
 */
export function measure(reels: readonly (readonly GameSymbol[])[]): Measure {
  const lengths = reels.map((reel) => reel.length);
  const screens = lengths.reduce((product, length) => product * length, 1);
  const found = { paid: 0, squares: 0, hits: 0, gains: 0 };
  let most = { pays: 0, stops: [] as number[] };
  const stops: number[] = [];

  const windows = reels.map((strip) => strip.map((_, stop) => windowAt([strip], [stop])[0] ?? []));

  const drumsAt = windows.map((reel) => reel.map((shown) => shown.filter((symbol) => symbol === 'drum').length));

  const finish = (pays: number, copies: number): void => {
    found.paid += pays * copies;
    found.squares += pays * pays * copies;
    if (pays > 0) found.hits += copies;
    if (pays > lines.length) found.gains += copies;
    if (pays > most.pays) most = { pays, stops: [...stops] };
  };

  const turn = (reel: number, running: readonly Run[], settled: number, drums: number): void => {
    if (reel === reelCount) {
      let pays = settled + drumPayOf(drums);
      for (const run of running) pays += payOf(run.symbol, run.length);
      finish(pays, 1);
      return;
    }
    const reachable = drums + (reelCount - reel) >= 3;
    if (running.length === 0 && !reachable) {
      let copies = 1;
      for (let rest = reel; rest < reelCount; rest += 1) copies *= lengths[rest] ?? 1;
      finish(settled, copies);
      return;
    }
    for (let stop = 0; stop < (lengths[reel] ?? 0); stop += 1) {
      stops[reel] = stop;
      const { going, ended } = advance(running, windows[reel]?.[stop] ?? [], reel);
      turn(reel + 1, going, settled + ended, drums + (drumsAt[reel]?.[stop] ?? 0));
    }
    stops.length = reel;
  };

  for (let stop = 0; stop < (lengths[0] ?? 0); stop += 1) {
    stops[0] = stop;
    const running: Run[] = [];
    for (const row of lines) {
      const symbol = windows[0]?.[stop]?.[row[0] ?? 0];
      if (symbol !== undefined && symbol !== 'drum') running.push({ row, symbol, length: 1 });
    }
    turn(1, running, 0, drumsAt[0]?.[stop] ?? 0);
  }

  const mean = found.paid / screens / lines.length;
  const square = found.squares / screens / lines.length ** 2;
  return {
    screens,
    paid: found.paid,
    hits: found.hits,
    gains: found.gains,
    deviation: Math.sqrt(square - mean ** 2),
    most,
  };
}
