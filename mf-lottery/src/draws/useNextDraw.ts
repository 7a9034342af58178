import { useClock } from '@unisite/shared/ui';
import { nextDraw, type Timetable, type UpcomingDraw } from './nextDraw.ts';

/** The game's next draw; re-renders when it moves on. */
export function useNextDraw(game: Timetable): UpcomingDraw {
  const drawAt = useClock((at) => nextDraw(game, at).drawAt);
  return { drawAt, closesAt: drawAt - (Date.parse(game.nextDrawAt) - Date.parse(game.closesAt)) };
}

/** Whether a time (milliseconds) has passed; re-renders when it does. */
export const useHasPassed = (at: number): boolean => useClock((now) => now >= at);
