import { failureNumber } from '@unisite/shared/contract/failureNumber';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

const platform = /\/(wps\/|healthz)/;

test('a platform that does not answer is said to be away, until it is back; what was not loaded comes by itself, in English', async ({
  page,
  context,
  site,
}) => {
  site.expectComplaints(/net::ERR_|NETWORK/);
  await site.comeAs(page, 'player');
  await site.speak('en');
  await page.goto('/help');
  const balance = page.getByRole('button', { name: words.balance });
  await expect(balance).toBeVisible();
  const before = (await balance.textContent()) ?? '';
  const lost = /^Connection to the server lost, trying again… Balance and results are from \d\d:\d\d/;
  const banner = page.getByRole('status').filter({ hasText: lost });

  await test.step('the platform is away', async () => {
    await page.route(platform, (route) => route.abort('connectionrefused'));
    await balance.click();
    await expect(banner).toBeVisible();
    await expect(balance).toHaveText(before); // known data stays
    await page.unroute(platform);
    await expect(banner).toHaveCount(0); // on its own
    await expect(balance).toHaveText(before);
  });

  await test.step('files do not come, and the browser has no network', async () => {
    const files = /\/remotes\/mf-promo\//;
    await page.route(files, (route) => route.abort('internetdisconnected'));
    await page.getByRole('banner').getByRole('link', { name: 'Promotions' }).click();
    const failed = page.getByRole('alert').filter({ hasText: failureNumber('mf-promo', 'NETWORK') });
    await expect(failed).toBeVisible();
    await page.unroute(files);
    await context.setOffline(true);
    await expect(banner).toBeVisible();
    await context.setOffline(false);
    await expect(banner).toHaveCount(0);
    await expect(page.locator('[data-remote="mf-promo"]').first()).toBeVisible();
    await expect(failed).toHaveCount(0);
  });
});
