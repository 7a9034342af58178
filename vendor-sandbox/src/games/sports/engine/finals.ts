import { type Chances, isDecided, lots, rulesOf, type Score, type Side, type SportName, stepsAt } from './sport.ts';

/** A final score and how likely it is. */
export type Final = readonly [score: Score, share: number];

/** How likely each score is: of home times `size`, plus that of away. */
type Shares = Float64Array;

function start(size: number, { home, away }: Score): Shares {
  const shares = new Float64Array(size * size);
  shares[Math.min(size - 1, home) * size + Math.min(size - 1, away)] = 1;
  return shares;
}

/** The shares after one more tick. */
function afterTick(sport: SportName, chances: Chances, shares: Shares, tick: number): Shares {
  const { size } = rulesOf[sport];
  const steps = stepsAt(sport, chances, tick);
  const nothing = lots - steps.reduce((sum, step) => sum + step.lots, 0);
  const next = new Float64Array(size * size);
  const add = (at: number, share: number): void => {
    next[at] = (next[at] ?? 0) + share;
  };
  const capped = (points: number): number => Math.min(size - 1, points);
  shares.forEach((share, at) => {
    if (share === 0) return;
    const [home, away] = [Math.floor(at / size), at % size];
    const decided = isDecided(sport, { home, away }, tick - 1);
    add(at, decided ? share : (share * nothing) / lots);
    if (decided) return;
    for (const { side, points, lots: some } of steps) {
      const to = side === 'home' ? capped(home + points) * size + away : home * size + capped(away + points);
      add(to, (share * some) / lots);
    }
  });
  return next;
}

/** How likely each number of points of one side is after its attacks up to the last regular tick. */
function afterAttacks(sport: SportName, chances: Chances, of: Side, from: number, played: number): Float64Array {
  const { size, regular } = rulesOf[sport];
  let shares = new Float64Array(size);
  shares[Math.min(size - 1, from)] = 1;
  for (let tick = played + 1; tick <= regular; tick += 1) {
    const steps = stepsAt(sport, chances, tick).filter(({ side }) => side === of);
    if (steps.length === 0) continue;
    const next = new Float64Array(size);
    const nothing = lots - steps.reduce((sum, step) => sum + step.lots, 0);
    shares.forEach((share, have) => {
      next[have] = (next[have] ?? 0) + (share * nothing) / lots;
      for (const { points, lots: some } of steps) {
        const to = Math.min(size - 1, have + points);
        next[to] = (next[to] ?? 0) + (share * some) / lots;
      }
    });
    shares = next;
  }
  return shares;
}

/** Where sides attack in turns, neither depends on the other until the overtime. */
function inTurns(sport: SportName, chances: Chances, now: Score, played: number): Shares {
  const { size } = rulesOf[sport];
  const home = afterAttacks(sport, chances, 'home', now.home, played);
  const away = afterAttacks(sport, chances, 'away', now.away, played);
  const shares = new Float64Array(size * size);
  home.forEach((share, points) => {
    away.forEach((other, otherPoints) => {
      shares[points * size + otherPoints] = share * other;
    });
  });
  return shares;
}

/** How likely every final score is after so many ticks. Exact: every way the match can go is counted. */
export function finalScores(sport: SportName, chances: Chances, now: Score, played: number): readonly Final[] {
  const { size, ticks, regular } = rulesOf[sport];
  const skips = sport === 'basketball' && played < regular;
  let shares = skips ? inTurns(sport, chances, now, played) : start(size, now);
  for (let tick = (skips ? regular : played) + 1; tick <= ticks; tick += 1) {
    shares = afterTick(sport, chances, shares, tick);
  }
  const finals: Final[] = [];
  shares.forEach((share, at) => {
    if (share > 0) finals.push([{ home: Math.floor(at / size), away: at % size }, share]);
  });
  return finals;
}
