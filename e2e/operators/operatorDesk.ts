import type { Browser, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { operators } from '../fixtures/people.ts';

/** An operator of the demonstration, with the authenticator that was enrolled in this run. */
export interface Desk {
  account: string;
  password: string;
  /** Six digits that were not used before: a code is taken once, so this may wait for the next half minute. */
  nextCode(): Promise<string>;
  /** The session that the enrolment began, for tests that do not end it. */
  state: Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;
}

export type Account = keyof typeof operators;

const period = 30_000;

/**
 * Signs an operator in for the first time, as a person does: the password, the authenticator's enrolment, its first
 * code.
 */
async function enrol(browser: Browser, address: string, name: Account): Promise<Desk> {
  const { account, password } = operators[name];
  const context = await browser.newContext({ baseURL: address });
  const page = await context.newPage();
  await speak(page, 'vi');
  await page.goto('/');
  await givePassword(page, account, password);
  await page.getByRole('img', { name: 'Mã QR để thêm tài khoản vào ứng dụng xác thực' }).waitFor();
  const written = await page
    .getByRole('status')
    .filter({ hasText: /^[A-Z2-7 ]{16,}$/ })
    .textContent();
  const secret = (written ?? '').replaceAll(' ', '');
  let usedStep = 0;
  const nextCode = async () => {
    const step = () => Math.floor(Date.now() / period);
    while (step() <= usedStep) await new Promise((passed) => setTimeout(passed, 500));
    usedStep = step();
    return new TOTP({ secret }).generate();
  };
  await giveCode(page, await nextCode());
  await page.getByRole('grid').waitFor();
  const state = await context.storageState();
  await context.close();
  return { account, password, nextCode, state };
}

/** All operators of the demonstration, signed in. */
export async function enrolAll(browser: Browser, address: string): Promise<Readonly<Record<Account, Desk>>> {
  return {
    ops: await enrol(browser, address, 'ops'),
    duty: await enrol(browser, address, 'duty'),
    till: await enrol(browser, address, 'till'),
  };
}

/** Chooses the language of a page before it is opened. */
export const speak = (page: Page, language: 'vi' | 'en'): Promise<unknown> =>
  page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);

export async function givePassword(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('Tài khoản').fill(account);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
}

export async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Mã xác thực').fill(code);
  await page.getByRole('button', { name: /^(Vào trang điều hành|Hoàn tất và vào)$/ }).click();
}
