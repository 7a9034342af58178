import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bankAccounts } from '@unisite/shared/contract/bankAccounts';
import { cashSettings } from '@unisite/shared/contract/cash';
import { balance, merchantWallet, walletTransfer, walletTransferAllOut } from '@unisite/shared/contract/wallet';
import {
  button,
  errorOf,
  eventually,
  find,
  goTo,
  mountModule,
  press,
  signIn,
  startAnew,
  toasts,
  type,
} from '../../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../../testing/platform.ts';
import WalletPage from './WalletPage.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;
const closed = { open: false, minimum: 0, maximum: 0, feePercent: 0, feeFixed: 0 };
const vendor = { vendor: 'AURORA', displayName: 'Aurora', icon: '/media/a.svg', balance: 300_000 };

beforeEach(async () => {
  forgetAll();
  startAnew();
  signIn();
  answer(balance, () => ({ sumBalance: 1_000_000, currency: 'VND' }));
  answer(bankAccounts, () => ({ rows: [] }));
  answer(cashSettings, () => ({
    currency: 'VND',
    deposit: [],
    withdrawal: { ...closed, leftToday: 0, leftTimes: 0, receiptMinutes: 30, passwordSet: false },
    banks: [],
    mostBankAccounts: 3,
    payeeName: null,
  }));
  await goTo('/member?page=wallet');
});
afterEach(() => page.unmount());

const text = () => page.element.textContent ?? '';
const withVendors = () =>
  answer(merchantWallet, () => ({ isSingle: false, main: 1_000_000, wallets: [vendor], currency: 'VND' }));
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

test('money goes to a vendor, not more than there is; one that was not answered is asked for again under its own reference', async () => {
  withVendors();
  refuse(walletTransfer, null);
  await open();
  await press(await eventually(() => button(page.element, 'Chuyển vào Aurora')));
  const dialog = await eventually(() => find(document.body, 'dialog'));
  type(dialog, 'amount', '1000001');
  await press(find(dialog, '[type="submit"]'));
  expect(errorOf(dialog, 'amount')).toContain('tối đa');
  type(dialog, 'amount', '200000');
  await press(find(dialog, '[type="submit"]'));
  await eventually(() => find(dialog, '[role="alert"]'));
  answer(walletTransfer, ({ reference }) => ({
    reference,
    state: 'done' as const,
    code: null,
    vendor: 'AURORA',
    direction: 'in' as const,
    amount: 200_000,
    main: 800_000,
    atVendor: 500_000,
    at: '2026-11-21T01:00:00.000Z',
  }));
  await press(find(dialog, '[type="submit"]'));
  await eventually(() => expect(toasts().join()).toContain('vào Aurora'));
  const references = callsOf(walletTransfer).map(({ request }) => request.reference);
  expect(new Set(references).size).toBe(1);
});

test('all of it comes back at once', async () => {
  withVendors();
  answer(walletTransferAllOut, () => ({ moved: [{ vendor: 'AURORA', amount: 300_000 }], main: 1_300_000 }));
  await open();
  await press(await eventually(() => button(page.element, 'Rút hết về ví chính')));
  await eventually(() => expect(toasts().join()).toContain('300.000'));
});
