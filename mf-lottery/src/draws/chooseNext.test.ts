import { expect, test } from '@jest/globals';
import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { chooseNext } from './chooseNext.ts';

const game = (code: string, over: Partial<LotteryGame>): LotteryGame => ({
  code,
  remark: code,
  timeZone: 'Asia/Ho_Chi_Minh',
  drawDayOfWeek: '2,3,4,5,6,7,1',
  gameGroupCode: 'MB',
  region: null,
  isHot: false,
  drawTime: '18:15',
  interval: null,
  nextDrawAt: '2026-11-20T11:15:00.000Z',
  closesAt: '2026-11-20T11:10:00.000Z',
  ...over,
});

const north = game('MB', { region: 'north' });
const evening = game('HNVIP', { drawTime: '19:00', nextDrawAt: '2026-11-20T12:00:00.000Z' });
const often = game('SSC_1', {
  gameGroupCode: 'SSC',
  isHot: true,
  drawDayOfWeek: '',
  drawTime: null,
  interval: 1,
  nextDrawAt: '2026-11-20T03:01:00.000Z',
  closesAt: '2026-11-20T03:00:55.000Z',
});
const slower = game('LHC_5', { ...often, code: 'LHC_5', interval: 5, nextDrawAt: '2026-11-20T03:05:00.000Z' });

const choice = (games: readonly LotteryGame[], now: string) => chooseNext(games, Date.parse(now))?.code;

test('on its evening the north comes first, though others draw sooner', () => {
  expect(choice([often, evening, north], '2026-11-20T03:00:00Z')).toBe('MB');
});

test('after it the next daily draw of the same day follows, and then the north of tomorrow', () => {
  expect(choice([often, evening, north], '2026-11-20T11:15:00Z')).toBe('HNVIP');
  expect(choice([often, evening, north], '2026-11-20T12:00:00Z')).toBe('MB');
});

test('without Vietnamese lotteries it is the soonest hot game', () => {
  expect(choice([slower, often], '2026-11-20T03:00:30Z')).toBe('SSC_1');
  expect(choice([{ ...slower, isHot: false }], '2026-11-20T03:00:30Z')).toBe('LHC_5');
});

test('without games there is none', () => {
  expect(choice([], '2026-11-20T03:00:00Z')).toBeUndefined();
});
