import { type Chances, isDecided, lots, rulesOf, type Score, type Side, type SportName, stepsAt } from './sport.ts';

/** Probability of each final score, at index home × `size` + away. */
export type Finals = { readonly size: number; readonly shares: Float64Array };

function start(size: number, { home, away }: Score): Float64Array {
  const shares = new Float64Array(size * size);
  shares[Math.min(size - 1, home) * size + Math.min(size - 1, away)] = 1;
  return shares;
}

/** Probabilities after one more tick. */
function afterTick(sport: SportName, chances: Chances, shares: Float64Array, tick: number): Float64Array {
  const { size } = rulesOf[sport];
  const steps = stepsAt(sport, chances, tick);
  const nothing = (lots - steps.reduce((sum, step) => sum + step.lots, 0)) / lots;
  const next = new Float64Array(size * size);
  const add = (home: number, away: number, share: number): void => {
    const place = Math.min(size - 1, home) * size + Math.min(size - 1, away);
    next[place] = (next[place] ?? 0) + share;
  };
  for (let home = 0; home < size; home += 1) {
    for (let away = 0; away < size; away += 1) {
      const share = shares[home * size + away] ?? 0;
      if (share === 0) continue;
      if (isDecided(sport, { home, away }, tick - 1)) {
        add(home, away, share);
        continue;
      }
      add(home, away, share * nothing);
      for (const { side, points, lots: some } of steps) {
        const [more, moreAway] = side === 'home' ? [points, 0] : [0, points];
        add(home + more, away + moreAway, (share * some) / lots);
      }
    }
  }
  return next;
}

/** Probability of each number of points of one side after its attacks up to the last regular tick. */
function afterAttacks(sport: SportName, chances: Chances, of: Side, from: number, played: number): Float64Array {
  const { size, regular } = rulesOf[sport];
  let shares = new Float64Array(size);
  shares[Math.min(size - 1, from)] = 1;
  for (let tick = played + 1; tick <= regular; tick += 1) {
    const steps = stepsAt(sport, chances, tick).filter(({ side }) => side === of);
    if (steps.length === 0) continue;
    const next = new Float64Array(size);
    const nothing = (lots - steps.reduce((sum, step) => sum + step.lots, 0)) / lots;
    for (let have = 0; have < size; have += 1) {
      const share = shares[have] ?? 0;
      if (share === 0) continue;
      next[have] = (next[have] ?? 0) + share * nothing;
      for (const { points, lots: some } of steps) {
        const to = Math.min(size - 1, have + points);
        next[to] = (next[to] ?? 0) + (share * some) / lots;
      }
    }
    shares = next;
  }
  return shares;
}

/** Where sides attack alternately, they are independent until overtime. */
function inTurns(sport: SportName, chances: Chances, now: Score, played: number): Float64Array {
  const { size } = rulesOf[sport];
  const ofHome = afterAttacks(sport, chances, 'home', now.home, played);
  const ofAway = afterAttacks(sport, chances, 'away', now.away, played);
  const shares = new Float64Array(size * size);
  for (let home = 0; home < size; home += 1) {
    for (let away = 0; away < size; away += 1) {
      shares[home * size + away] = (ofHome[home] ?? 0) * (ofAway[away] ?? 0);
    }
  }
  return shares;
}

/** Exact probability of every final score from the score after so many ticks. */
export function finalScores(sport: SportName, chances: Chances, now: Score, played: number): Finals {
  const { size, ticks, regular } = rulesOf[sport];
  const skips = sport === 'basketball' && played < regular;
  let shares = skips ? inTurns(sport, chances, now, played) : start(size, now);
  for (let tick = (skips ? regular : played) + 1; tick <= ticks; tick += 1) {
    shares = afterTick(sport, chances, shares, tick);
  }
  return { size, shares };
}
