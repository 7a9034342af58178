import type { Route } from '@playwright/test';
import { expect, test } from '../fixtures/site.ts';

const missing = (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'no' });
const flipped = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: `;${await response.text()}` });
};

const scripts = /\/assets\/app\.[0-9a-f]+\.js/;
const texts = /\/assets\/shell-(vi|en)\.[0-9a-f]+\.js/;

test('a page whose script was changed, or whose texts are missing, says so and is opened by another try', {
  tag: '@matrix',
}, async ({ page, site }) => {
  site.expectComplaints(/.*/);
  for (const [file, fault] of [
    [scripts, flipped],
    [texts, missing],
  ] as const) {
    await page.route(file, fault);
    await page.goto('/index');
    await expect(page.getByRole('alert').getByRole('heading', { name: 'Chưa mở được trang' })).toBeVisible();
    const notice = page.locator('[aria-labelledby="not-started-title"]');
    await expect(notice.getByRole('link').first()).toHaveAttribute('href', /^(tel:|mailto:|https:)/);
    await site.expectAccessible(page);
    await page.unroute(file);
    await page.getByRole('button', { name: 'Thử lại' }).click();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Chưa mở được trang' })).toHaveCount(0);
  }
});

test('in English, too, and it goes when the shell starts after all', { tag: '@matrix' }, async ({ page, site }) => {
  await page.clock.install();
  await site.speak('en');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/index', { waitUntil: 'commit' });
  await expect(page.locator('#root:not([data-live])')).toBeAttached();
  await page.clock.fastForward(30_000);
  // pending scripts keep the document from loading, but not the notice from appearing
  await expect(page.getByRole('heading', { name: 'The page could not be opened' })).toBeVisible();
  release();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The page could not be opened' })).toHaveCount(0);
});
