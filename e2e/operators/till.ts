import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import {
  beginDeposit,
  disputePayOut,
  fillWithdrawal,
  prepareWithdrawals,
  sendFromPracticeBank,
  sendWithdrawal,
} from '../fixtures/cash.ts';
import { newcomer, registerByName } from '../fixtures/newcomer.ts';
import { test as base } from './wholeSite.ts';

/** The provider never tells of pay-outs to such an account: an operator has to say that they are paid. */
const SILENT = '3333';
const BROUGHT = 400_000_000;

/** A member of the site beside the console, with a page of their own. */
interface Drawer {
  page: Page;
  account: string;
  /** Asks for so many VND; ends on the withdrawal's page. Answers its reference. */
  ask(vnd: number): Promise<string>;
  /** Says that nothing of it came, or so many VND. */
  dispute(remarks: string, came?: number): Promise<void>;
  close(): Promise<void>;
}

/** Somebody who has registered, brought 400 million VND in, and can ask for pay-outs. */
async function newDrawer(browser: Browser, site: string): Promise<Drawer> {
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  const { account, ...rest } = newcomer();
  await registerByName(page, { account, ...rest });
  await beginDeposit(page, 'vi', 'bankTransfer', BROUGHT);
  await sendFromPracticeBank(page, 'vi');
  await expect(page.getByRole('heading', { name: '400.000.000 ₫ đã vào ví' })).toBeVisible();
  await prepareWithdrawals(page, 'vi', { password: rest.password, ending: SILENT });
  return {
    page,
    account,
    async ask(vnd) {
      await page.goto('/member?page=withdrawal');
      await fillWithdrawal(page, 'vi', vnd);
      await sendWithdrawal(page, 'vi');
      const title = await page.getByRole('heading', { name: /^Lệnh rút RT/ }).textContent();
      return title?.match(/RT\w+/)?.[0] ?? '';
    },
    dispute: (remarks, came) => disputePayOut(page, 'vi', { remarks, ...(came === undefined ? {} : { came }) }),
    close: () => context.close(),
  };
}

/** The console and its site, with a member who has money. */
export const test = base.extend<object, { member: Drawer }>({
  member: [
    async ({ browser, place }, use) => {
      const member = await newDrawer(browser, place.vietnam);
      await use(member);
      await member.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** A withdrawal in the console's list. */
export const itemOf = (page: Page, reference: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(reference, { exact: true }) });

/** Shows a selection of the list. */
export const select = (page: Page, name: RegExp): Promise<void> =>
  page
    .getByRole('group', { name: /^(Nhóm lệnh rút|Kinds of withdrawals)$/ })
    .getByRole('button', { name })
    .click();

/** Says in the console that a withdrawal is paid. */
export async function markPaid(page: Page, reference: string): Promise<void> {
  await select(page, /^Đang chi trả/);
  await itemOf(page, reference).getByRole('button', { name: 'Đánh dấu đã trả' }).click();
  const question = page.getByRole('dialog', { name: `Đánh dấu ${reference} đã trả?` });
  await question.getByLabel('Lý do').fill('Sao kê cho thấy tiền đã đi');
  await question.getByRole('button', { name: 'Đánh dấu đã trả' }).click();
  await expect(question).toBeHidden();
}
