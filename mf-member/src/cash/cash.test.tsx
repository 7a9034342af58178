import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { bankAccounts } from '@unisite/shared/contract/bankAccounts';
import { cashSettings } from '@unisite/shared/contract/cash';
import { createDeposit, deposits, oneDeposit } from '@unisite/shared/contract/deposits';
import type { GivenOf } from '@unisite/shared/contract/operation';
import { declineLimit, protection, setPlayLimit } from '@unisite/shared/contract/protection';
import { balance, merchantWallet } from '@unisite/shared/contract/wallet';
import {
  addProof,
  confirmReceipt,
  createWithdrawal,
  oneWithdrawal,
  withdrawals,
} from '@unisite/shared/contract/withdrawals';
import { bus } from '@unisite/shared/events';
import { currentLocation } from '@unisite/shared/navigation';
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
} from '../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../testing/platform.ts';
import { limited, unlimited } from '../testing/protection.ts';
import DepositPage from './deposit/DepositPage.tsx';
import WithdrawalPage from './withdrawal/WithdrawalPage.tsx';

const terms = { minimum: 100_000, maximum: 50_000_000, feePercent: 0, feeFixed: 0 };
const settings: GivenOf<typeof cashSettings> = {
  currency: 'VND',
  deposit: [
    { method: 'bankTransfer', open: true, expiresMinutes: 30, ...terms },
    { method: 'card', open: true, expiresMinutes: 15, ...terms, feePercent: 1.5 },
  ],
  withdrawal: {
    open: true,
    ...terms,
    feeFixed: 3_300,
    leftToday: 20_000_000,
    heldInBonuses: 0,
    leftTimes: 3,
    receiptMinutes: 30,
    passwordSet: true,
  },
  debt: 0,
  banks: [{ code: 'HAIVAN', name: 'Hải Vân Bank', bin: '979904' }],
  mostBankAccounts: 3,
  payeeName: 'NGUYEN VAN A',
};
const bank = { code: 'HAIVAN', name: 'Hải Vân Bank', bin: '979904' };
type Deposit = GivenOf<typeof oneDeposit>;
const deposit = (more: Partial<Deposit> = {}): Deposit => ({
  id: '5',
  reference: 'NT261121ABCDEF',
  at: '2026-11-21T01:00:00.000Z',
  method: 'bankTransfer',
  amount: 500_000,
  received: null,
  fee: 0,
  credited: 500_000,
  state: 'pending',
  reason: null,
  expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
  closedAt: null,
  instructions: {
    kind: 'transfer',
    bank,
    accountName: 'CONG TY UNISITE',
    accountNumber: '19034567890123',
    bankPage: null,
    memo: 'NT261121ABCDEF',
    qr: '000201',
  },
  ...more,
});
type Withdrawal = GivenOf<typeof oneWithdrawal>;
const withdrawal = (more: Partial<Withdrawal> = {}): Withdrawal => ({
  id: '9',
  reference: 'RT261121ABCDEF',
  at: '2026-11-21T01:00:00.000Z',
  bankAccount: { bank, number: '••••5555' },
  amount: 1_000_000,
  fee: 3_300,
  paidOut: 996_700,
  state: 'paid',
  reason: null,
  receiptDue: new Date(Date.now() + 1_800_000).toISOString(),
  receivedAmount: null,
  remainingAmount: null,
  forced: false,
  proofs: [],
  closedAt: null,
  history: [
    { state: 'requested', at: '2026-11-21T01:00:00.000Z' },
    { state: 'approved', at: '2026-11-21T01:01:00.000Z' },
    { state: 'paid', at: '2026-11-21T01:02:00.000Z' },
  ],
  ...more,
});
const nobody = { page: 1, pageSize: 1, total: 0, rows: [] };
let page: Awaited<ReturnType<typeof mountModule>>;

beforeEach(() => {
  forgetAll();
  resetSession();
  signIn();
  answer(cashSettings, () => settings);
  answer(protection, () => unlimited());
  answer(deposits, () => nobody);
  answer(withdrawals, () => nobody);
  answer(balance, () => ({ sumBalance: 5_000_000, bonus: 0, currency: 'VND' }));
  answer(merchantWallet, () => ({ isSingle: true, main: 5_000_000, wallets: [], currency: 'VND' }));
  answer(bankAccounts, () => ({
    rows: [{ id: '3', bank, holder: 'NGUYEN VAN A', number: '••••5555', primary: true }],
  }));
});
afterEach(() => page.unmount());

const submit = () => press(find(page.element, '[type="submit"]'));
const text = () => page.element.textContent ?? '';

describe('a deposit', () => {
  test('says what it costs before it is sent, and leads to what is to be done', async () => {
    answer(createDeposit, () => deposit());
    answer(oneDeposit, () => deposit());
    await goTo('/member?page=deposit');
    page = await mountModule(DepositPage, '/member');
    await eventually(() => find(page.element, '[name="amount"]'));
    await press(find(page.element, 'input[value="card"]'));
    type(page.element, 'amount', '1000000');
    expect(find<HTMLInputElement>(page.element, '[name="amount"]').value).toBe('1.000.000');
    expect(text()).toContain('15.000');
    expect(text()).toContain('985.000');
    await press(find(page.element, 'input[value="bankTransfer"]'));
    await press(button(page.element, '500.000'));
    await submit();
    await eventually(() => expect(currentLocation().location.search).toBe('?page=deposit&id=5'));
    expect(callsOf(createDeposit).map(({ request }) => request)).toEqual([{ method: 'bankTransfer', amount: 500_000 }]);
    await eventually(() => expect(text()).toContain('1903 4567 8901 23'));
    expect(button(page.element, 'Sao chép: Nội dung chuyển khoản')).toBeTruthy();
  });

  test('asks who was never asked for a limit first; one that is set leads on to the deposit', async () => {
    answer(protection, () => unlimited({ asksForLimit: true }));
    answer(setPlayLimit, () => limited({ kind: 'deposit', period: 'week' }, 5_000_000));
    await goTo('/member?page=deposit');
    page = await mountModule(DepositPage, '/member');
    await eventually(() => expect(text()).toContain('Bạn có muốn đặt hạn mức nạp tiền?'));
    expect(text()).not.toContain('Chọn cách nạp');
    await submit();
    expect(errorOf(page.element, 'value')).toBe('Vui lòng nhập mức mới.');
    await press(find(page.element, 'input[value="week"]'));
    type(page.element, 'value', '5000000');
    await submit();
    await eventually(() => expect(text()).toContain('Chọn cách nạp'));
    expect(callsOf(setPlayLimit).map(({ request }) => request)).toEqual([
      { kind: 'deposit', period: 'week', value: 5_000_000 },
    ]);
    expect(find(page.element, 'fieldset').contains(document.activeElement)).toBe(true);
  });

  test('goes on without a limit once that is kept; where it is not, it says so and asks still', async () => {
    answer(protection, () => unlimited({ asksForLimit: true }));
    refuse(declineLimit, 'INTERNAL', 500);
    await goTo('/member?page=deposit');
    page = await mountModule(DepositPage, '/member');
    await eventually(() => expect(text()).toContain('Bạn có muốn đặt hạn mức nạp tiền?'));
    await press(button(page.element, 'Tiếp tục, không đặt hạn mức'));
    await eventually(() => expect(toasts()).toEqual(['Chưa ghi được lựa chọn của bạn']));
    expect(text()).not.toContain('Chọn cách nạp');
    answer(declineLimit, () => unlimited());
    await press(button(page.element, 'Tiếp tục, không đặt hạn mức'));
    await eventually(() => expect(text()).toContain('Chọn cách nạp'));
  });

  test('amounts out of bounds show at the field and are not sent; a provider failure shows for the form', async () => {
    await goTo('/member?page=deposit');
    page = await mountModule(DepositPage, '/member');
    await eventually(() => find(page.element, '[name="amount"]'));
    await submit();
    expect(errorOf(page.element, 'amount')).toBe('Vui lòng nhập số tiền.');
    type(page.element, 'amount', '99999');
    await submit();
    expect(errorOf(page.element, 'amount')).toContain('tối thiểu');
    expect(callsOf(createDeposit)).toEqual([]);
    refuse(createDeposit, 'PROVIDER_DOWN', 409);
    type(page.element, 'amount', '200000');
    await submit();
    await eventually(() => expect(find(page.element, '[role="alert"]').textContent).toContain('PROVIDER_DOWN'));
  });

  test.each(['DEPOSIT_LIMIT', 'TIME_OUT', 'SELF_EXCLUDED'])(
    'that %s speaks against is said at the amount, with the way to limits and breaks',
    async (code) => {
      await goTo('/member?page=deposit');
      page = await mountModule(DepositPage, '/member');
      await eventually(() => find(page.element, '[name="amount"]'));
      refuse(createDeposit, code, 403);
      type(page.element, 'amount', '200000');
      expect(text()).not.toContain('Xem hạn mức');
      await submit();
      await eventually(() => expect(errorOf(page.element, 'amount')).toBe(`refused: ${code}`));
      expect(document.activeElement).toBe(find(page.element, '[name="amount"]'));
      const way = button(page.element, 'Xem hạn mức và kỳ nghỉ của bạn');
      expect(way.getAttribute('href')).toBe('/member?page=responsiblePlay');
      type(page.element, 'amount', '100000');
      expect(text()).not.toContain('Xem hạn mức');
    },
  );

  test.each(['AGE_UNCONFIRMED', 'TERMS_CHANGED', 'AGE_REFUSED'])(
    'that %s speaks against opens the age gate; what was typed stays, and is sent again',
    async (code) => {
      const opened: string[] = [];
      const stop = bus.on('modal.open', ({ modal }) => opened.push(modal));
      await goTo('/member?page=deposit');
      page = await mountModule(DepositPage, '/member');
      await eventually(() => find(page.element, '[name="amount"]'));
      refuse(createDeposit, code, 403);
      type(page.element, 'amount', '200000');
      await submit();
      await eventually(() => expect(find(page.element, '[role="alert"]').textContent).toContain(code));
      expect(opened).toEqual(['ageGate']);
      stop();
      await act(async () => bus.emit('age.confirmed', {}));
      expect(page.element.querySelector('[role="alert"]')).toBeNull();
      expect(find<HTMLInputElement>(page.element, '[name="amount"]').value).toBe('200.000');
      answer(createDeposit, () => deposit());
      await submit();
      await eventually(() => expect(currentLocation().location.search).toBe('?page=deposit&id=5'));
    },
  );

  test('that is confirmed shows so by itself, with what came', async () => {
    let now = deposit();
    answer(oneDeposit, () => now);
    await goTo('/member?page=deposit&id=5');
    page = await mountModule(DepositPage, '/member');
    await eventually(() => expect(text()).toContain('Đang chờ tiền đến'));
    now = deposit({ state: 'confirmed', received: 300_000, credited: 300_000, instructions: null, closedAt: now.at });
    await act(async () => bus.emit('cash.changed', { kind: 'deposit', id: '5', state: 'confirmed' }));
    await eventually(() => expect(text()).toContain('đã vào ví'));
    expect(text()).toContain('chúng tôi nhận được 300.000');
  });

  test('where everything is closed says so', async () => {
    answer(cashSettings, () => ({ ...settings, deposit: settings.deposit.map((one) => ({ ...one, open: false })) }));
    await goTo('/member?page=deposit');
    page = await mountModule(DepositPage, '/member');
    await eventually(() => expect(text()).toContain('Nạp tiền đang tạm đóng'));
  });
});

describe('a withdrawal', () => {
  test('that needs to know who asks leads there, and what was typed is there again afterwards', async () => {
    refuse(createWithdrawal, 'IDENTITY_NEEDED', 403);
    await goTo('/member?page=withdrawal');
    page = await mountModule(WithdrawalPage, '/member');
    await eventually(() => find(page.element, '[name="amount"]'));
    type(page.element, 'amount', '1000000');
    type(page.element, 'withdrawalPin', '246813');
    await submit();
    await eventually(() => expect(text()).toContain('refused: IDENTITY_NEEDED'));
    expect(button(page.element, 'Xác minh danh tính').getAttribute('href')).toBe('/member?page=identity');
    expect(find<HTMLInputElement>(page.element, '[name="amount"]').value).toBe('1.000.000');
    await page.unmount();
    for (const amount of ['1.000.000', '']) {
      page = await mountModule(WithdrawalPage, '/member');
      await eventually(() => expect(find<HTMLInputElement>(page.element, '[name="amount"]').value).toBe(amount));
      expect(find<HTMLInputElement>(page.element, '[name="withdrawalPin"]').value).toBe('');
      if (amount !== '') await page.unmount();
    }
  });

  test('shows its fee, checks what is typed, and says a wrong password under its field', async () => {
    refuse(createWithdrawal, 'WRONG_WITHDRAWAL_PIN', 403);
    await goTo('/member?page=withdrawal');
    page = await mountModule(WithdrawalPage, '/member');
    await eventually(() => find(page.element, '[name="amount"]'));
    type(page.element, 'amount', '6000000');
    await submit();
    expect(errorOf(page.element, 'amount')).toBe('Số dư không đủ.');
    expect(errorOf(page.element, 'withdrawalPin')).toBe('Vui lòng nhập đủ sáu chữ số.');
    type(page.element, 'amount', '1000000');
    expect(text()).toContain('996.700');
    type(page.element, 'withdrawalPin', '246813');
    await submit();
    await eventually(() => expect(errorOf(page.element, 'withdrawalPin')).toContain('WRONG_WITHDRAWAL_PIN'));
    expect(find<HTMLInputElement>(page.element, '[name="withdrawalPin"]').value).toBe('');
    expect(callsOf(createWithdrawal).map(({ request }) => request)).toEqual([
      { bankAccount: '3', amount: 1_000_000, withdrawalPin: '246813' },
    ]);
  });

  test('is paid from the main wallet: what lies at vendors has to come back first', async () => {
    answer(balance, () => ({ sumBalance: 9_000_000, bonus: 0, currency: 'VND' }));
    const wallets = [{ vendor: 'KHP', displayName: 'Kim Hạc Phường', icon: '/mark.svg', balance: 4_000_000 }];
    answer(merchantWallet, () => ({ isSingle: false, main: 5_000_000, wallets, currency: 'VND' }));
    await goTo('/member?page=withdrawal');
    page = await mountModule(WithdrawalPage, '/member');
    await eventually(() => expect(text()).toContain('Ví chính: 5.000.000'));
    type(page.element, 'amount', '6000000');
    await submit();
    expect(errorOf(page.element, 'amount')).toContain('cần được chuyển về ví chính trước');
    expect(callsOf(createWithdrawal)).toEqual([]);
  });

  test('that gives bonuses up says how much is lost, and is sent once that was ticked', async () => {
    answer(cashSettings, () => ({ ...settings, withdrawal: { ...settings.withdrawal, heldInBonuses: 350_000 } }));
    refuse(createWithdrawal, 'WITHDRAWALS_CLOSED', 403);
    await goTo('/member?page=withdrawal');
    page = await mountModule(WithdrawalPage, '/member');
    await eventually(() => expect(text()).toContain('Khoản thưởng đang mở của bạn còn 350.000'));
    type(page.element, 'amount', '1000000');
    type(page.element, 'withdrawalPin', '246813');
    await submit();
    expect(text()).toContain('Hãy đánh dấu đồng ý để rút tiền.');
    expect(callsOf(createWithdrawal)).toEqual([]);
    await press(find(page.element, '[name="givesUp"]'));
    await submit();
    await eventually(() =>
      expect(callsOf(createWithdrawal).at(-1)?.request).toEqual({
        bankAccount: '3',
        amount: 1_000_000,
        withdrawalPin: '246813',
        givesUpBonuses: true,
      }),
    );
  });

  test('that meets a bonus given since asks about it then', async () => {
    refuse(createWithdrawal, 'BONUS_OPEN', 409);
    await goTo('/member?page=withdrawal');
    page = await mountModule(WithdrawalPage, '/member');
    await eventually(() => find(page.element, '[name="amount"]'));
    answer(cashSettings, () => ({ ...settings, withdrawal: { ...settings.withdrawal, heldInBonuses: 350_000 } }));
    type(page.element, 'amount', '1000000');
    type(page.element, 'withdrawalPin', '246813');
    await submit();
    await eventually(() => find(page.element, '[name="givesUp"]'));
    expect(find<HTMLInputElement>(page.element, '[name="amount"]').value).toBe('1.000.000');
  });

  test('of somebody who owes money is not to be had until that is paid: how much, and why', async () => {
    answer(cashSettings, () => ({ ...settings, debt: 250_000.5 }));
    await goTo('/member?page=withdrawal');
    page = await mountModule(WithdrawalPage, '/member');
    await eventually(() => expect(text()).toMatch(/Bạn còn nợ 250\.00\d/));
    expect(text()).toContain('Khi ví có tiền, khoản nợ sẽ tự được trừ');
    expect(page.element.querySelector('form')).toBeNull();
  });

  test('without a withdrawal password asks for one first', async () => {
    answer(cashSettings, () => ({ ...settings, withdrawal: { ...settings.withdrawal, passwordSet: false } }));
    await goTo('/member?page=withdrawal');
    page = await mountModule(WithdrawalPage, '/member');
    await eventually(() => expect(text()).toContain('Chưa có mật khẩu rút tiền'));
  });

  test('of which a part came needs a proof and what came; the picture is sent before the word', async () => {
    answer(oneWithdrawal, () => withdrawal());
    answer(addProof, () => ({
      proof: '/wps/cash/proofs/1',
      withdrawal: withdrawal({ proofs: ['/wps/cash/proofs/1'] }),
    }));
    answer(confirmReceipt, () => withdrawal({ state: 'partial', receivedAmount: 400_000, remainingAmount: 596_700 }));
    await goTo('/member?page=withdrawal&id=9');
    page = await mountModule(WithdrawalPage, '/member');
    await eventually(() => button(page.element, 'Xác nhận nhận tiền'));
    await press(button(page.element, 'Xác nhận nhận tiền'));
    const dialog = await eventually(() => find(document.body, 'dialog'));
    await press(find(dialog, 'input[value="partial"]'));
    await press(find(dialog, '[type="submit"]'));
    expect(errorOf(dialog, 'proof')).toContain('tải lên ảnh');
    const file = find<HTMLInputElement>(dialog, '[name="proof"]');
    const choose = (chosen: File) =>
      act(async () => {
        Object.defineProperty(file, 'files', { configurable: true, value: [chosen] });
        file.dispatchEvent(new Event('change', { bubbles: true }));
      });
    await choose(new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' }));
    await eventually(() => expect(errorOf(dialog, 'proof')).toBe('Chỉ nhận ảnh PNG hoặc JPG.'));
    await choose(new File(['png'], 'sao-ke.png', { type: 'image/png' }));
    await eventually(() => find(dialog, 'img[alt="sao-ke.png"]'));
    type(dialog, 'amount', '400000');
    expect(dialog.textContent).toContain('596.700');
    await press(find(dialog, '[type="submit"]'));
    await eventually(() => expect(callsOf(confirmReceipt)).toHaveLength(1));
    expect(callsOf(addProof).map(({ request }) => request)).toEqual([{ id: '9', image: btoa('png') }]);
    expect(callsOf(confirmReceipt)[0]?.request).toEqual({ id: '9', receipt: 'partial', receivedAmount: 400_000 });
  });

  test('if nothing arrived it is returned: the page shows the amount, fee and reason', async () => {
    const at = '2026-11-21T02:00:00.000Z';
    const said = { receivedAmount: 0, remainingAmount: 996_700 };
    const asked = [
      ...withdrawal().history,
      { state: 'notReceived', at, note: 'Ngân hàng trả lời sau hai ngày' } as const,
    ];
    let now = withdrawal({ state: 'notReceived', receiptDue: null, ...said, history: asked });
    answer(oneWithdrawal, () => now);
    await goTo('/member?page=withdrawal&id=9');
    page = await mountModule(WithdrawalPage, '/member');
    await eventually(() => expect(text()).toContain('Đã hỏi lại ngân hàngNgân hàng trả lời sau hai ngày'));
    now = withdrawal({
      state: 'returned',
      receiptDue: null,
      ...said,
      returnedAmount: 1_000_000,
      reason: 'Ngân hàng trả lại tiền',
      closedAt: at,
      history: [...asked, { state: 'returned', at }],
    });
    await act(async () => bus.emit('cash.changed', { kind: 'withdrawal', id: '9', state: 'returned' }));
    await eventually(() => expect(text()).toContain('toàn bộ đã được hoàn về ví'));
    expect(text()).toContain('Phí cũng được hoàn lại. Lý do: Ngân hàng trả lại tiền');
    expect(find(page.element, 'dl').textContent).toContain('Hoàn về ví1.000.000');
  });

  test('of which a part came is returned without the fee', async () => {
    answer(oneWithdrawal, () =>
      withdrawal({ state: 'returned', receivedAmount: 400_000, remainingAmount: 596_700, returnedAmount: 596_700 }),
    );
    await goTo('/member?page=withdrawal&id=9');
    page = await mountModule(WithdrawalPage, '/member');
    await eventually(() => expect(text()).toContain('Phần còn thiếu đã được hoàn về ví của bạn.'));
    expect(text()).toContain('Phí không được hoàn lại');
  });
});
