import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { chooseNext } from './chooseNext.ts';
import { type Menu, vietnameseMenus } from './menuColumns.ts';
import { nextDraw } from './nextDraw.ts';
import { type DayFilter, drawsOn, readDayFilter, weekdayOf } from './weekday.ts';

/** What the page of the Vietnamese lotteries shows, according to the address. */
export interface LotteryPlace {
  readonly game: LotteryGame;
  readonly menu: Menu;
  readonly day: DayFilter;
}

/**
 * Reads `gameCode`, `menu` and `day` of the address. Defaults: the next important game; the game's own menu; today, or
 * the game's next day if it does not draw today. Null for an unknown game.
 */
export function lotteryPlace(menus: readonly Menu[], address: URLSearchParams, now: number): LotteryPlace | null {
  const vietnamese = vietnameseMenus(menus);
  const games = vietnamese.flatMap(({ gameMenus }) => gameMenus);
  const code = address.get('gameCode');
  const game = code === null ? chooseNext(games, now) : games.find((one) => one.code === code);
  if (!game) return null;
  const menu =
    vietnamese.find(({ tag }) => tag === address.get('menu')) ??
    vietnamese.find(({ gameMenus }) => gameMenus.includes(game));
  if (!menu) return null;
  const today = weekdayOf(now, game.timeZone);
  const next = drawsOn(game, today) ? today : weekdayOf(nextDraw(game, now).drawAt, game.timeZone);
  return { game, menu, day: readDayFilter(address.get('day'), next) };
}

/** The address with some parameters changed; null removes one. */
export function withParameters(address: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}
