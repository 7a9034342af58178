import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/site.ts';

test('what is typed and pressed before the page has started is not lost', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/app\.[0-9a-f]+\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/index', { waitUntil: 'commit' });
  const name = page.getByRole('banner').getByRole('textbox', { name: 'Tên đăng nhập' });
  await name.fill('lan');
  await page.getByRole('banner').getByRole('button', { name: 'Đăng ký' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  release();
  await expect(page.getByRole('dialog', { name: 'Đăng ký' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('lan');
});

test('no guest is shown anything of a member whose page was rendered between', async ({ page, site, browser }) => {
  const guest = await browser.newContext({ baseURL: site.address });
  const rootOf = async (asker: Page | typeof guest) => {
    let root = '';
    // retries, because a busy server may leave rendering to the browser
    await expect(async () => {
      const html = await (await asker.request.get('/index', { headers: { accept: 'text/html' } })).text();
      root = html.slice(html.indexOf('<div id="root"'), html.indexOf('<template id="not-started"'));
      expect(root).toMatch(/^<div id="root" data-rendered/);
    }).toPass();
    return root;
  };
  const withoutClock = (html: string) => html.replace(/\d\d:\d\d|data-rendered-at="\d+"|<b>\d\d<\/b>/g, '');
  const before = await rootOf(guest);
  await site.comeAs(page, 'player');
  const personal = await rootOf(page);
  expect(personal).toContain('Minh Anh');
  expect(await rootOf(guest)).not.toContain('Minh Anh');
  expect(before).not.toContain('Minh Anh');
  expect(withoutClock(personal)).not.toBe(withoutClock(before));
  await guest.close();
});
