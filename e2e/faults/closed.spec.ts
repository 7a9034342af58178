import { withBootstrap } from '../fixtures/bootstrap.ts';
import { expect, test } from '../fixtures/site.ts';

test('a site under maintenance says so and how to reach it [2.root.maintenance] [4.status.root] [8.text.maintenance]', async ({
  page,
  site,
}) => {
  await withBootstrap(page, '/index', (bootstrap) => {
    bootstrap.status = { status: 1, ip: '203.0.113.9', country: 'VN', until: '2026-11-30T23:30:00.000Z' };
  });
  await page.goto('/index');
  await expect(page.getByRole('heading', { level: 1, name: 'Bảo Trì Hệ Thống', exact: true })).toBeVisible();
  await expect(page.getByText('06:30, 01/12/2026 (GMT+7)')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
  await site.expectAccessible(page);
  const opened = page.waitForEvent('popup');
  await page.getByRole('main').getByRole('button', { name: 'Liên hệ chúng tôi' }).click();
  await expect(await opened).toHaveURL(/\/help\?topic=faq$/);
});

test('a visitor from where the site may not be is told so, in English [2.root.denied] [4.status.root] [8.text.restricted]', async ({
  page,
  site,
}) => {
  await site.speak('en');
  await withBootstrap(page, '/index', (bootstrap) => {
    bootstrap.status = { status: 2, ip: '198.51.100.7', country: 'US', until: null };
  });
  await page.goto('/index');
  await expect(page.getByRole('heading', { level: 1, name: 'Not available from here' })).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['198.51.100.7', 'United States']);
  await expect(page.getByRole('button', { name: 'Tell support' })).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(0);
  await site.expectAccessible(page);
});

test('the language can be changed while the site is closed', async ({ page }) => {
  await withBootstrap(page, '/index', (bootstrap) => {
    bootstrap.status = { status: 1, ip: '203.0.113.9', country: 'VN', until: null };
  });
  await page.goto('/index');
  await page.getByRole('button', { name: /ngôn ngữ/ }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible();
});

test('a site that is open again comes back by itself', async ({ page }) => {
  await page.clock.install();
  await withBootstrap(page, '/index', (bootstrap) => {
    bootstrap.status = { status: 1, ip: '203.0.113.9', country: 'VN', until: null };
  });
  await page.goto('/index');
  await expect(page.getByRole('heading', { level: 1, name: 'Bảo Trì Hệ Thống' })).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bảo Trì Hệ Thống' })).toHaveCount(0);
});
