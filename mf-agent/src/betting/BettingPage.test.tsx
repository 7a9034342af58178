import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { agentBetting, agentBettingTotals } from '@unisite/shared/contract/agentBetting';
import { gameMenu } from '@unisite/shared/contract/games';
import { vnd } from '@unisite/shared/contract/money';
import { currentLocation } from '@unisite/shared/navigation';
import { goTo, type MountedModule, resetSession, signIn, standInPlatform } from '@unisite/shared/testing';
import { button, eventually, mountModule, press } from '../testing/page.ts';
import BettingPage from './BettingPage.tsx';
import type { Round } from './bettingFilters.ts';

const platform = standInPlatform();
let page: MountedModule | undefined;

const round = (number: number, more: Partial<Round> = {}): Round => ({
  id: `r${number}`,
  account: 'thuytien',
  nickname: 'Thuỷ Tiên',
  avatar: '/a.svg',
  upline: 'hoamai',
  reference: `R-${number}`,
  at: '2026-11-20T10:41:52Z',
  category: 'LIVE',
  state: 'settled',
  game: { gameId: 'g', name: 'Baccarat Hoàng Gia', vendorName: 'Maison Orlec' },
  staked: vnd(1000),
  valid: vnd(950),
  payout: vnd(1950),
  result: vnd(950),
  ...more,
});
const open = round(2, { state: 'open', valid: null, payout: vnd(0), result: null, upline: null });

beforeEach(async () => {
  platform.forgetAll();
  resetSession();
  signIn({ customerType: 1, account: 'daily01' });
  platform.answer(gameMenu, () => ({ categories: [] }));
  platform.answer(agentBetting, ({ after, state, search }) => ({
    from: '2026-10-22',
    to: '2026-11-20',
    rows: search ? [] : after ? [round(3)] : state === 'open' ? [open] : [round(1), open],
    previous: after ? '["p"]' : null,
    next: after ? null : '["n"]',
  }));
  platform.answer(agentBettingTotals, ({ search }) => ({
    from: '2026-10-22',
    to: '2026-11-20',
    rounds: search ? 0 : 184_602,
    open: 1,
    staked: vnd(2000),
    payout: vnd(1950),
    valid: vnd(950),
    result: vnd(950),
  }));
  await goTo('/agentHome?page=teamBetting');
  page = await mountModule(BettingPage, '/agentHome');
});
afterEach(async () => {
  await page?.unmount();
  page = undefined;
});

const rows = () => [...document.querySelectorAll('tbody tr:not([aria-hidden])')].map((row) => row.textContent ?? '');
const text = () => page?.element.textContent ?? '';
const query = () => new URLSearchParams(currentLocation().location.search);

test('each round says whose it is, of which game, and what came of it; the sums are of all', async () => {
  await eventually(() => expect(rows()).toHaveLength(2));
  expect(rows()[0]).toContain('dưới hoamai');
  expect(rows()[0]).toContain('Baccarat Hoàng Gia');
  expect(rows()[0]).toMatch(/\+950.*Thắng/);
  expect(rows()[1]).toMatch(/chưa có.*Chờ kết quả/);
  expect(text()).toContain('184.602 lượt');
  expect(text()).toContain('1 lượt chờ kết quả');
});

test('leads on and back through the list, and to its head', async () => {
  await eventually(() => button('Sau'));
  expect(button('Trước').getAttribute('aria-disabled')).toBe('true');
  await press('Sau');
  await eventually(() => expect(rows()[0]).toContain('R-3'));
  expect(query().get('after')).toBe('["n"]');
  await press('Trước');
  expect([query().get('before'), query().get('after')]).toEqual(['["p"]', null]);
});

test('a press on a head sorts from the head of the list on', async () => {
  await goTo('/agentHome?page=teamBetting&after=%5B%22n%22%5D');
  await eventually(() => button('Tiền cược'));
  await press('Tiền cược');
  expect([query().get('sort'), query().get('after')]).toEqual(['staked', null]);
});

test('filters that leave nothing can be removed at once', async () => {
  await goTo('/agentHome?page=teamBetting&q=nobody&account=hoamai');
  await eventually(() => expect(text()).toContain('Không có lượt cược nào'));
  expect((button('Tải CSV') as HTMLButtonElement).disabled).toBe(true);
  await press('Bỏ bộ lọc');
  expect(query().toString()).toBe('page=teamBetting');
});
