import type { Numbers } from '../../../engine/draw.ts';
import { type Chances, isDecided, lots, rulesOf, type Score, type SportName } from './sport.ts';

export type Side = 'home' | 'away';

/** Who scored in which tick, from 1 on. */
export type Goal = { readonly tick: number; readonly side: Side };

/** One number per tick until the match is decided; it says who scored. */
export async function playMatch(sport: SportName, chances: Chances, numbers: Numbers): Promise<readonly Goal[]> {
  const goals: Goal[] = [];
  for (let tick = 1; tick <= rulesOf[sport].ticks && !isDecided(sport, scoreOf(goals)); tick += 1) {
    const lot = await numbers(lots);
    if (lot < chances.home) goals.push({ tick, side: 'home' });
    else if (lot < chances.home + chances.away) goals.push({ tick, side: 'away' });
  }
  return goals;
}

export const scoreOf = (goals: readonly Goal[]): Score => ({
  home: goals.filter(({ side }) => side === 'home').length,
  away: goals.filter(({ side }) => side === 'away').length,
});

/** The tick a match ends in. */
export function lastTick(sport: SportName, goals: readonly Goal[]): number {
  const { ticks, upTo } = rulesOf[sport];
  return upTo !== null && isDecided(sport, scoreOf(goals)) ? (goals.at(-1)?.tick ?? ticks) : ticks;
}
