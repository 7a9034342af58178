import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bankAccounts } from '@unisite/shared/contract/bankAccounts';
import { cashSettings } from '@unisite/shared/contract/cash';
import {
  balance,
  merchantWallet,
  returnAllVendorBalances,
  walletTransfer,
  walletTransferStatus,
} from '@unisite/shared/contract/wallet';
import { act } from 'react';
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
} from '../../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../../testing/platform.ts';
import { pendingTransferOf, savePendingTransfer } from './pendingTransfer.ts';
import WalletPage from './WalletPage.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;
const closed = { open: false, minimum: 0, maximum: 0, feePercent: 0, feeFixed: 0 };
const vendor = { vendor: 'AURORA', displayName: 'Aurora', icon: '/media/a.svg', balance: 300_000 };

beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  answer(balance, () => ({ sumBalance: 1_000_000, bonus: 0, currency: 'VND' }));
  answer(bankAccounts, () => ({ rows: [] }));
  answer(cashSettings, () => ({
    currency: 'VND',
    deposit: [],
    withdrawal: { ...closed, leftToday: 0, heldInBonuses: 0, leftTimes: 0, receiptMinutes: 30, passwordSet: false },
    debt: 0,
    banks: [],
    mostBankAccounts: 3,
    payeeName: null,
  }));
  await goTo('/member?page=wallet');
});
afterEach(async () => {
  await page.unmount();
  sessionStorage.clear();
});

const text = () => page.element.textContent ?? '';
const withVendors = ({ main = 1_000_000, atVendor = vendor.balance } = {}) =>
  answer(merchantWallet, () => ({
    isSingle: false,
    main,
    wallets: [{ ...vendor, balance: atVendor }],
    currency: 'VND',
  }));
const open = async () => {
  page = await mountModule(WalletPage, '/member');
  await eventually(() => expect(text()).toContain('Tài khoản nhận tiền'));
};

test('where games play from the one wallet there is nothing to move', async () => {
  answer(merchantWallet, () => ({ isSingle: true, main: 1_000_000, wallets: [], currency: 'VND' }));
  await open();
  await eventually(() => expect(text()).toContain('Chưa có mật khẩu rút tiền'));
  expect(text()).not.toContain('Ví ở nhà phát hành');
});

test('the card names the main wallet only where it is all there is', async () => {
  const card = () => find(page.element, '#wallet-name').textContent;
  answer(merchantWallet, () => ({ isSingle: true, main: 1_000_000, wallets: [], currency: 'VND' }));
  await open();
  expect(card()).toBe('Ví chính');
  await page.unmount();
  resetSession();
  signIn();
  answer(merchantWallet, () => ({ isSingle: true, main: 700_000, wallets: [vendor], currency: 'VND' }));
  await open();
  expect(card()).toBe('Tổng số dư');
  expect(find(page.element, 'dl dd').textContent).toContain('700.000');
  await page.unmount();
  resetSession();
  signIn();
  refuse(merchantWallet, 'INTERNAL', 500);
  await open();
  expect(card()).toBe('Tổng số dư');
});

const done = (reference: string) => ({
  reference,
  state: 'done' as const,
  code: null,
  vendor: 'AURORA',
  direction: 'in' as const,
  amount: 200_000,
  main: 800_000,
  atVendor: 500_000,
  at: '2026-11-21T01:00:00.000Z',
});

/** Opens the dialog and sends an amount in VND to the vendor. */
async function transferIn(amount: string): Promise<HTMLElement> {
  await press(await eventually(() => button(page.element, 'Chuyển vào Aurora')));
  const dialog = await eventually(() => find(document.body, 'dialog'));
  type(dialog, 'amount', amount);
  await press(find(dialog, '[type="submit"]'));
  return dialog;
}

test('money goes to a vendor within the balance; an unanswered transfer keeps its reference', async () => {
  withVendors();
  refuse(walletTransfer, null);
  refuse(walletTransferStatus, 'NOT_FOUND');
  await open();
  const dialog = await transferIn('1000001');
  expect(errorOf(dialog, 'amount')).toContain('tối đa');
  expect(callsOf(walletTransfer)).toHaveLength(0);
  type(dialog, 'amount', '200000');
  await press(find(dialog, '[type="submit"]'));
  await eventually(() => expect(dialog.textContent).toContain('chưa đến được hệ thống'));
  answer(walletTransfer, ({ reference }) => done(reference));
  await press(button(dialog, 'Gửi lại'));
  await eventually(() => expect(toasts().join()).toContain('vào Aurora'));
  const references = callsOf(walletTransfer).map(({ request }) => request.reference);
  expect(references).toHaveLength(2);
  expect(new Set(references).size).toBe(1);
  expect(pendingTransferOf('7')).toEqual([]);
});

test('a transfer whose answer was lost is asked after by its reference, and never sent twice', async () => {
  withVendors();
  refuse(walletTransfer, null);
  answer(walletTransferStatus, ({ reference }) => done(reference));
  await open();
  const dialog = await transferIn('200000');
  await eventually(() => expect(dialog.textContent).toContain('đã thành công'));
  const [sent] = callsOf(walletTransfer);
  expect(dialog.textContent).toContain(sent?.request.reference);
  expect(callsOf(walletTransferStatus).map(({ request }) => request.reference)).toEqual([sent?.request.reference]);
  expect(callsOf(walletTransfer)).toHaveLength(1);
  expect(pendingTransferOf('7')).toEqual([]);
});

test('a reloaded page shows the status of this member’s unanswered transfers only', async () => {
  withVendors();
  const reference = 'b1b2b3b4-0000-4000-8000-000000000000';
  answer(walletTransferStatus, () => done(reference));
  savePendingTransfer({ member: '8', reference, name: 'Aurora', direction: 'in', amount: 200_000 });
  await open();
  await eventually(() => expect(text()).toContain('Rút hết về ví chính'));
  expect(callsOf(walletTransferStatus)).toHaveLength(0);
  await page.unmount();

  savePendingTransfer({ member: '7', reference, name: 'Aurora', direction: 'in', amount: 200_000 });
  await open();
  await eventually(() => expect(text()).toContain('đã thành công'));
  expect(text()).toContain(reference);
  await press(button(page.element, 'Đóng'));
  expect(text()).not.toContain(reference);
});

test('a transfer that nobody knows the fate of stays told of when the next one is done', async () => {
  withVendors();
  refuse(walletTransfer, null);
  refuse(walletTransferStatus, null);
  await open();
  const first = await transferIn('200000');
  await eventually(() => expect(first.textContent).toContain('chưa biết kết quả'));
  const lost = String(callsOf(walletTransfer)[0]?.request.reference);
  await press(button(first, 'Đóng'));
  await eventually(() => expect(text()).toContain(lost));
  answer(walletTransfer, ({ reference, amount }) => ({ ...done(reference), amount }));
  await transferIn('100000');
  await eventually(() => expect(toasts().join()).toContain('100.000'));
  expect(text()).toContain(lost);
  expect(pendingTransferOf('7').map(({ reference, amount }) => [reference, amount])).toEqual([[lost, 200_000]]);
  answer(walletTransferStatus, ({ reference }) => done(reference));
  await press(button(page.element, 'Tra lại'));
  await eventually(() => expect(text()).toContain('đã thành công'));
  expect(pendingTransferOf('7')).toEqual([]);
});

test('a transfer under way is not closed over: its answer finds the dialog that it belongs to', async () => {
  withVendors();
  let give: () => void = () => undefined;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  answer(walletTransfer, async ({ reference }) => {
    await given;
    return done(reference);
  });
  await open();
  const dialog = await transferIn('200000');
  await eventually(() => expect(callsOf(walletTransfer)).toHaveLength(1));
  expect(() => button(dialog, 'Đóng')).toThrow();
  act(() => {
    dialog.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  });
  expect(document.querySelector('dialog')).toBe(dialog);
  expect(callsOf(walletTransferStatus)).toHaveLength(0);
  give();
  await eventually(() => expect(document.querySelector('dialog')).toBeNull());
  expect(toasts().join()).toContain('vào Aurora');
});

test('an answer that does not say what became of the money leaves its fate open', async () => {
  withVendors();
  refuse(walletTransfer, 'INTERNAL', 500);
  answer(walletTransferStatus, ({ reference }) => done(reference));
  await open();
  const dialog = await transferIn('200000');
  await eventually(() => expect(dialog.textContent).toContain('đã thành công'));
});

test('hundredths at a vendor are moved like any other money', async () => {
  withVendors({ atVendor: 100_000.45 });
  answer(walletTransfer, ({ reference, amount }) => ({ ...done(reference), direction: 'out' as const, amount }));
  await open();
  await press(await eventually(() => button(page.element, 'Rút về từ Aurora')));
  const dialog = await eventually(() => find(document.body, 'dialog'));
  type(dialog, 'amount', '100.000,46');
  await press(find(dialog, '[type="submit"]'));
  expect(errorOf(dialog, 'amount').replace(/\s/g, ' ')).toContain('tối đa 100.000,45 ₫');
  await press(button(dialog, 'Tất cả'));
  expect(find<HTMLInputElement>(dialog, '[name="amount"]').value).toBe('100.000,45');
  await press(find(dialog, '[type="submit"]'));
  await eventually(() => expect(callsOf(walletTransfer).map(({ request }) => request.amount)).toEqual([100_000.45]));
});

test('less than a VND can be taken out, digit by digit as well; where nothing lies nothing is offered', async () => {
  withVendors({ atVendor: 0.45, main: 0 });
  answer(walletTransfer, ({ reference, amount }) => ({ ...done(reference), direction: 'out' as const, amount }));
  await open();
  const disabled = (name: string) => (button(page.element, name) as HTMLButtonElement).disabled;
  await eventually(() => expect([disabled('Rút về từ Aurora'), disabled('Chuyển vào Aurora')]).toEqual([false, true]));
  await press(button(page.element, 'Rút về từ Aurora'));
  const dialog = await eventually(() => find(document.body, 'dialog'));
  for (const typed of ['0', '0,', '0,4']) {
    type(dialog, 'amount', typed);
    expect(find<HTMLInputElement>(dialog, '[name="amount"]').value).toBe(typed);
  }
  await press(find(dialog, '[type="submit"]'));
  await eventually(() => expect(callsOf(walletTransfer).map(({ request }) => request.amount)).toEqual([0.4]));
});

test('what was left at a vendor of a market that plays from one wallet now can only come back', async () => {
  answer(merchantWallet, () => ({ isSingle: true, main: 700_000, wallets: [vendor], currency: 'VND' }));
  await open();
  await eventually(() => button(page.element, 'Rút về từ Aurora'));
  expect(text()).toContain('Trò chơi giờ dùng chung ví chính');
  expect(() => button(page.element, 'Chuyển vào Aurora')).toThrow();
});

test('all of it comes back at once', async () => {
  withVendors();
  answer(returnAllVendorBalances, () => ({ moved: [{ vendor: 'AURORA', amount: 300_000 }], main: 1_300_000 }));
  await open();
  await press(await eventually(() => button(page.element, 'Rút hết về ví chính')));
  await eventually(() => expect(toasts().join()).toContain('300.000'));
});

test('all of it that got no answer may be back already, and is not said to be where it was', async () => {
  withVendors();
  refuse(returnAllVendorBalances, null);
  await open();
  const allOut = await eventually(() => button(page.element, 'Rút hết về ví chính'));
  const asked = callsOf(merchantWallet).length;
  await press(allOut);
  await eventually(() => expect(toasts().join()).toContain('chưa biết tiền đã về ví chính chưa'));
  expect(toasts().join()).not.toContain('Chưa chuyển được tiền');
  await eventually(() => expect(callsOf(merchantWallet).length).toBeGreaterThan(asked));
  refuse(returnAllVendorBalances, 'SINGLE_WALLET');
  await press(allOut);
  await eventually(() => expect(toasts().join()).toContain('Chưa chuyển được tiền'));
});
