import { expect, test } from '@jest/globals';
import type { LotteryGame, Region } from '@unisite/shared/contract/lottery';
import { electronicMenus, type Menu, menuColumns, vietnameseMenus } from './menuColumns.ts';

const game = (code: string, region: Region | null, gameGroupCode: string): LotteryGame => ({
  code,
  remark: code,
  timeZone: 'Asia/Ho_Chi_Minh',
  drawDayOfWeek: '',
  gameGroupCode,
  region,
  isHot: false,
  drawTime: null,
  interval: 1,
  nextDrawAt: '2026-11-20T10:42:00.000Z',
  closesAt: '2026-11-20T10:41:55.000Z',
});
const menu = (tag: string, prizeMode: Menu['prizeMode'], ...gameMenus: LotteryGame[]): Menu => ({
  tag,
  labelName: tag,
  prizeMode,
  gameMenus,
});

const north = menu('NORTH', 'Lott', game('MB', 'north', 'MB'));
const south = menu('SOUTH', 'Lott', game('VL', 'south', 'MN'));
const quick = menu('QUICK', 'ZY', game('VNF1', null, 'VNF'));
const digits = menu('SSC', 'Elott', game('SSC_1', null, 'SSC'));

test('draws of no region stand under the north', () => {
  expect(menuColumns([north, south, quick, digits]).map(({ key, games }) => [key, games.map((g) => g.code)])).toEqual([
    ['NORTH', ['MB', 'VNF1']],
    ['SOUTH', ['VL']],
  ]);
});

test('without a north they have their own column', () => {
  expect(menuColumns([quick]).map(({ key }) => key)).toEqual(['QUICK']);
});

test('menus are parted into Vietnamese and electronic', () => {
  expect(vietnameseMenus([north, quick, digits])).toEqual([north, quick]);
  expect(electronicMenus([north, quick, digits])).toEqual([digits]);
  expect(menuColumns([digits])).toEqual([]);
});
