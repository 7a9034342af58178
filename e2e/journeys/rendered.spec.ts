import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures/site.ts';

const routes = [
  ['/index', 'Xổ số miền', 'ottery'],
  ['/live', 'Casino trực tuyến', 'Live casino'],
  ['/rng', 'Nổ hũ', 'Slots'],
  ['/promotions', 'Khuyến mãi', 'Promotions'],
  ['/noticePage', 'Thông báo', 'Announcements'],
  ['/lottery', 'miền', 'lottery'],
  ['/elott', 'Xổ số', 'ottery'],
  ['/helpmc', 'Thoả thuận người dùng', 'User agreement'],
  ['/agent', 'Đại lý', 'gent'],
] as const;

/** A visitor whose browser runs no scripts. */
async function withoutScripts(
  browser: Browser,
  language: 'vi' | 'en',
  width: number,
  work: (page: Page) => Promise<void>,
) {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({ javaScriptEnabled: false, viewport, baseURL: process.env.SITE_URL ?? '' });
  await context.addCookies([{ name: 'lang', value: language, url: process.env.SITE_URL ?? '' }]);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await work(page);
  expect(complaints.filter((text) => text.includes('Security Policy'))).toEqual([]);
  await context.close();
}

for (const [language, width] of [
  ['vi', 1440],
  ['en', 390],
] as const) {
  test(`without scripts every route is its page (${language}, ${width} wide)`, async ({ browser }) => {
    await withoutScripts(browser, language, width, async (page) => {
      for (const [path, vi, en] of routes) {
        // what a busy machine has not rendered in time is left to a browser, which has no scripts here: it asks again
        await expect(async () => {
          await page.goto(path);
          const text = await page.locator('#root[data-rendered] main').first().textContent({ timeout: 500 });
          expect(text, path).toContain(language === 'vi' ? vi : en);
        }).toPass();
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true);
      }
    });
  });
}

test('without scripts links lead on', async ({ browser }) => {
  await withoutScripts(browser, 'vi', 1440, async (page) => {
    await page.goto('/index');
    await page.getByRole('navigation').getByRole('link', { name: 'Khuyến mãi' }).first().click();
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

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
    const html = await (await asker.request.get('/index', { headers: { accept: 'text/html' } })).text();
    return html.slice(html.indexOf('<div id="root"'), html.indexOf('<template id="not-started"'));
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
