import { failureNumber } from '@unisite/shared/contract/failureNumber';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

const platform = /\/(wps\/|healthz)/;

test('a platform that does not answer is said to be away, until it is back, in English', async ({ page, site }) => {
  site.expectComplaints(/net::ERR_/);
  await site.comeAs(page, 'player');
  await site.speak('en');
  await page.goto('/help');
  const balance = page.getByRole('button', { name: words.balance });
  await expect(balance).toBeVisible();
  const before = (await balance.textContent()) ?? '';

  await page.route(platform, (route) => route.abort('connectionrefused'));
  await balance.click();
  const lost = /^Connection to the server lost, trying again… Balance and results are from \d\d:\d\d/;
  const banner = page.getByRole('status').filter({ hasText: lost });
  await expect(banner).toBeVisible();
  await expect(balance).toHaveText(before); // what was known stays
  await page.unroute(platform);
  await expect(banner).toHaveCount(0); // by itself
  await expect(balance).toHaveText(before);
});

test('a browser without network says so at once, and goes on when it has one', { tag: '@matrix' }, async ({
  page,
  context,
  site,
}) => {
  site.expectComplaints(/net::ERR_/);
  await page.goto('/index');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await context.setOffline(true);
  const banner = page.getByRole('status').filter({ hasText: /^Mất kết nối với máy chủ, đang thử lại… / });
  await expect(banner).toBeVisible();
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
});

test('a list that failed offers another try, which works', async ({ page, site }) => {
  site.expectComplaints(/500 \(Internal Server Error\)/);
  const games = /\/wps\/game\/games\?/;
  await page.route(games, (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'INTERNAL', message: 'Hệ thống gặp sự cố.' } }),
  );
  await page.goto('/index');
  // a page that is opened at /fish itself brings the list with it
  await page.getByRole('banner').getByRole('link', { name: 'Bắn cá' }).click();
  const failed = page.getByRole('alert').filter({ hasText: 'Chưa tải được trò chơi' });
  await expect(failed).toContainText('Hệ thống gặp sự cố.');
  await page.unroute(games);
  await failed.getByRole('button', { name: 'Thử lại' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('what could not be loaded without a network comes by itself when there is one', { tag: '@matrix' }, async ({
  page,
  context,
  site,
}) => {
  site.expectComplaints(/net::ERR_|NETWORK/);
  const files = /\/remotes\/mf-promo\//;
  await page.route(files, (route) => route.abort('internetdisconnected'));
  await page.goto('/index');
  // the page has others, which may fail only once the network is back
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: failureNumber('mf-promo', 'NETWORK') })
      .first(),
  ).toBeVisible();
  await page.unroute(files);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(page.locator('[data-remote="mf-promo"]').first()).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'mf-promo' })).toHaveCount(0);
});
