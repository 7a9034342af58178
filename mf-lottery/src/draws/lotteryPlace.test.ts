import { expect, test } from '@jest/globals';
import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { lotteryPlace, withParameters } from './lotteryPlace.ts';
import type { Menu } from './menuColumns.ts';

const game = (over: Partial<LotteryGame>): LotteryGame => ({
  code: 'MB',
  remark: 'Miền Bắc',
  timeZone: 'Asia/Ho_Chi_Minh',
  drawDayOfWeek: '2,3,4,5,6,7,1',
  gameGroupCode: 'MB',
  region: 'north',
  isHot: true,
  drawTime: '18:15',
  interval: null,
  nextDrawAt: '2026-11-20T11:15:00.000Z',
  closesAt: '2026-11-20T11:10:00.000Z',
  ...over,
});
const north = game({});
const south = game({ code: 'VL', gameGroupCode: 'MN', region: 'south', drawDayOfWeek: '6' });
const digits = game({ code: 'SSC_1', gameGroupCode: 'SSC', region: null });
const menus: Menu[] = [
  { tag: 'NORTH', labelName: 'Miền Bắc', prizeMode: 'Lott', gameMenus: [north] },
  { tag: 'SOUTH', labelName: 'Miền Nam', prizeMode: 'Lott', gameMenus: [south] },
  { tag: 'SSC', labelName: 'SSC', prizeMode: 'Elott', gameMenus: [digits] },
];
const now = Date.parse('2026-11-20T03:00:00Z');
const at = (address: string) => lotteryPlace(menus, new URLSearchParams(address), now);

test('without a game it is the next draw that matters, today', () => {
  expect(at('')).toEqual({ game: north, menu: menus[0], day: '6' });
});

test('a game brings its own menu, unless the address names one', () => {
  expect(at('gameCode=VL')?.menu.tag).toBe('SOUTH');
  expect(at('gameCode=VL&menu=NORTH&day=ALL')).toEqual({ game: south, menu: menus[0], day: 'ALL' });
});

test('a game that does not draw today is shown among those of its next day', () => {
  const saturday = Date.parse('2026-11-21T03:00:00Z');
  expect(lotteryPlace(menus, new URLSearchParams('gameCode=VL'), saturday)?.day).toBe('6');
  expect(lotteryPlace(menus, new URLSearchParams('gameCode=MB'), saturday)?.day).toBe('7');
});

test('unknown and electronic games have no place here', () => {
  expect(at('gameCode=NOPE')).toBeNull();
  expect(at('gameCode=SSC_1')).toBeNull();
});

test('a changed address keeps the rest', () => {
  expect(withParameters(new URLSearchParams('gameCode=VL&draw=20261113'), { day: '7', draw: null })).toBe(
    '?gameCode=VL&day=7',
  );
});
