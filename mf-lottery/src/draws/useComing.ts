import { ticker } from '@unisite/shared/ui';
import { useSyncExternalStore } from 'react';
import { type Coming, comingDraw, type Timetable } from './coming.ts';

/** The game's next draw; the component renders again when it rolls over to the one after. */
export function useComing(game: Timetable): Coming {
  const drawAt = useSyncExternalStore(ticker.subscribe, () => comingDraw(game, Date.now()).drawAt);
  return { drawAt, closesAt: drawAt - (Date.parse(game.nextDrawAt) - Date.parse(game.closesAt)) };
}

/** Whether an instant (milliseconds) is past; the component renders again when it is. */
export const usePast = (at: number): boolean => useSyncExternalStore(ticker.subscribe, () => Date.now() >= at);
