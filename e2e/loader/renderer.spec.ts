import type { Browser, Page } from '@playwright/test';
import { test as base, expect } from '../fixtures/countedPages.ts';
import { type OwnSite, startOwnSite } from '../fixtures/ownSite.ts';
import { collectPageErrors } from '../fixtures/pageErrors.ts';

/** A site of their own, because they kill render processes, which would leave other tests' pages without markup. */
const test = base.extend<object, { ownSite: OwnSite }>({
  ownSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it that nothing is needed
    async ({}, use) => {
      const site = await startOwnSite({});
      await use(site);
      await site.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Whether the platform sends a page with its markup. */
async function isRendered(page: Page, address: string): Promise<boolean> {
  const response = await page.request.get(address, { headers: { accept: 'text/html' } });
  return (await response.text()).includes('<div id="root" data-rendered');
}

/** Opens the home page as a guest, and expects it to be complete. */
async function expectWhole(browser: Browser, address: string): Promise<void> {
  const context = await browser.newContext();
  const complaints: string[] = [];
  collectPageErrors(context, complaints);
  const page = await context.newPage();
  await page.goto(`${address}/index`);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.locator('[data-module="./widgets/HeroCarousel"] h2').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Đăng ký' }).click();
  // registration starts with the age gate
  await expect(page.getByRole('dialog', { name: 'Bạn đã đủ 18 tuổi?' })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
}

test('pages are rendered again soon after the processes that render were killed; while they stand still pages are whole', {
  tag: '@matrix',
}, async ({ ownSite, browser, page }) => {
  const address = ownSite.vietnam;
  await expect.poll(() => isRendered(page, `${address}/index`)).toBe(true);
  expect(ownSite.signalRenderers('SIGKILL')).toBeGreaterThan(0);
  // a unique address, whose markup is not cached
  const response = await page.request.get(`${address}/index?af=killed`, { headers: { accept: 'text/html' } });
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('id="root"');
  await expect.poll(() => isRendered(page, `${address}/index?af=again`)).toBe(true);

  expect(ownSite.signalRenderers('SIGSTOP')).toBeGreaterThan(0);
  expect(await isRendered(page, `${address}/index?af=still`)).toBe(false);
  await expectWhole(browser, address);
  ownSite.signalRenderers('SIGCONT');
  await expect.poll(() => isRendered(page, `${address}/index?af=moving`)).toBe(true);
});
