import path from 'node:path';
import type { Page } from '@playwright/test';
import { builtPackages, outputOf } from '../../scripts/builds/build.ts';
import { isRemote } from '../../scripts/workspace.ts';
import { test as base } from '../fixtures/countedPages.ts';
import { goWhenStill } from '../fixtures/goWhenStill.ts';
import { type OwnSite, startOwnSite } from '../fixtures/ownSite.ts';
import { collectPageErrors } from '../fixtures/pageErrors.ts';
import { windowOf } from '../fixtures/people.ts';
import { followSecrets, type SecretTraces } from '../fixtures/secretTraces.ts';
import { type Drawer, newDrawer } from './drawer.ts';
import { type Account, OperatorSessions, speak } from './operatorSessions.ts';
import { remote, versionFolders } from './versions.ts';

interface Place extends OwnSite {
  sessions: OperatorSessions;
}

interface Seats {
  /** The console with a signed-in operator. */
  console(options?: { account?: Account; path?: string; width?: number; language?: 'vi' | 'en' }): Promise<Page>;
  /** A visitor's browser on the Vietnamese site. */
  visitor(options: { width: number; language: 'vi' | 'en' }): Promise<Page>;
  /** Allows browser errors in this test. */
  expectComplaints(pattern: RegExp): void;
}

/**
 * A separate site with all remotes, one of them in several versions, and its console: operators' acts on markets are
 * seen from both sides, and disturb no other test. One worker starts it once for all operators' tests.
 */
export const test = base.extend<{ seats: Seats }, { place: Place; member: Drawer }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const others = builtPackages().filter((one) => isRemote(one) && one.folder !== remote);
      const versions = versionFolders();
      const folders = [...others.map(outputOf), ...versions.folders];
      try {
        const site = await startOwnSite({
          REMOTES_DIRS: folders.join(path.delimiter),
          RENDER_PROCESSES: '0', // these tests are about the console
        });
        try {
          await use({ ...site, sessions: new OperatorSessions(site.operators) });
        } finally {
          await site.stop();
        }
      } finally {
        versions.remove();
      }
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  /** A member with money, and a page open next to the console. */
  member: [
    async ({ browser, place }, use) => {
      const member = await newDrawer(browser, place.vietnam);
      await use(member);
      await member.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  seats: async ({ browser, place }, use) => {
    const complaints: string[] = [];
    const expected: RegExp[] = [];
    const opened: Page[] = [];
    const secrets: SecretTraces[] = [];
    const open = async (options: Parameters<typeof browser.newContext>[0]): Promise<Page> => {
      const context = await browser.newContext(options);
      collectPageErrors(context, complaints);
      goWhenStill(context);
      secrets.push(await followSecrets(context, place.printed));
      const page = await context.newPage();
      opened.push(page);
      return page;
    };
    await use({
      async console({ account = 'ops', path = '/', width = 1440, language = 'vi' } = {}) {
        const storageState = await place.sessions.of(account);
        const page = await open({ baseURL: place.operators, storageState, viewport: windowOf(width) });
        await speak(page, language);
        await page.goto(path);
        return page;
      },
      async visitor({ width, language }) {
        const page = await open({ baseURL: place.vietnam, viewport: windowOf(width) });
        await page.context().addCookies([{ name: 'lang', value: language, url: place.vietnam }]);
        return page;
      },
      expectComplaints: (pattern) => expected.push(pattern),
    });
    for (const one of secrets) await one.expectNowhere();
    for (const page of opened) await page.context().close();
    base.expect(complaints.filter((one) => !expected.some((pattern) => pattern.test(one)))).toEqual([]);
  },
});
