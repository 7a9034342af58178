import { useClock } from '@unisite/shared/ui';
import { nextDraw, type Timetable, type UpcomingDraw } from './nextDraw.ts';

/** The game's next draw; the component renders again when it rolls over to the one after. */
export function useNextDraw(game: Timetable): UpcomingDraw {
  const drawAt = useClock((at) => nextDraw(game, at).drawAt);
  return { drawAt, closesAt: drawAt - (Date.parse(game.nextDrawAt) - Date.parse(game.closesAt)) };
}

/** Whether an instant (milliseconds) is past; the component renders again when it is. */
export const useHasPassed = (at: number): boolean => useClock((now) => now >= at);
