import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { GivenOf } from '@unisite/shared/contract/operation';
import { claimRebates, rebates } from '@unisite/shared/contract/rebates';
import { button, eventually, goTo, mountModule, press, resetSession, signIn, toasts } from '../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../testing/platform.ts';
import RebatesPage from './RebatesPage.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;
beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  await goTo('/member?page=manualRebate');
});
afterEach(() => page.unmount());

type Rebates = GivenOf<typeof rebates>;
const given = (more: Partial<Rebates> = {}): Rebates => ({
  mode: 'claimed',
  least: 10_000,
  days: 7,
  today: 1_234.5,
  levelPercent: 0,
  paid: [],
  open: [
    { category: 'LIVE', percent: 0.8, valid: 2_000_000, amount: 16_000.1, isTooLittle: false },
    { category: 'RNG', percent: 1.2, valid: 1_000_000, amount: 12_000.2, isTooLittle: false },
    { category: 'SPORTS', percent: 0.8, valid: 500_000, amount: 4_000, isTooLittle: true },
    { category: 'PVP', percent: 0.8, valid: 0, amount: 0, isTooLittle: true },
  ],
  ...more,
});
const text = () => page.element.textContent?.replaceAll('\u00a0', ' ') ?? '';
const paid = {
  id: '1',
  at: '2026-11-20T02:31:00Z',
  amount: 12_000.2,
  by: 'member' as const,
  parts: [{ category: 'RNG' as const, valid: 1_000_000, amount: 12_000.2 }],
};

test('what is ticked adds up in the button, and is claimed together', async () => {
  answer(rebates, () => given());
  answer(claimRebates, () => paid);
  page = await mountModule(RebatesPage, '/member');
  await eventually(() => button(page.element, 'Nhận 28.000,30\u00a0₫'));
  expect(text()).toContain('Đã chọn 2 loại, 3.000.000,00 ₫ cược hợp lệ');
  expect(text()).toContain('tối thiểu 10.000 ₫');
  const boxes = [...page.element.querySelectorAll<HTMLInputElement>('tbody input')];
  expect(boxes.map(({ checked, disabled }) => [checked, disabled])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [false, true],
  ]);
  await press(boxes[0] as HTMLElement);
  answer(rebates, () => given({ open: [], paid: [paid] }));
  await press(button(page.element, 'Nhận 12.000,20\u00a0₫'));
  await eventually(() =>
    expect(toasts().map((one) => one.replaceAll('\u00a0', ' '))).toContain('12.000,20 ₫ đã vào ví chính'),
  );
  expect(callsOf(claimRebates).map(({ request }) => request)).toEqual([{ categories: ['RNG'] }]);
  await eventually(() => expect(text()).toContain('Bạn đã nhận'));
});

test('one kind is claimed by its own button; a refusal is said and the figures come anew', async () => {
  answer(rebates, () => given());
  refuse(claimRebates, 'NO_REBATE');
  page = await mountModule(RebatesPage, '/member');
  await eventually(() => button(page.element, 'Nhận hoàn trả Casino trực tuyến'));
  await press(button(page.element, 'Nhận hoàn trả Casino trực tuyến'));
  await eventually(() => expect(toasts()).toContain('refused: NO_REBATE'));
  expect(callsOf(claimRebates)[0]?.request).toEqual({ categories: ['LIVE'] });
  expect(callsOf(rebates).length).toBeGreaterThan(1);
});

test('where rebates are credited there is nothing to claim; without any the page says so', async () => {
  answer(rebates, () => given({ mode: 'credited', paid: [{ ...paid, by: 'platform' }] }));
  page = await mountModule(RebatesPage, '/member');
  await eventually(() => expect(text()).toContain('tự vào ví chính'));
  expect(page.element.querySelector('input')).toBeNull();
  expect(text()).toContain('Tự vào ví');
  await page.unmount();
  answer(rebates, () => given({ mode: 'off', open: [], today: 0 }));
  page = await mountModule(RebatesPage, '/member');
  await eventually(() => expect(text()).toContain('Hiện chưa có chương trình hoàn trả'));
  expect(text()).not.toContain('Đã nhận gần đây');
});
