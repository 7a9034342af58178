import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/site.ts';

const entry = /\/remotes\/mf-promo\/[0-9a-f]{16}\/remoteEntry\.[0-9a-f]+\.js(\?|$)/;
const missing = (page: Page) => page.getByRole('main').getByRole('alert').filter({ hasText: 'Khu này chưa tải được' });
const hero = (page: Page) => page.getByRole('region', { name: 'Khuyến mãi nổi bật' });

/** Expects everything except the missing remote's parts to work. */
async function expectTheRest(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: 'Nổ hũ đang nóng' }).getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('region', { name: /quay lúc/ }).getByRole('timer')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Bắn cá' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bắn cá' })).toBeVisible();
  await page.goBack();
}

test('a remote that cannot be had leaves its places as the server rendered them or empty, and comes when it can', async ({
  page,
  site,
}) => {
  site.expectComplaints(/net::ERR_FAILED|load failed|RUNTIME-008|ScriptNetworkError|\[ Federation Runtime \]/);
  await page.route(entry, (route) => route.abort());
  await page.goto('/index');
  await expect(missing(page)).toHaveCount(3);
  await expectTheRest(page);
  await expect(missing(page)).toHaveCount(3);
  await expect(hero(page)).toHaveCount(0);

  await page.unroute(entry);
  await missing(page).nth(1).getByRole('button', { name: 'Tải lại khu này' }).click();
  await expect(hero(page).getByRole('heading').first()).toBeVisible();
  await expect(missing(page)).toHaveCount(2);
});
