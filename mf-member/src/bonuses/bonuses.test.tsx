import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { giveUpBonus, memberBonuses } from '@unisite/shared/contract/bonuses';
import { memberFreeRounds } from '@unisite/shared/contract/freeRounds';
import type { GivenOf } from '@unisite/shared/contract/operation';
import { button, eventually, goTo, mountModule, press, resetSession, signIn, toasts } from '../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../testing/platform.ts';
import BonusesPage from './BonusesPage.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;

beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  await goTo('/member?page=bonusDetails');
  answer(memberFreeRounds, () => ({ page: 1, pageSize: 5, total: 0, rows: [] }));
});
afterEach(() => page.unmount());

const text = () => page.element.textContent?.replaceAll('\u00a0', ' ') ?? '';
type Bonuses = GivenOf<typeof memberBonuses>;
const bonus = (more: Partial<Bonuses['rows'][number]>): Bonuses['rows'][number] => ({
  id: '7',
  title: 'Thưởng nạp cuối tuần 20%',
  amount: 1_000_000,
  balance: 1_000_000,
  closedWith: null,
  state: 'running',
  givenAt: '2026-11-20T02:31:00Z',
  endsAt: '2026-11-25T16:59:00Z',
  closedAt: null,
  wagering: {
    target: 12_000_000,
    wagered: 7_440_000,
    days: 14,
    largestBet: 200_000,
    weights: [
      { category: 'LIVE', percent: 20 },
      { category: 'RNG', percent: 100 },
    ],
  },
  ...more,
});
const rows = (held: number, ...bonuses: Bonuses['rows']): Bonuses => ({
  page: 1,
  pageSize: 10,
  total: bonuses.length,
  rows: bonuses,
  held,
});

test('an open bonus says how far its wagering is, until when, and what counts', async () => {
  answer(memberBonuses, () =>
    rows(1_588_000, bonus({}), bonus({ id: '8', state: 'waiting', endsAt: null, amount: 588_000, balance: 588_000 })),
  );
  page = await mountModule(BonusesPage, '/member');
  await eventually(() => expect(text()).toContain('Còn 1.588.000,00 ₫.'));
  expect(text()).toContain('Đã cược 7.440.000 ₫ / 12.000.000 ₫Còn 4.560.000 ₫, hạn 25/11/2026 23:59');
  expect(text()).toContain('Casino trực tuyến 20%');
  expect(text()).toContain('Ván cược trên 200.000 ₫ không được tính.');
  expect(text()).toContain('Bắt đầu sau khoản đang chạy, rồi có 14 ngày');
  expect(page.element.querySelector('[role="meter"]')?.getAttribute('aria-valuenow')).toBe('62');
});

test('giving up names what is lost, and says why where it is too late', async () => {
  answer(memberBonuses, () => rows(1_000_000, bonus({})));
  page = await mountModule(BonusesPage, '/member');
  await eventually(() => button(page.element, 'Bỏ thưởng Thưởng nạp cuối tuần 20%'));
  await press(button(page.element, 'Bỏ thưởng Thưởng nạp cuối tuần 20%'));
  expect(text()).toContain('Bạn sẽ mất 1.000.000,00 ₫ còn lại của Thưởng nạp cuối tuần 20%');
  refuse(giveUpBonus, 'ALREADY_CLOSED');
  await press(button(page.element, 'Bỏ thưởng'));
  await eventually(() => expect(text()).toContain('refused: ALREADY_CLOSED'));
  answer(giveUpBonus, () => ({}));
  await press(button(page.element, 'Bỏ thưởng'));
  await eventually(() => expect(toasts()).toContain('Đã bỏ Thưởng nạp cuối tuần 20%'));
  expect(callsOf(giveUpBonus).at(-1)?.request).toEqual({ id: '7' });
});

test('without any the way to promotions is shown; those that ended say how', async () => {
  answer(memberBonuses, ({ group }) =>
    group === 'ended' ? rows(0, bonus({ state: 'expired', closedAt: '2026-11-25T17:00:00Z' })) : rows(0),
  );
  page = await mountModule(BonusesPage, '/member');
  await eventually(() => button(page.element, 'Xem khuyến mãi'));
  await press(button(page.element, 'Đã khép'));
  await eventually(() => expect(text()).toContain('Hết hạn'));
  expect(text()).toContain('khép lúc 26/11/2026 00:00');
  expect(text()).not.toContain('Bỏ thưởng');
});

test('free rounds say how many are left, in which game, and what comes of what they win', async () => {
  answer(memberBonuses, () => rows(0));
  const open = {
    id: '3',
    title: 'Quà mùa xuân',
    gameId: 'jade-claw',
    game: 'Vuốt Ngọc',
    state: 'open' as const,
    rounds: 10,
    used: 4,
    stake: 2_000,
    won: 35_000,
    most: 100_000,
    times: 5,
    endsAt: '2026-11-25T16:59:00Z',
    closedAt: null,
  };
  const over = { ...open, id: '2', state: 'over' as const, used: 10, won: 130_000, closedAt: '2026-11-20T16:59:00Z' };
  answer(memberFreeRounds, () => ({ page: 1, pageSize: 5, total: 2, rows: [open, over] }));
  page = await mountModule(BonusesPage, '/member');
  await eventually(() => expect(text()).toContain('Đã chơi 4 / 10 vòng'));
  expect(text()).toContain('Vuốt Ngọc, mỗi vòng 2.000 ₫, hạn 25/11/2026 23:59');
  expect(text()).toContain('Tiền thắng thành thưởng, cược 5 vòng. Tối đa 100.000 ₫.');
  expect(text()).toContain('Đã tặng 100.000 ₫');
  const links = [...page.element.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links.filter((href) => href?.startsWith('/game'))).toEqual(['/game?id=jade-claw']);
});
