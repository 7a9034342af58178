import type { Numbers } from '../../../engine/draw.ts';
import { type Chances, isDecided, lots, rulesOf, type Score, type Side, type SportName, stepsAt } from './sport.ts';

/** A score: tick from 1, side, and points. */
export type Goal = { readonly tick: number; readonly side: Side; readonly points: number };

/** Plays a match; draws one number per tick until it is decided. */
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

/** Last tick of a match: its last regular one, or the one that decided it. */
export const lastTick = (sport: SportName, goals: readonly Goal[]): number =>
  Math.max(rulesOf[sport].regular, goals.at(-1)?.tick ?? 0);
