import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { chooseNext } from './chooseNext.ts';
import { type Menu, vietnameseMenus } from './menuColumns.ts';
import { nextDraw } from './nextDraw.ts';
import { type DayFilter, drawsOn, readDayFilter, weekdayOf } from './weekday.ts';

/** What the page of the Vietnamese lotteries shows, as the address says it. */
export interface LotteryPlace {
  readonly game: LotteryGame;
  readonly menu: Menu;
  readonly day: DayFilter;
}

/**
 * Reads `gameCode`, `menu` and `day` of the address. Without a game it is the next one that matters; without a menu the
 * game's own; without a day today, or the game's next day where it does not draw today. Null when there is no such game
 * among the Vietnamese ones.
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
  const today = weekdayOf(now);
  const next = drawsOn(game, today) ? today : weekdayOf(nextDraw(game, now).drawAt);
  return { game, menu, day: readDayFilter(address.get('day'), next) };
}

/** The address with some of its parameters changed; null takes one away. */
export function withParameters(address: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}
