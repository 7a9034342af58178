import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { GivenOf } from '@unisite/shared/contract/operation';
import { activities } from '@unisite/shared/contract/promotions';
import { rebates } from '@unisite/shared/contract/rebates';
import { currentLocation } from '@unisite/shared/navigation';
import { button, eventually, goTo, mountModule, press, resetSession, signIn } from '../testing/page.ts';
import { answer, forgetAll, refuse } from '../testing/platform.ts';
import ActivitiesPage from './ActivitiesPage.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;
type Row = GivenOf<typeof activities>['rows'][number];
const row = (id: string, state: Row['state'], more: Partial<Row> = {}): Row => ({
  id,
  state,
  title: `Hoạt động ${id}`,
  summary: 'Tóm tắt',
  highlight: null,
  kind: 'deposit',
  reason: null,
  starts: 'deposit',
  startsAt: '2026-11-20T02:00:00Z',
  endsAt: null,
  bonus: null,
  again: false,
  application: null,
  opensAt: null,
  brings: null,
  ...more,
});
const rule: GivenOf<typeof rebates> = { mode: 'off', least: 0, days: 7, today: 0, levelPercent: 0, open: [], paid: [] };
const bonus = { amount: 350_000, wagered: 600_000, target: 1_200_000, endsAt: null, closedAt: null };

beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  answer(rebates, () => rule);
  await goTo('/member?page=rewardCenter');
});
afterEach(() => page.unmount());
const text = () => page.element.textContent?.replaceAll('\u00a0', ' ') ?? '';
const names = () => [...page.element.querySelectorAll('li p strong')].map(({ textContent }) => textContent);

test('each state has its one next step; groups narrow them and stand in the address', async () => {
  answer(activities, () => ({
    rows: [
      row('a', 'join'),
      row('b', 'process', { bonus }),
      row('c', 'joined'),
      row('d', 'soon'),
      row('e', 'issued', { bonus: { ...bonus, closedAt: '2026-11-21T02:00:00Z' } }),
      row('f', 'rejected', { reason: 'Mỗi người chỉ nhận một lần.' }),
    ],
  }));
  answer(rebates, () => ({
    ...rule,
    mode: 'claimed' as const,
    open: [{ category: 'RNG' as const, percent: 0.8, valid: 2_000_000, amount: 16_000, isTooLittle: false }],
  }));
  page = await mountModule(ActivitiesPage, '/member');
  await eventually(() => expect(names()).toHaveLength(7));
  expect(text()).toContain('16.000,00 ₫');
  expect(text()).toContain('Đã cược 600.000 ₫ / 1.200.000 ₫');
  expect(text()).toContain('Mỗi người chỉ nhận một lần.');
  const links = [...page.element.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    '/member?page=manualRebate',
    '/promoDetail?id=a',
    '/member?page=bonusDetails',
    '/member?page=deposit',
    '/promoDetail?id=d',
    '/member?page=transactionHistory&kind=bonus',
    '/promoDetail?id=f',
  ]);
  await press(button(page.element, 'Đang tham gia 2'));
  expect(currentLocation().location.search).toBe('?page=rewardCenter&group=going');
  await eventually(() => expect(names()).toEqual(['Hoạt động b', 'Hoạt động c']));
  await press(button(page.element, 'Chờ bạn 2'));
  await eventually(() => expect(names()).toEqual(['Nhận hoàn trả', 'Hoạt động a']));
});

test('what is applied for or claimed has its words, and a refused application its way back', async () => {
  const applied = { starts: 'application' as const };
  answer(activities, () => ({
    rows: [
      row('a', 'claim', { starts: 'claim' }),
      row('b', 'join', applied),
      row('c', 'applying', { ...applied, application: { reference: 'HD-1', sentAt: '2026-11-20T02:00:00Z' } }),
      row('d', 'claimed', { starts: 'claim', bonus: { ...bonus, closedAt: '2026-11-21T02:00:00Z' } }),
      row('e', 'rejected', { ...applied, again: true, reason: 'Ảnh mờ' }),
    ],
  }));
  page = await mountModule(ActivitiesPage, '/member');
  await eventually(() => expect(names()).toHaveLength(5));
  const links = [...page.element.querySelectorAll('li a')].map((link) => link.textContent);
  expect(links).toEqual(['Nhận thưởng', 'Nộp đơn', 'Xem đơn', 'Xem trong sao kê', 'Gửi lại đơn']);
  expect(text()).toContain('Đơn HD-1');
  expect(text()).toContain('Ảnh mờ');
});

test('without any, the way to promotions is shown', async () => {
  answer(activities, () => ({ rows: [] }));
  page = await mountModule(ActivitiesPage, '/member');
  await eventually(() => expect(text()).toContain('Chưa có hoạt động nào'));
  expect(button(page.element, 'Xem khuyến mãi').getAttribute('href')).toBe('/promotions');
});

test('a failure says so, and can be tried again', async () => {
  refuse(activities, 'UNAVAILABLE', 503);
  page = await mountModule(ActivitiesPage, '/member');
  await eventually(() => expect(text()).toContain('Chưa tải được hoạt động'));
  answer(activities, () => ({ rows: [row('a', 'join')] }));
  await press(button(page.element, 'Thử lại'));
  await eventually(() => expect(names()).toEqual(['Hoạt động a']));
});

test('what play decides says what it brings, and what is for other days when it can be had', async () => {
  answer(activities, () => ({
    rows: [
      row('a', 'claim', { starts: 'loss', brings: 123_400, highlight: '10%' }),
      row('b', 'soon', { starts: 'day', opensAt: '2026-12-14T17:00:00Z' }),
    ],
  }));
  page = await mountModule(ActivitiesPage, '/member');
  await eventually(() => expect(names()).toHaveLength(2));
  expect(text()).toContain('123.400,00 ₫');
  expect(text()).not.toContain('10%');
  expect(text()).toContain('Mở lúc 15/12/2026');
});
