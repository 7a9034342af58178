import { expect, test } from '../fixtures/site.ts';

const hero = '[data-remote="mf-promo"][data-module="./widgets/HeroCarousel"]';

test('a page keeps the remotes it has when the registry fails', { tag: '@matrix' }, async ({ page, site }) => {
  site.expectComplaints(/503 \(Service Unavailable\)|\/wps\/registry\/snapshot answers/);
  let asked = 0;
  await page.route('**/wps/registry/snapshot', (route) => {
    asked += 1;
    return route.fulfill({ status: 503 });
  });
  const event = JSON.stringify({ type: 'registry', market: 'VN', revision: 1_000_000 });
  await page.route('**/wps/events', (route) =>
    route.fulfill({ contentType: 'text/event-stream', body: `retry: 600000\n\nevent: registry\ndata: ${event}\n\n` }),
  );
  await page.goto('/index');
  await expect.poll(() => asked, { timeout: 15_000 }).toBe(3);
  await expect(page.locator(hero)).not.toBeEmpty();
  await page.getByRole('banner').getByRole('link', { name: 'Bắn cá' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Khuyến mãi' }).click();
  await expect(page.locator('[data-remote="mf-promo"][data-module="./pages/PromotionsPage"]')).not.toBeEmpty();
});
