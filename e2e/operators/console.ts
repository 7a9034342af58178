import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { matrix, type OperatorCall, operatorAct, pendingActs } from '@unisite/shared/contract/operators';
import * as z from '@unisite/shared/schema';
import { collectPageErrors } from '../fixtures/pageErrors.ts';
import { type Account, speak } from './operatorDesk.ts';
import { remote, versions } from './versions.ts';
import { test as base } from './wholeSite.ts';

export { expect };

interface Console {
  /** A console of an operator who is signed in, in a window of its own. */
  open(account: Account, options?: { width?: number; language?: 'vi' | 'en'; path?: string }): Promise<Page>;
  /** What the browser may complain about in this test. */
  expectComplaints(pattern: RegExp): void;
}

/** The site of the tests of operators, and windows at its console. */
export const test = base.extend<{ desk: Console }>({
  desk: async ({ browser, place }, use) => {
    const complaints: string[] = [];
    const expected: RegExp[] = [];
    const opened: Page[] = [];
    await use({
      async open(account, { width = 1440, language = 'vi', path = '/' } = {}) {
        const context = await browser.newContext({
          baseURL: place.operators,
          storageState: place.desks[account].state,
          viewport: { width, height: width < 768 ? 844 : 900 },
        });
        collectPageErrors(context, complaints);
        const page = await context.newPage();
        opened.push(page);
        await speak(page, language);
        await page.goto(path);
        return page;
      },
      expectComplaints: (pattern) => expected.push(pattern),
    });
    for (const page of opened) await page.context().close();
    expect(complaints.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))).toEqual([]);
  },
});

/**
 * Puts the remote back in a market where one operator is enough: switched on, the newest version for everyone, no
 * canary, nothing waiting.
 */
export async function settle(page: Page, address: string, market: string): Promise<void> {
  const { request } = page.context();
  const call = caller(request, address);
  for (const { id, ...waiting } of (await call(pendingActs, {})).acts) {
    if (waiting.remote !== remote || waiting.market !== market) continue;
    await request.post(`${address}/ops/acts/${id}/decision`, {
      headers: { origin: address },
      data: { decision: 'withdraw', why: 'Chuẩn bị' },
    });
  }
  const { cells } = await call(matrix, {});
  const now = cells.find((cell) => cell.remote === remote && cell.market === market);
  const detail = await request.get(`${address}/ops/remotes/${remote}`);
  // what the contract's remoteDetail gives
  const { value } = (await detail.json()) as { value: { versions: { version: string; digest: string }[] } };
  const newest = value.versions.find(({ version }) => version === versions.at(-1))?.digest ?? '';
  const act = (wanted: z.Input<typeof operatorAct.request>['act']) =>
    call(operatorAct, { market, remote, act: wanted, why: 'Chuẩn bị' });
  if (now?.enabled === false) await act({ kind: 'enable' });
  await act({ kind: 'promote', digest: newest });
}

function caller(request: APIRequestContext, address: string) {
  return async <C extends OperatorCall>(call: C, data: z.Input<C['request']>): Promise<z.Output<C['value']>> => {
    const answer = await request.fetch(`${address}${call.path}`, {
      method: call.method,
      headers: { origin: address },
      ...(call.method === 'GET' ? {} : { data }),
    });
    const body: unknown = await answer.json();
    if (!answer.ok()) throw new Error(`${call.path} answered ${answer.status()}: ${JSON.stringify(body)}`);
    const value = z.safeParse(call.value, Object(body).value);
    if (!value.success) throw new Error(`${call.path} answered what its contract does not say`);
    return value.data as z.Output<C['value']>; // the schema is the call's own
  };
}

/** The remote's cell in a market, by its Vietnamese name. */
export const cellOf = (page: Page, market: 'Việt Nam' | 'Quốc tế'): Locator =>
  page.getByRole('gridcell').filter({ has: page.getByText(`${remote} ở ${market}:`) });

/** Opens the remote's drawer in a market. */
export async function openDrawer(page: Page, market: 'Việt Nam' | 'Quốc tế'): Promise<Locator> {
  await cellOf(page, market).getByRole('link').click();
  const drawer = page.getByRole('dialog', { name: `${remote} ở ${market}`, exact: true });
  await expect(drawer.getByRole('group', { name: 'Thao tác' })).toBeVisible();
  return drawer;
}
