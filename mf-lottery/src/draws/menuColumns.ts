import type { LotteryGame, lotteryMenus, Region } from '@unisite/shared/contract/lottery';
import { electronicGroupOf } from '@unisite/shared/contract/lotteryAddress';
import type { ValueOf } from '@unisite/shared/contract/operation';

export type Menu = ValueOf<typeof lotteryMenus>['menus'][number];

export interface Column {
  readonly key: string;
  readonly label: string;
  /** Null where a market has only draws without a region. */
  readonly region: Region | null;
  readonly games: readonly LotteryGame[];
}

const isElectronic = ({ gameMenus }: Menu): boolean => gameMenus.every((game) => electronicGroupOf(game) !== null);

/** The menus of the electronic lotteries. */
export const electronicMenus = (menus: readonly Menu[]): Menu[] => menus.filter(isElectronic);

/** The menus of the Vietnamese lotteries, in the platform's order. */
export const vietnameseMenus = (menus: readonly Menu[]): Menu[] => menus.filter((menu) => !isElectronic(menu));

/** The Vietnamese menus as one column per region; draws without a region join the north, whose format they share. */
export function menuColumns(menus: readonly Menu[]): Column[] {
  const columns = vietnameseMenus(menus).map(({ tag, labelName, gameMenus }) => ({
    key: tag,
    label: labelName,
    region: gameMenus[0]?.region ?? null,
    games: gameMenus,
  }));
  const home = columns.find(({ region }) => region === 'north');
  if (!home) return columns;
  const stray = columns.filter(({ region }) => region === null).flatMap(({ games }) => games);
  return columns
    .filter(({ region }) => region !== null)
    .map((column) => (column === home ? { ...column, games: [...column.games, ...stray] } : column));
}
