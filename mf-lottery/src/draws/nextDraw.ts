import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { drawsOn, weekdayOf } from './weekday.ts';

export type Timetable = Pick<LotteryGame, 'nextDrawAt' | 'closesAt' | 'interval' | 'drawDayOfWeek'>;

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
  const step = game.interval === null ? day : game.interval * minute;
  let drawAt = announcedAt;
  if (drawAt <= now) {
    drawAt += (Math.floor((now - announcedAt) / step) + 1) * step;
    for (let days = 0; days < 6 && step === day && !drawsOn(game, weekdayOf(drawAt)); days += 1) drawAt += day;
  }
  return { drawAt, closesAt: drawAt - lead };
}
