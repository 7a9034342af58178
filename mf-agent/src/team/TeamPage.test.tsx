import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { downlineLimits, setDownlineLimit } from '@unisite/shared/contract/agentLimits';
import { agentTeam, downlineRate, setDownlineRate, type TeamRow } from '@unisite/shared/contract/agentTeam';
import { vnd } from '@unisite/shared/contract/money';
import { playLimitKind, playPeriod } from '@unisite/shared/contract/protection';
import { currentLocation } from '@unisite/shared/navigation';
import { goTo, type MountedModule, resetSession, signIn, standInPlatform } from '@unisite/shared/testing';
import { button, eventually, figuresOf, mountModule, press, pressKey, rowOf, type } from '../testing/page.ts';
import TeamPage from './TeamPage.tsx';

const platform = standInPlatform();
let page: MountedModule | undefined;
const own = { series: 1980 };

/** daily01 has two downlines; hoamai is an agent without any. */
const levels: Readonly<Record<string, TeamRow[]>> = {
  daily01: [rowOf('hoamai'), rowOf('thaison', { kind: 'player', direct: 0, team: 0, state: 'paused' })],
  hoamai: [],
};

beforeEach(async () => {
  platform.forgetAll();
  resetSession();
  signIn({ customerType: 1, account: 'daily01' });
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
  platform.answer(agentTeam, ({ account = 'daily01', search, page: asked = 1 }) => {
    const rows = (levels[account] ?? []).filter((row) => !search || row.account.includes(search));
    const way = account === 'daily01' ? ['daily01'] : ['daily01', account];
    return {
      from: '2026-10-22',
      to: '2026-11-20',
      page: Number(asked),
      pageSize: 20,
      total: rows.length,
      rows,
      way: way.map((one) => ({ account: one, nickname: one, avatar: '/a.svg' })),
      own: rowOf(account, { rate: own }),
      branch: figuresOf({ turnover: vnd(900), result: vnd(-40) }),
    };
  });
  await goTo('/agentHome?page=teamManagement');
});
afterEach(async () => {
  await page?.unmount();
  page = undefined;
});

const open = async () => {
  page = await mountModule(TeamPage, '/agentHome');
};
const rows = () => [...document.querySelectorAll('tbody tr:not([aria-hidden])')].map((row) => row.textContent ?? '');
const field = (name: string) => document.querySelector(`[name="${name}"]`) as HTMLInputElement;
const search = () => currentLocation().location.search;
const text = () => page?.element.textContent ?? '';
const items = () => [...document.querySelectorAll('[role="menuitem"]')].map(({ textContent }) => textContent);

test('a level has the account’s own play, those below it, and the branch at its foot', async () => {
  await open();
  await eventually(() => expect(rows()).toHaveLength(3));
  expect(rows()[0]).toContain('Riêng daily01');
  expect(rows()[2]).toContain('Tạm nghỉ');
  expect(document.querySelector('tfoot')?.textContent).toContain('Cả nhánh daily01');
  expect(document.querySelector('tfoot')?.textContent).toMatch(/[-−]40/);
});

test('a name opens its level, which the address holds; a branch of nobody says so', async () => {
  await open();
  await eventually(() => expect(rows()).toHaveLength(3));
  await press('hoamai');
  expect(search()).toBe('?page=teamManagement&account=hoamai');
  await eventually(() => expect(text()).toContain('Chưa có tuyến dưới'));
  expect(rows()).toHaveLength(1);
  expect(text()).not.toContain('Tạo link');
});

test('who is not found below an account is looked for in the whole team', async () => {
  await goTo('/agentHome?page=teamManagement&account=hoamai&q=thai');
  await open();
  await eventually(() => expect(text()).toContain('Không thấy “thai”'));
  await press('Tìm trong cả đội');
  expect(search()).toBe('?page=teamManagement&q=thai');
  await eventually(() => expect(rows()).toEqual([expect.stringContaining('Hội viên, dưới daily01')]));
});

test('another rate is sent with how many it pulls along, who are named before', async () => {
  platform.answer(downlineRate, ({ series }) => {
    const isLower = Number(series ?? 1960) < 1960;
    return {
      now: { series: 1960 },
      most: own,
      from: '2026-11-21',
      pulled: isLower ? [{ account: 'yenphu', rate: { series: 1960 } }] : [],
      pulledCount: isLower ? 1 : 0,
    };
  });
  platform.answer(setDownlineRate, ({ rate }) => ({ rate, from: '2026-11-21' }));
  await open();
  await eventually(() => button('Việc khác với hoamai'));
  await press('Việc khác với hoamai');
  await press('Sửa bộ thưởng');
  await eventually(() => button('Đặt bộ thưởng 1960'));
  expect(button('Đặt bộ thưởng 1960')).toHaveProperty('disabled', true);
  await press('Bộ thưởng: giảm 2');
  await eventually(() => expect(document.querySelector('dialog')?.textContent).toContain('yenphu'));
  await press('Đặt bộ thưởng 1958');
  await eventually(() => expect(platform.callsOf(setDownlineRate)).toHaveLength(1));
  expect(platform.callsOf(setDownlineRate)[0]?.request).toMatchObject({
    account: 'hoamai',
    rate: { series: 1958 },
    pulledCount: 1,
  });
  await eventually(() => expect(document.querySelector('dialog')).toBeNull());
});

test('limits of somebody right below are sent one by one, those that were changed', async () => {
  const limits = playLimitKind.options.flatMap((kind) =>
    playPeriod.options.map((period) => ({
      kind,
      period,
      value: kind === 'deposit' && period === 'day' ? 500_000 : null,
    })),
  );
  platform.answer(downlineLimits, () => ({ limits }));
  platform.answer(setDownlineLimit, () => ({ limits }));
  await open();
  await eventually(() => button('Việc khác với hoamai'));
  await press('Việc khác với hoamai');
  await press('Hạn mức');
  await eventually(() => expect(field('deposit.day').value).toBe('500.000'));
  await type('deposit.day', '');
  await type('deposit.week', '2.000.000');
  await press('Thời gian');
  await type('time.day', '44641');
  expect(button('Lưu hạn mức')).toHaveProperty('disabled', true);
  expect(document.querySelector('dialog')?.textContent).toContain('tối đa 44.640');
  await type('time.day', '90');
  await press('Lưu hạn mức');
  await eventually(() => expect(document.querySelector('dialog')).toBeNull());
  expect(platform.callsOf(setDownlineLimit).map(({ request }) => request)).toEqual([
    { account: 'hoamai', kind: 'deposit', period: 'day', value: null },
    { account: 'hoamai', kind: 'deposit', period: 'week', value: 2_000_000 },
    { account: 'hoamai', kind: 'time', period: 'day', value: 90 },
  ]);
});

test('an agent’s staff looks, and changes nothing', async () => {
  resetSession();
  signIn({ customerType: 41, account: 'thuky' });
  await open();
  await eventually(() => button('Việc khác với hoamai'));
  await press('Việc khác với hoamai');
  expect(items()).toEqual(['Xem tuyến dưới', 'Xem lượt cược', 'Hạn mức', 'Chép tên đăng nhập']);
});

test('the menu is walked by the arrows, and Escape gives the focus back', async () => {
  await open();
  await eventually(() => button('Việc khác với hoamai'));
  await press('Việc khác với hoamai');
  const focused = () => document.activeElement?.textContent;
  expect(focused()).toBe('Xem tuyến dưới');
  await pressKey('ArrowUp');
  expect(focused()).toBe('Ngừng cho mở rộng');
  await pressKey('ArrowDown');
  expect(focused()).toBe('Xem tuyến dưới');
  await pressKey('Escape');
  await eventually(() => expect(items()).toEqual([]));
  expect(document.activeElement).toBe(button('Việc khác với hoamai'));
});
