import type { Browser, Page } from '@playwright/test';
import { addBankAccount, setWithdrawalPin } from '@unisite/shared/contract/bankAccounts';
import type { Operation, RequestOf } from '@unisite/shared/contract/operation';
import { addProof, confirmReceipt, createWithdrawal } from '@unisite/shared/contract/withdrawals';
import { withdrawalPin } from '../fixtures/cash.ts';
import { goWhenStill } from '../fixtures/goWhenStill.ts';
import { newcomer, registerByCall } from '../fixtures/newcomer.ts';
import { payIn } from '../fixtures/payIn.ts';
import { callPlatform } from '../fixtures/platformCall.ts';
import { png } from '../fixtures/png.ts';

/** The provider never reports payouts to such an account, so an operator has to mark them as paid. */
const SILENT = '3333';
const BROUGHT = 400_000_000;

/** A member of the site with a page of its own; its requests are made by calls. */
export interface Drawer {
  page: Page;
  account: string;
  /** Requests a withdrawal in VND, and returns it. */
  ask(vnd: number): Promise<{ id: string; reference: string }>;
  /** Disputes a withdrawal with a picture, stating that no money came. */
  dispute(id: string, remarks: string): Promise<void>;
  close(): Promise<void>;
}

/** A registered member who has deposited 400 million VND and can request withdrawals. */
export async function newDrawer(browser: Browser, site: string): Promise<Drawer> {
  const context = await browser.newContext({ baseURL: site });
  goWhenStill(context);
  const page = await context.newPage();
  // another test of this site may have published new terms, which withdrawals do not require
  const terms = page.getByRole('dialog', { name: 'Điều khoản có bản mới' });
  await page.addLocatorHandler(terms, () => terms.getByRole('button', { name: 'Để sau' }).click());
  const somebody = newcomer();
  const token = await registerByCall(page.request, somebody);
  const call = <O extends Operation>(operation: O, body: RequestOf<O>) =>
    callPlatform(page.request, operation, body, token);

  await payIn(page.request, token, BROUGHT);

  await call(setWithdrawalPin, { password: somebody.password, withdrawalPin });
  const number = `9${String(Date.now()).slice(-8)}${SILENT}`;
  const bankAccount = await call(addBankAccount, {
    bank: 'HAIVAN',
    holder: 'NGUYEN VAN THU',
    number,
    withdrawalPin,
  });
  return {
    page,
    account: somebody.account,
    ask: (vnd) => call(createWithdrawal, { bankAccount: bankAccount.id, amount: vnd, withdrawalPin }),
    async dispute(id, remarks) {
      await call(addProof, { id, image: png(64).toString('base64') });
      await call(confirmReceipt, { id, receipt: 'notReceived', remarks });
    },
    close: () => context.close(),
  };
}
