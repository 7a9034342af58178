import type { MountReport } from '@unisite/shared/contract/mounts';
import { breakRemotes } from '../fixtures/faultyRemotes.ts';
import { expect, test } from '../fixtures/site.ts';

/** Blocks the page, like an endless loop, until the response arrives. */
const hold = `{ const call = new XMLHttpRequest(); call.open('GET', '/hold', false); call.send(); }`;

test('a canary that holds the page was reported as begun before: a page that is frozen reports nothing more', async ({
  page,
}) => {
  await breakRemotes(page, {
    versions: {
      'mf-promo': {
        entry: ({ entry }) => `${hold}\n${entry}`,
        tamper: (placed) => {
          placed.canary = true;
        },
      },
    },
    withGood: [],
  });
  const reported = new Promise<MountReport[]>((resolve) => {
    void page.route('**/wps/system/mounts', async (route) => {
      resolve((route.request().postDataJSON() as { reports: MountReport[] }).reports);
      await route.fulfill({ json: { success: true, value: { kept: 1 } } });
    });
  });
  await page.route('**/hold', async (route) => {
    await reported;
    await route.fulfill({ body: '' });
  });
  await page.goto('/index');
  const begun = await reported;
  expect(begun.map(({ remote, canary, outcome }) => [remote, canary, outcome.state])).toContainEqual([
    'mf-promo',
    true,
    'started',
  ]);
  await expect(page.locator('[data-remote="mf-promo"]').first()).toBeVisible();
});
