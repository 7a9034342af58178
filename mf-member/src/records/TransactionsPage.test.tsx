import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { transactions } from '@unisite/shared/contract/members';
import { dayOf } from '@unisite/shared/days';
import { currentLocation } from '@unisite/shared/navigation';
import { recordDownloads } from '../testing/downloads.ts';
import { button, choose, eventually, find, goTo, mountModule, press, resetSession, signIn } from '../testing/page.ts';
import { answer, callsOf, forgetAll } from '../testing/platform.ts';
import TransactionsPage from './TransactionsPage.tsx';

let page: Awaited<ReturnType<typeof mountModule>> | undefined;
let saved: ReturnType<typeof recordDownloads>;

beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  saved = recordDownloads();
  await goTo('/member?page=transactionHistory');
});
afterEach(async () => {
  await page?.unmount();
  page = undefined;
  saved.restore();
});

const jade = { vendor: 'JADE', displayName: 'Jade' };
const row = (id: string, kind: 'transfer' | 'bet' | 'win', amount: number, balanceAfter: number, subject: string) => ({
  id,
  kind,
  amount,
  balanceAfter,
  subject,
  at: '2026-11-20T03:00:00.000Z',
  reference: `R${id}`,
});
const mainRows = [row('1', 'transfer', -400, 600, 'Chuyển đến Jade')];
const jadeRows = [row('3', 'win', 250.5, 550.5, 'Vuốt Ngọc'), row('2', 'bet', -100, 300, 'Vuốt Ngọc')];
/** Sets the platform's wallets; it lists them only where there is a second one. */
const has = (wallets: readonly (typeof jade)[]) =>
  answer(transactions, ({ wallet, page: asked = 1, pageSize = 20 }) => {
    const rows = wallet === 'JADE' ? jadeRows : mainRows;
    const sum = (sign: number) =>
      rows.reduce((total, { amount }) => total + Math.max(0, Math.round(amount * sign * 100)), 0) / 100;
    return {
      page: Number(asked),
      pageSize: Number(pageSize),
      total: rows.length,
      rows,
      wallets: [...wallets],
      totals: { moneyIn: sum(1), moneyOut: sum(-1) },
    };
  });
const element = () => page?.element ?? document.body;
const open = async () => {
  page = await mountModule(TransactionsPage, '/member');
};
const rows = () => [...element().querySelectorAll('tbody tr:not([aria-hidden])')].map((one) => one.textContent ?? '');
const totals = () =>
  [...element().querySelectorAll('dl dd')].map((sum) => sum.textContent?.replace(/\s/g, ' ').replace(' ₫', ''));
const lastAsked = () => callsOf(transactions).at(-1)?.request;

test('who never had a wallet at a vendor is offered none', async () => {
  has([]);
  await open();
  await eventually(() => expect(rows()).toHaveLength(1));
  expect(element().querySelector('select')).toBeNull();
  expect(lastAsked()).not.toHaveProperty('wallet');
});

test('a wallet at a vendor has a record of its own: rows, sums, address', async () => {
  has([jade]);
  await open();
  await eventually(() => expect(rows()).toHaveLength(1));
  expect(totals()).toEqual(['0', '400', '-400']);
  const choice = find<HTMLSelectElement>(element(), 'select');
  expect([...choice.options].map(({ label }) => label)).toEqual(['Ví chính', 'Jade']);
  choose(choice, 'JADE');
  await eventually(() => expect(rows()).toHaveLength(2));
  expect(lastAsked()).toMatchObject({ wallet: 'JADE', page: '1' });
  expect(currentLocation().location.search).toBe('?page=transactionHistory&wallet=JADE');
  expect(rows()[0]).toContain('550,5');
  expect(totals()).toEqual(['250,5', '100', '+150,5']);
  expect(element().textContent).toContain('Biến động ví ở Jade');
  choose(find<HTMLSelectElement>(element(), 'select'), '');
  await eventually(() => expect(rows()).toHaveLength(1));
  expect(currentLocation().location.search).toBe('?page=transactionHistory');
});

test('the file is that of the wallet, and its name says which', async () => {
  has([jade]);
  await goTo('/member?page=transactionHistory&wallet=JADE');
  await open();
  await eventually(() => expect(rows()).toHaveLength(2));
  await press(button(element(), 'Tải về CSV'));
  await eventually(() => expect(saved.files).toHaveLength(1));
  expect(lastAsked()).toMatchObject({ wallet: 'JADE', pageSize: '100' });
  expect(saved.files[0]?.name).toMatch(new RegExp(`^unisite-sao-ke-JADE-.*-${dayOf(new Date())}\\.csv$`));
  const lines = ((await saved.files[0]?.text()) ?? '').split('\r\n');
  expect(lines[1]).toBe('2026-11-20 10:00:00,Trả thưởng,Vuốt Ngọc,R3,250.5,550.5');
});
