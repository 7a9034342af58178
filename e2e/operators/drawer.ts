import { type Browser, expect, type Page } from '@playwright/test';
import {
  beginDeposit,
  disputePayOut,
  fillWithdrawal,
  prepareWithdrawals,
  sendFromPracticeBank,
  sendWithdrawal,
} from '../fixtures/cash.ts';
import { goWhenStill } from '../fixtures/goWhenStill.ts';
import { newcomer, registerByCall } from '../fixtures/newcomer.ts';

/** The provider never notifies of pay-outs to such an account: an operator has to mark them as paid. */
const SILENT = '3333';
const BROUGHT = 400_000_000;

/** A member of the site beside the console, with a page of their own. */
export interface Drawer {
  page: Page;
  account: string;
  /** Asks for so many VND; ends on the withdrawal's page. Answers its reference. */
  ask(vnd: number): Promise<string>;
  /** Says that nothing of it came, or so many VND. */
  dispute(remarks: string, came?: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Somebody who has registered, brought 400 million VND in, and can ask for pay-outs, to an account whose number ends
 * so.
 */
export async function newDrawer(browser: Browser, site: string, ending = SILENT): Promise<Drawer> {
  const context = await browser.newContext({ baseURL: site });
  goWhenStill(context);
  const page = await context.newPage();
  // another test of this site may have published new terms: withdrawals go on without them
  const terms = page.getByRole('dialog', { name: 'Điều khoản có bản mới' });
  await page.addLocatorHandler(terms, () => terms.getByRole('button', { name: 'Để sau' }).click());
  const { account, ...rest } = newcomer();
  await registerByCall(page.request, { account, ...rest });
  await beginDeposit(page, 'vi', 'bankTransfer', BROUGHT);
  await sendFromPracticeBank(page, 'vi');
  await expect(page.getByRole('heading', { name: '400.000.000 ₫ đã vào ví' })).toBeVisible();
  await prepareWithdrawals(page, 'vi', { password: rest.password, ending });
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
