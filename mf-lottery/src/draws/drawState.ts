import { dayOf } from '@unisite/shared/contract/zonedTime';
import { nextDraw, type Timetable, type UpcomingDraw } from './nextDraw.ts';
import { drawsOn, weekdayOf } from './weekday.ts';

/** A game's state today. */
export type DrawState =
  /** Bets are open for a draw of today. */
  | 'open'
  /** Betting is closed; the draw is imminent. */
  | 'locked'
  /** Today's draw has taken place. */
  | 'drawn'
  /** No draw today. */
  | 'other';

/** A game's state at a time (milliseconds). */
export function drawState(
  game: Timetable,
  now: number,
  { drawAt, closesAt }: UpcomingDraw = nextDraw(game, now),
): DrawState {
  const { timeZone } = game;
  if (game.interval !== null || dayOf(drawAt, timeZone) === dayOf(now, timeZone))
    return now < closesAt ? 'open' : 'locked';
  return drawsOn(game, weekdayOf(now, timeZone)) ? 'drawn' : 'other';
}
