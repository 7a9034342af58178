import type { Page } from '@playwright/test';
import type { SystemStatus } from '@unisite/shared/contract';
import { withBootstrap } from '../fixtures/bootstrap.ts';
import { expect, test } from '../fixtures/site.ts';

const open: SystemStatus = { status: 0, ip: '203.0.113.9', country: 'VN', until: null };
const maintained: SystemStatus = { ...open, status: 1 };

/** Serves `/index` as of a site that stands like this, without a live event that says otherwise. */
async function openAs(page: Page, status: SystemStatus): Promise<void> {
  await page.route('**/wps/events', (route) => route.fulfill({ status: 204 }));
  await withBootstrap(page, '/index', (bootstrap) => {
    bootstrap.status = status;
  });
  await page.goto('/index');
}

test('a site under maintenance says so and how to reach it [2.root.maintenance] [4.status.root] [8.text.maintenance]', async ({
  page,
  site,
}) => {
  await openAs(page, { ...maintained, until: '2026-11-30T23:30:00.000Z' });
  await expect(page.getByRole('heading', { level: 1, name: 'Bảo Trì Hệ Thống', exact: true })).toBeVisible();
  await expect(page.getByText('06:30, 01/12/2026 (GMT+7)')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
  await site.expectAccessible(page);
  // the channels that need no page of this site
  const contacts = page.getByRole('region', { name: 'Liên hệ chúng tôi' });
  await expect(contacts.getByRole('link', { name: /Tổng đài minh hoạ/ })).toHaveAttribute('href', 'tel:+840000000000');
  await expect(contacts.getByRole('link', { name: /Gửi thư hỗ trợ/ })).toHaveAttribute('href', /^mailto:/);
  await expect(contacts.getByRole('button')).toHaveCount(0);
});

test('a visitor from where the site may not be is told so, in English [2.root.denied] [4.status.root] [8.text.restricted]', {
  tag: '@matrix',
}, async ({ page, site }) => {
  await site.speak('en');
  await openAs(page, { status: 2, ip: '198.51.100.7', country: 'US', until: null });
  await expect(page.getByRole('heading', { level: 1, name: 'Not available from here' })).toBeVisible();
  await expect(page.getByRole('definition')).toHaveText(['198.51.100.7', 'United States']);
  await expect(page.getByRole('region', { name: 'Contact us' }).getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('article')).toHaveCount(0);
  await site.expectAccessible(page);
});

test('the language can be changed while the site is closed', { tag: '@matrix' }, async ({ page }) => {
  await openAs(page, maintained);
  await page.getByRole('button', { name: /ngôn ngữ/ }).click();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maintenance' })).toBeVisible();
});

test('a site that is open again comes back by itself', { tag: '@matrix' }, async ({ page }) => {
  await page.clock.install();
  await openAs(page, maintained);
  await expect(page.getByRole('heading', { level: 1, name: 'Bảo Trì Hệ Thống' })).toBeVisible();
  await page.clock.fastForward(30_000);
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bảo Trì Hệ Thống' })).toHaveCount(0);
});

test('an open page closes and opens with its market, without a reload', async ({ page }) => {
  let status = open;
  await page.route('**/wps/events', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 200\n\nevent: status\ndata: ${JSON.stringify({ type: 'status', status })}\n\n`,
    }),
  );
  await page.goto('/index');
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
  status = maintained;
  await expect(page.getByRole('heading', { level: 1, name: 'Bảo Trì Hệ Thống' })).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  status = open;
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
});
