import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createLineTransfer, lineTransferSettings, lineTransfers } from '@unisite/shared/contract/lineTransfers';
import type { GivenOf } from '@unisite/shared/contract/operation';
import { merchantWallet } from '@unisite/shared/contract/wallet';
import {
  button,
  errorOf,
  eventually,
  find,
  goTo,
  mountModule,
  press,
  resetSession,
  signIn,
  toasts,
  type,
} from '../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../testing/platform.ts';
import TransferUplinePage from './TransferUplinePage.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;
type Settings = GivenOf<typeof lineTransferSettings>;

const settings = (more: Partial<Settings> = {}): Settings => ({
  upline: { account: 'haithy', nickname: 'Hải', avatar: '/a.svg' },
  up: {
    least: 100_000,
    most: 50_000_000,
    dailyAmount: 100_000_000,
    dailyTimes: 3,
    leftAmount: 100_000_000,
    leftTimes: 3,
  },
  down: null,
  toPlay: 0,
  heldInBonuses: 0,
  debt: 0,
  pinSet: true,
  ...more,
});

beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  answer(lineTransfers, () => ({ page: 1, pageSize: 10, total: 0, rows: [] }));
  answer(merchantWallet, () => ({ isSingle: true, main: 2_000_000, wallets: [], currency: 'VND' }));
  await goTo('/member?page=transferUpline');
});
afterEach(() => page.unmount());

async function fillIn(): Promise<void> {
  page = await mountModule(TransferUplinePage, '/member');
  await eventually(() => find(page.element, '[name="amount"]'));
  type(page.element, 'amount', '500000');
  type(page.element, 'withdrawalPin', '246813');
  await press(button(page.element, 'Chuyển tiền'));
  await eventually(() => button(document.body, 'Chuyển ngay'));
  expect(callsOf(createLineTransfer)).toEqual([]);
  await press(button(document.body, 'Chuyển ngay'));
}

test('a transfer is asked about once more, and sent once', async () => {
  answer(lineTransferSettings, () => settings());
  answer(createLineTransfer, () => ({
    id: '1',
    reference: 'CT1',
    at: '2026-11-20T02:31:00Z',
    way: 'sent' as const,
    direction: 'up' as const,
    other: 'haithy',
    amount: 500_000,
    note: null,
  }));
  await fillIn();
  await eventually(() => expect(toasts().join()).toMatch(/500.000.*haithy/));
  expect(callsOf(createLineTransfer)).toHaveLength(1);
});

test('a wrong withdrawal password is said at its field, and the amount stays', async () => {
  answer(lineTransferSettings, () => settings());
  refuse(createLineTransfer, 'WRONG_WITHDRAWAL_PIN');
  await fillIn();
  await eventually(() => expect(errorOf(page.element, 'withdrawalPin')).not.toBe(''));
  expect(find<HTMLInputElement>(page.element, '[name="amount"]').value).toBe('500.000');
  expect(find<HTMLInputElement>(page.element, '[name="withdrawalPin"]').value).toBe('');
});

test.each([
  ['thuộc đại lý', { upline: null }],
  ['tạm đóng', { up: null }],
  ['còn phải cược', { toPlay: 300_000 }],
  ['còn nợ', { debt: 10_000 }],
] as const)('what is missing is said: %s', async (words, more) => {
  answer(lineTransferSettings, () => settings(more));
  page = await mountModule(TransferUplinePage, '/member');
  await eventually(() => expect(page.element.textContent).toContain(words));
  expect(page.element.querySelector('[name="amount"]')).toBeNull();
});
