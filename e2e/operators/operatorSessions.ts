import { type Page, request } from '@playwright/test';
import { operatorSignIn, operatorVerify } from '@unisite/shared/contract/operators';
import { TOTP } from 'otpauth';
import { operatorCaller } from '../fixtures/operatorCall.ts';
import { operators } from '../fixtures/people.ts';

export type Account = keyof typeof operators;

/** A session of an operator, as the storage of a browser that has it. */
export type OperatorSession = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/**
 * The sessions of the demonstration's operators, by calls: each signs in when it is needed first, and enrols its
 * authenticator with that. Only for tests that do not end them.
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

/**
 * The codes of an authenticator, one after the other from now on: each is taken once, and that of the next half minute
 * as well as that of this one.
 */
export function codesOf(secret: string): () => string {
  let used = 0;
  return () => {
    used = Math.max(used + 1, Math.floor(Date.now() / period));
    return new TOTP({ secret }).generate({ timestamp: used * period });
  };
}

/** Chooses the language of a page before it is opened. */
export const speak = (page: Page, language: 'vi' | 'en'): Promise<unknown> =>
  page.addInitScript((chosen) => localStorage.setItem('lang', chosen), language);
