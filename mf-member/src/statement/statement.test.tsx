import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { GivenOf } from '@unisite/shared/contract/operation';
import { memberData, memberDataPart, statement } from '@unisite/shared/contract/statement';
import { recordDownloads } from '../testing/downloads.ts';
import { button, eventually, goTo, mountModule, press, resetSession, signIn, toasts } from '../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../testing/platform.ts';
import StatementPage from './StatementPage.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;
let saved: ReturnType<typeof recordDownloads>;

beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  saved = recordDownloads();
  await goTo('/member?page=statement');
});
afterEach(async () => {
  saved.restore();
  await page.unmount();
});

const text = () => page.element.textContent?.replaceAll('\u00a0', ' ') ?? '';
const month = (name: string, deposited: number, staked: number, won: number) => ({
  month: name,
  deposited,
  withdrawn: 100_000,
  given: 0,
  staked,
  won,
  bets: 3,
});
const value: GivenOf<typeof statement> = {
  since: '2025-03-01',
  currency: 'VND',
  months: [
    month('2026-02', 500_000, 900_000, 700_000),
    month('2026-01', 300_000, 0, 0),
    month('2025-12', 200_000, 10_000, 60_000),
  ],
};

test('the life of the account stands first, then the newest year by month', async () => {
  answer(statement, () => value);
  page = await mountModule(StatementPage, '/member');
  await eventually(() => expect(text()).toContain('Bản kê năm 2026'));
  expect(text()).toContain('Nạp ròng700.000 ₫Đã nạp trừ đã rútĐã nạp1.000.000 ₫Từ ngày 01/03/2025Đã rút300.000 ₫');
  expect(text()).toContain('Lãi lỗ-150.000 ₫');
  expect(text()).toContain('Cả năm800.000200.000900.000700.000-200.000');
  expect(text()).not.toContain('12/2025');
});

test('a year is saved as a file, the oldest month first', async () => {
  answer(statement, () => value);
  page = await mountModule(StatementPage, '/member');
  await eventually(() => expect(text()).toContain('Bản kê năm 2026'));
  await press(button(page.element, 'Tải về CSV'));
  expect(saved.files.map(({ name }) => name)).toEqual(['ban-ke-2026.csv']);
  const lines = (await saved.files[0]?.text())?.split('\r\n');
  expect(lines?.slice(1)).toEqual([
    '2026-01,300000,100000,200000,0,0,0,0,3',
    '2026-02,500000,100000,400000,0,900000,700000,-200000,3',
    'Cả năm,800000,200000,600000,0,900000,700000,-200000,6',
    '',
  ]);
});

test('all data is collected part by part, over many answers, into one file', async () => {
  answer(statement, () => value);
  answer(memberData, ({ part, after }) => ({
    rows: [{ part, place: after ?? 'first' }],
    next: part === 'bets' && after === undefined ? 'more' : null,
  }));
  page = await mountModule(StatementPage, '/member');
  await press(button(page.element, 'Tải dữ liệu của tôi'));
  await eventually(() => expect(toasts()).toEqual([`Đã tải ${memberDataPart.options.length + 1} dòng`]));
  const data = JSON.parse((await saved.files[0]?.text()) ?? '') as Record<string, unknown[]>;
  expect(Object.keys(data)).toEqual(memberDataPart.options);
  expect(data.bets).toEqual([
    { part: 'bets', place: 'first' },
    { part: 'bets', place: 'more' },
  ]);
});

test('a part that does not come ends the download with what the platform says, and nothing is saved', async () => {
  answer(statement, () => value);
  refuse(memberData, 'INTERNAL', 500);
  page = await mountModule(StatementPage, '/member');
  await press(button(page.element, 'Tải dữ liệu của tôi'));
  await eventually(() => expect(toasts()).toEqual(['Chưa tải được tệp']));
  expect(saved.files).toEqual([]);
  expect(callsOf(memberData)).toHaveLength(1);
});

test('an account without a month says so; one that cannot be loaded offers another try', async () => {
  refuse(statement, 'INTERNAL', 500);
  page = await mountModule(StatementPage, '/member');
  await eventually(() => expect(text()).toContain('Chưa tải được bản kê'));
  answer(statement, () => ({ ...value, months: [] }));
  await press(button(page.element, 'Thử lại'));
  await eventually(() => expect(text()).toContain('Chưa có tháng nào'));
});
