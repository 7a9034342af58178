import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { openedNumbers, popularLotteries } from '@unisite/shared/contract/lottery';
import { fakeTimersOnly, stubResponse } from '@unisite/shared/testing';
import { act } from 'react';
import { game } from '../testing/games.ts';
import { mountModule } from '../testing/mountModule.ts';
import NextDraw from './NextDraw.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;

beforeEach(() => {
  jest.useFakeTimers(fakeTimersOnly('2026-11-20T11:09:50Z'));
});
afterEach(async () => {
  await page.unmount();
  jest.useRealTimers();
});

const pass = (seconds: number) => act(async () => jest.advanceTimersByTime(seconds * 1000));
const left = () => page.element.querySelector('[role="timer"]')?.getAttribute('aria-label');

test('it counts down to the end of betting, then to the draw, then to the next draw', async () => {
  stubResponse(popularLotteries, {}, { rows: [game('MB')] });
  for (const day of ['2026-11-20', '2026-11-19', '2026-11-21'])
    stubResponse(openedNumbers, { prizeMode: 'Lott', day }, { rows: [] });
  stubResponse(openedNumbers, { prizeMode: 'Elott' }, { rows: [] });
  page = await mountModule(NextDraw);
  expect(page.element.textContent).toContain('Sắp quay');
  expect(left()).toBe('Còn 0 giờ 0 phút 10 giây');
  await pass(10);
  expect(page.element.textContent).toContain('Đã khoá');
  expect(left()).toBe('Còn 0 giờ 5 phút 0 giây');
  await pass(5 * 60);
  expect(page.element.textContent).toContain('Sắp quay');
  expect(page.element.textContent).toContain('21/11');
  expect(left()).toBe('Còn 23 giờ 55 phút 0 giây');
});
