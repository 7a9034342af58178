import type { Browser, TestOperators } from './operatorClient.ts';

interface CashOperators {
  /** Opal and Ruby have the role `cash`, and can decide each other's proposals. */
  readonly opal: Browser;
  readonly ruby: Browser;
  /** Has only the role `support`. */
  readonly emma: Browser;
}

/** Two operators who may move money and one who may not, signed in from three addresses. */
export async function cashOperators(operators: TestOperators): Promise<CashOperators> {
  const signedIn = async (account: string, role: 'cash' | 'support', ip: string): Promise<Browser> => {
    await operators.add(account, 'Operator-1234', [role]);
    const browser = operators.browser(ip);
    await browser.signIn(account, 'Operator-1234');
    return browser;
  };
  return {
    opal: await signedIn('opal', 'cash', '192.0.2.1'),
    ruby: await signedIn('ruby', 'cash', '192.0.2.2'),
    emma: await signedIn('emma', 'support', '192.0.2.3'),
  };
}
