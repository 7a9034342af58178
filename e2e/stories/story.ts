import { test as base, expect } from '../fixtures/countedPages.ts';
import { type OwnSite, startOwnSite } from '../fixtures/ownSite.ts';
import { collectPageErrors } from '../fixtures/pageErrors.ts';
import { type Operator, signInOperator } from './operator.ts';
import { makeOutside, type Outside } from './outside.ts';
import { newTeam, type Team } from './team.ts';

export { expect };

/** Short intervals and few required visits, because a test cannot wait for a hundred visitors. */
const impatient = { HEALTH_EVERY_SECONDS: '0.5', HEALTH_MINIMUM_VISITS: '3' };

export interface Complaints {
  /** Allows browser errors in this test, e.g. because it breaks something on purpose. */
  expect(pattern: RegExp): void;
}

/** Stories have their own site with an operator at its console, and teams outside this workspace. */
export const test = base.extend<
  {
    complaints: Complaints;
  },
  {
    ownSite: OwnSite;
    operator: Operator;
    outside: Outside;
    /** Creates a team with a registered key that may act in both markets. */
    join: (name: string) => Promise<Team>;
  }
>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const site = await startOwnSite({ ...impatient, RENDER_PROCESSES: '0' }); // stories are about browsers
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  operator: [
    async ({ ownSite }, use) => {
      const operator = await signInOperator(ownSite.operators);
      await use(operator);
      await operator.leave();
    },
    { scope: 'worker' },
  ],
  outside: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const outside = await makeOutside();
      await use(outside);
      outside.remove();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  join: [
    async ({ ownSite, operator, outside }, use) => {
      await use(async (name) => {
        const team = await newTeam(outside, name, ownSite.vietnam);
        await operator.register(team, ['VN', 'INT']);
        return team;
      });
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const expected: RegExp[] = [];
      collectPageErrors(context, heard);
      await use({ expect: (pattern) => expected.push(pattern) });
      expect(heard.filter((complaint) => !expected.some((pattern) => pattern.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});
