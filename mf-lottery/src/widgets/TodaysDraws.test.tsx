import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { lotteryMenus, popularLotteries } from '@unisite/shared/contract/lottery';
import { fakeTimersOnly, stubResponse } from '@unisite/shared/testing';
import { act } from 'react';
import { game, menu, quick, southern } from '../testing/games.ts';
import { mountModule } from '../testing/mountModule.ts';
import TodaysDraws from './TodaysDraws.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;

beforeEach(() => {
  jest.useFakeTimers(fakeTimersOnly('2026-11-20T03:00:00Z'));
});
afterEach(async () => {
  await page.unmount();
  jest.useRealTimers();
});

const linksIn = (name: string) =>
  [...page.element.querySelectorAll<HTMLElement>(`section[aria-label="${name}"] a`)].map((link) =>
    link.getAttribute('href'),
  );
const press = (words: string, within = '') =>
  act(async () =>
    [...page.element.querySelectorAll<HTMLElement>(`${within} button`)]
      .find((button) => (button.getAttribute('aria-label') ?? button.textContent)?.startsWith(words))
      ?.click(),
  );

const vietnamese = [
  menu('Bắc', 'Lott', game('MB')),
  menu('Nam', 'Lott', southern('VL', '6'), southern('HCM', '2,7'), southern('TG', '1')),
  menu('Siêu tốc', 'ZY', quick('VNF1', 'VNF')),
];
const electronic = [menu('SSC', 'Elott', quick('SSC_1', 'SSC'))];

test('stations that take turns are those of today, until another day or all are asked for', async () => {
  stubResponse(lotteryMenus, {}, { menus: [...vietnamese, ...electronic] });
  stubResponse(popularLotteries, {}, { rows: [] });
  page = await mountModule(TodaysDraws);
  expect(linksIn('Nam')).toEqual(['/vnlottery?gameCode=VL']);
  expect(page.element.querySelector('[aria-pressed="true"]')?.getAttribute('aria-label')).toBe('Thứ 6');
  await press('Chủ nhật', '[aria-label="Nam"]');
  expect(linksIn('Nam')).toEqual(['/vnlottery?gameCode=TG']);
  await press('Tất cả', '[aria-label="Nam"]');
  expect(linksIn('Nam')).toHaveLength(3);
  expect(linksIn('Bắc')).toEqual(['/vnlottery?gameCode=MB', '/vnlottery?gameCode=VNF1']);
});

test('of the popular games twenty are kept, eight shown at once', async () => {
  stubResponse(lotteryMenus, {}, { menus: electronic });
  stubResponse(popularLotteries, {}, { rows: Array.from({ length: 23 }, (_, n) => quick(`S${n}`, 'SSC')) });
  page = await mountModule(TodaysDraws);
  expect(linksIn('Được quan tâm nhất')).toHaveLength(8);
  await press('Xem thêm 12');
  expect(linksIn('Được quan tâm nhất')).toHaveLength(20);
});

test('a market without Vietnamese lotteries gets the electronic ones alone', async () => {
  stubResponse(lotteryMenus, {}, { menus: electronic });
  stubResponse(popularLotteries, {}, { rows: [] });
  page = await mountModule(TodaysDraws);
  expect([...page.element.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    '/elott?gameCode=SSC_1',
  ]);
  expect(page.element.textContent).toContain('01:00'); // countdown to its draw
});
