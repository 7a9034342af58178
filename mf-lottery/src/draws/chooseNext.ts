import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { dayOf } from '@unisite/shared/contract/zonedTime';
import { nextDraw } from './nextDraw.ts';

/**
 * The draw of the home page's countdown: the northern one on its evening; after it the next other daily draw of today,
 * and if none is left tomorrow's northern one. A market without Vietnamese lotteries gets the next of its hot games.
 */
export function chooseNext(games: readonly LotteryGame[], now: number): LotteryGame | null {
  const soonest = (some: readonly LotteryGame[]): LotteryGame | null =>
    some.reduce<LotteryGame | null>(
      (best, game) => (best && nextDraw(best, now).drawAt <= nextDraw(game, now).drawAt ? best : game),
      null,
    );
  const isToday = (game: LotteryGame) => dayOf(nextDraw(game, now).drawAt, game.timeZone) === dayOf(now, game.timeZone);
  const north = games.find(({ region }) => region === 'north') ?? null;
  if (!north) return soonest(games.filter(({ isHot }) => isHot)) ?? soonest(games);
  if (isToday(north)) return north;
  return soonest(games.filter((game) => game.interval === null && isToday(game))) ?? north;
}
