import type { Page, Route } from '@playwright/test';
import type { Snapshot } from '@unisite/shared/contract/registry';
import { atADesk, goTheWay, onAPhone } from '../fixtures/languages.ts';
import { expect, test } from '../fixtures/site.ts';

/** A registry of this page's own: what it says reaches the page as the platform's would, and no other test's. */
async function ownRegistry(page: Page) {
  let told: Snapshot | null = null;
  let listening: (route: Route) => void = () => {};
  let stream = new Promise<Route>((resolve) => {
    listening = resolve;
  });
  await page.route('**/wps/events', (route) => listening(route));
  await page.route('**/wps/registry/snapshot', (route) => (told ? route.fulfill({ json: told }) : route.continue()));
  const now = async () => told ?? ((await (await page.request.get('/wps/registry/snapshot')).json()) as Snapshot);
  return async (change: (snapshot: Snapshot) => Partial<Snapshot>): Promise<void> => {
    const before = await now();
    told = { ...before, ...change(before), revision: before.revision + 1000 };
    const event = JSON.stringify({ type: 'registry', market: told.market, revision: told.revision });
    const route = await stream;
    stream = new Promise((resolve) => {
      listening = resolve;
    });
    await route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 50\n\nevent: registry\ndata: ${event}\n\n`,
    });
  };
}
const without =
  (name: string) =>
  ({ remotes }: Snapshot): Partial<Snapshot> => ({ remotes: remotes.filter((remote) => remote.name !== name) });

test('a page that is switched off says so, and is back when it is on again', async ({ page, site }) => {
  await goTheWay(page, site, atADesk);
  const say = await ownRegistry(page);
  await page.goto('/promotions');
  const shown = page.locator('[data-remote="mf-promo"][data-module="./pages/PromotionsPage"]');
  const item = page.getByRole('navigation').getByRole('link', { name: 'Khuyến mãi' });
  await expect(shown).toBeVisible();
  const all = (await (await page.request.get('/wps/registry/snapshot')).json()) as Snapshot;

  await say(without('mf-promo'));
  await expect(page.getByRole('heading', { level: 1, name: 'Trang này vừa được tắt' })).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expect(item).toHaveCount(0);
  await site.expectAccessible(page);

  await say(() => ({ remotes: all.remotes, overridden: ['mf-promo'] }));
  await expect(shown).toBeVisible();
  await expect(item.first()).toBeVisible();
  await expect(page.getByText('Bản đang phát triển: mf-promo')).toBeVisible();
  await site.expectAccessible(page);
});

test('what is being filled in outlives the switch, until it is left', { tag: '@matrix' }, async ({ page, site }) => {
  await goTheWay(page, site, onAPhone);
  const say = await ownRegistry(page);
  await page.goto('/fish');
  await page.waitForFunction(() => performance.getEntriesByType('resource').some(({ name }) => /recovery/.test(name)));
  const field = page.getByRole('main').getByRole('searchbox');
  await field.fill('rong');
  await say(without('mf-games'));
  const notice = page.getByRole('main').getByText('This page was just switched off');
  await expect(notice).toBeVisible();
  await expect(field).toHaveValue('rong');
  await expect(field).toBeFocused();
  await site.expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/index$/);
  await expect(field).toHaveCount(0); // the address changes before the page does
  await page.goBack();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(field).toHaveCount(0);
  await expect(notice).toHaveCount(0);
});
