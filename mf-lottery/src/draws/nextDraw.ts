import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { instantOf, wallClock } from '@unisite/shared/contract/zonedTime';
import { drawsOn, weekdayOf } from './weekday.ts';

export type Timetable = Pick<LotteryGame, 'nextDrawAt' | 'closesAt' | 'interval' | 'drawDayOfWeek' | 'timeZone'>;

/** A game's next draw and the end of betting on it, milliseconds since the epoch. */
export interface UpcomingDraw {
  readonly drawAt: number;
  readonly closesAt: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/**
 * The first draw after `now`. The platform's times apply until that draw; afterwards the timetable continues, so that
 * an open page moves on by itself.
 */
export function nextDraw(game: Timetable, now: number): UpcomingDraw {
  const announcedAt = Date.parse(game.nextDrawAt);
  const lead = announcedAt - Date.parse(game.closesAt);
  const drawAt = announcedAt > now ? announcedAt : drawAfter(game, announcedAt, now);
  return { drawAt, closesAt: drawAt - lead };
}

function drawAfter({ interval, timeZone, ...game }: Timetable, announcedAt: number, now: number): number {
  if (interval !== null) {
    const step = interval * minute;
    return announcedAt + (Math.floor((now - announcedAt) / step) + 1) * step;
  }
  // at the same time of day, where clocks change too
  const clock = wallClock(announcedAt, timeZone);
  const at = (days: number) => instantOf(clock + days * day, timeZone);
  let days = Math.max(1, Math.floor((now - announcedAt) / day));
  while (at(days) <= now) days += 1;
  const first = days;
  while (days < first + 6 && !drawsOn(game, weekdayOf(at(days), timeZone))) days += 1;
  return at(days);
}
