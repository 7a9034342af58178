import { expect } from '@playwright/test';
import { test } from './wholeSite.ts';

/** Script of a single page: any that was not loaded at start. */
const anyScript = /\/\d+\.[\da-f]{8}\.js$/;

test('a page loads when it is asked for; one whose file is gone says so, and a reload brings it', {
  tag: '@matrix',
}, async ({ seats }) => {
  seats.expectComplaints(/Failed to load resource|dynamically imported module|ChunkLoadError|Loading/);
  const page = await seats.console();
  await expect(page.getByRole('grid')).toBeVisible();
  const loaded: string[] = [];
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(anyScript, async (route) => {
    loaded.push(route.request().url());
    await held;
    await route.continue();
  });
  const link = page.getByRole('link', { name: 'Đội và khoá' }).first();
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Đội và khoá', level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Đăng ký đội mới' })).toBeVisible();
  await expect(link).toBeFocused();
  expect(loaded.length).toBeGreaterThan(0);
  await page.unroute(anyScript);

  await page.route(anyScript, (route) => route.abort());
  const other = page.getByRole('link', { name: 'Nhà phát hành' }).first();
  await other.click();
  await expect(page.getByRole('alert')).toContainText('Chưa hiển thị được phần này');
  await page.getByRole('link', { name: 'Ma trận' }).first().click();
  await expect(page.getByRole('grid')).toBeVisible();
  await other.click();
  await page.unroute(anyScript);
  await page.getByRole('button', { name: 'Tải lại trang' }).click();
  await expect(page.getByRole('button', { name: 'Thêm bên gọi' })).toBeVisible();
});
