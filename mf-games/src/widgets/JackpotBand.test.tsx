import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Jackpot, jackpots } from '@unisite/shared/contract/jackpots';
import { vnd } from '@unisite/shared/contract/money';
import { flush } from '@unisite/shared/testing';
import { mountModule, resetSession } from '../testing/page.ts';
import { answer, forgetAll, refuse } from '../testing/platform.ts';
import JackpotBand from './JackpotBand.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;
const pool: Jackpot = { name: 'Hũ Hoàng Kim', amount: vnd(24_312_075), games: 84, category: 'RNG', last: null };

beforeEach(() => {
  forgetAll();
  resetSession();
});
afterEach(() => page.unmount());

async function open(): Promise<string> {
  page = await mountModule(JackpotBand);
  await flush();
  return page.element.textContent?.replaceAll('\u00a0', ' ') ?? '';
}

test('a pool is shown with its games and the way to them; that nobody has won it is said', async () => {
  answer(jackpots, () => ({ pools: [pool] }));
  const text = await open();
  for (const words of ['Hũ Hoàng Kim', '24.312.075 ₫', 'Tích luỹ từ 84 trò chơi', 'Chưa ai trúng'])
    expect(text).toContain(words);
  expect(page.element.querySelector('a')?.getAttribute('href')).toBe('/rng');
});

test('who won it last is named as far as it is known', async () => {
  const last = { at: '2026-11-28T08:00:00.000Z', amount: vnd(60_000_000), account: 'ngọ***77', gameName: 'Rồng Vàng' };
  const unknown = { ...last, account: null, gameName: null };
  answer(jackpots, () => ({
    pools: [
      { ...pool, last },
      { ...pool, name: 'Hũ lớn', last: unknown },
    ],
  }));
  const text = await open();
  for (const words of ['60.000.000 ₫', '28/11/2026', 'ngọ***77', 'Rồng Vàng', 'Một hội viên'])
    expect(text).toContain(words);
});

test.each([
  ['has no pools', () => answer(jackpots, () => ({ pools: [] }))],
  ['does not answer', () => refuse(jackpots, 'INTERNAL', 500)],
])('where the platform %s there is nothing', async (_how, tell) => {
  tell();
  expect(await open()).toBe('');
  expect(page.element.querySelector('.placeholder, section')).toBeNull();
});
