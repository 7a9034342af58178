import type { Numbers } from '../../../engine/draw.ts';
import { type Chances, isDecided, lots, rulesOf, type Score, type Side, type SportName, stepsAt } from './sport.ts';

/** Who scored in which tick, from 1 on, and how much. */
export type Goal = { readonly tick: number; readonly side: Side; readonly points: number };

/** One number per tick until the match is decided; it says who scored. */
export async function playMatch(sport: SportName, chances: Chances, numbers: Numbers): Promise<readonly Goal[]> {
  const goals: Goal[] = [];
  for (let tick = 1; tick <= rulesOf[sport].ticks && !isDecided(sport, scoreOf(goals), tick - 1); tick += 1) {
    let lot = await numbers(lots);
    for (const step of stepsAt(sport, chances, tick)) {
      if (lot >= 0 && lot < step.lots) goals.push({ tick, side: step.side, points: step.points });
      lot -= step.lots;
    }
  }
  return goals;
}

const pointsOf = (goals: readonly Goal[], of: Side): number =>
  goals.reduce((sum, { side, points }) => (side === of ? sum + points : sum), 0);

export const scoreOf = (goals: readonly Goal[]): Score => ({
  home: pointsOf(goals, 'home'),
  away: pointsOf(goals, 'away'),
});

/** The tick a match ends in: its last regular one, or the one that decided it. */
export const lastTick = (sport: SportName, goals: readonly Goal[]): number =>
  Math.max(rulesOf[sport].regular, goals.at(-1)?.tick ?? 0);
