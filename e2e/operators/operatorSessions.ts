import { type Page, request } from '@playwright/test';
import { operatorSignIn, operatorVerify } from '@unisite/shared/contract/operators';
import { TOTP } from 'otpauth';
import { operatorCaller } from '../fixtures/operatorCall.ts';
import { operators } from '../fixtures/people.ts';

export type Account = keyof typeof operators;

/** An operator's session as a browser's storage state. */
export type OperatorSession = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/**
 * Sessions of the demonstration's operators, started by calls on demand, with the enrolment of an authenticator. Only
 * for tests that do not end them.
 */
export class OperatorSessions {
  readonly #address: string;
  readonly #begun = new Map<Account, Promise<OperatorSession>>();

  constructor(address: string) {
    this.#address = address;
  }

  of(account: Account): Promise<OperatorSession> {
    const known = this.#begun.get(account) ?? this.#begin(account);
    this.#begun.set(account, known);
    return known;
  }

  async #begin(account: Account): Promise<OperatorSession> {
    const browser = await request.newContext();
    const call = operatorCaller(browser, this.#address);
    const second = await call(operatorSignIn, operators[account]);
    if (second.step !== 'enrol') throw new Error(`${account} has an authenticator already`);
    await call(operatorVerify, { code: codesOf(second.secret)() });
    const session = await browser.storageState();
    await browser.dispose();
    return session;
  }
}

const period = 30_000;

/** Successive codes of an authenticator: each is accepted once, and the next half minute's already counts. */
export function codesOf(secret: string): () => string {
  let used = 0;
  return () => {
    used = Math.max(used + 1, Math.floor(Date.now() / period));
    return new TOTP({ secret }).generate({ timestamp: used * period });
  };
}

/** Sets a page's language before it is opened. */
export const speak = (page: Page, language: 'vi' | 'en'): Promise<unknown> =>
  page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);
