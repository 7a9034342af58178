import type { Page, Route } from '@playwright/test';
import type { Snapshot } from '@unisite/shared/contract/registry';
import { atADesk, goTheWay } from '../fixtures/languages.ts';
import { expect, test } from '../fixtures/site.ts';

/** A registry for this page alone: its events reach the page like the platform's, and affect no other test. */
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
