import { nextDraw, type Timetable, type UpcomingDraw } from './nextDraw.ts';
import { dayOf, drawsOn, weekdayOf } from './weekday.ts';

/** Where a game stands today. */
export type DrawState =
  /** Bets are taken on a draw of today. */
  | 'open'
  /** Betting is closed, the draw is about to be. */
  | 'locked'
  /** Today's draw is done. */
  | 'drawn'
  /** It does not draw today. */
  | 'other';

/** Where a game stands at an instant (milliseconds). */
export function drawState(
  game: Timetable,
  now: number,
  { drawAt, closesAt }: UpcomingDraw = nextDraw(game, now),
): DrawState {
  if (dayOf(drawAt) === dayOf(now) || game.interval !== null) return now < closesAt ? 'open' : 'locked';
  return drawsOn(game, weekdayOf(now)) ? 'drawn' : 'other';
}
