import type { SystemStatus } from '@unisite/shared/contract';
import { expect, test } from '../fixtures/site.ts';

const open: SystemStatus = { status: 0, ip: '203.0.113.9', country: 'VN', until: null };

test('an open page closes and opens with its market, and says meanwhile how to reach it [2.root.maintenance] [4.status.root] [8.text.maintenance]', async ({
  page,
  site,
}) => {
  let status = open;
  await page.route('**/wps/events', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: `retry: 200\n\nevent: status\ndata: ${JSON.stringify({ type: 'status', status })}\n\n`,
    }),
  );
  await page.goto('/index');
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
  status = { ...open, status: 1, until: '2026-11-30T23:30:00.000Z' };
  await expect(page.getByRole('heading', { level: 1, name: 'Bảo Trì Hệ Thống', exact: true })).toBeVisible();
  await expect(page.getByText('06:30, 01/12/2026 (GMT+7)')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('article')).toHaveCount(0);
  await site.expectAccessible(page);
  // only the channels that need no page of this site
  const contacts = page.getByRole('region', { name: 'Liên hệ chúng tôi' });
  await expect(contacts.getByRole('link', { name: /Tổng đài minh hoạ/ })).toHaveAttribute('href', 'tel:+840000000000');
  await expect(contacts.getByRole('link', { name: /Gửi thư hỗ trợ/ })).toHaveAttribute('href', /^mailto:/);
  await expect(contacts.getByRole('button')).toHaveCount(0);
  status = open;
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
});
