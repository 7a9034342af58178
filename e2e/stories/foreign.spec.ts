import type { Page } from '@playwright/test';
import { buildExample, takeOutside } from './examples.ts';
import { type Complaints, expect, test } from './story.ts';

interface Example {
  folder: string;
  remote: string;
  team: string;
  path: string;
  widget: { vi: string; en: string };
  heading: { vi: string; en: string };
  /** A file that its code loads, if any. */
  loads?: RegExp;
  /** Uses the page, and checks what it shows. */
  use(page: Page): Promise<void>;
}

const examples: readonly Example[] = [
  {
    folder: 'plain-dom',
    remote: 'lucky-number',
    team: 'lucky',
    path: '/lucky',
    widget: { vi: 'Xem số may mắn hôm nay', en: "See today's lucky number" },
    heading: { vi: 'Số may mắn', en: 'Lucky number' },
    loads: /\/remotes\/lucky-number\/[0-9a-f]+\/texts-vi\.[0-9a-f]+\.js$/,
    async use(page) {
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toHaveText('Chưa có số nào.');
      await main.getByRole('button', { name: 'Chọn một số' }).click();
      await expect(main.getByRole('status')).toHaveText(/^Số của bạn: \d+$/);
      // it sent an event on the bus, which the shell showed
      const toasts = page.getByRole('region', { name: 'Thông báo nhanh' });
      await expect(toasts).toContainText((await main.getByRole('status').textContent()) ?? '');
    },
  },
  {
    folder: 'react-18',
    remote: 'coin-toss',
    team: 'coins',
    path: '/coin',
    widget: { vi: 'Tung thử một đồng xu', en: 'Toss a coin' },
    heading: { vi: 'Tung đồng xu', en: 'Coin toss' },
    async use(page) {
      const main = page.getByRole('main');
      await expect(main.locator('[data-react^="18."]')).toBeVisible();
      await expect(main.getByRole('status')).toHaveText('Chưa tung lần nào.');
      await main.getByRole('button', { name: 'Tung' }).click();
      await main.getByRole('button', { name: 'Tung' }).click();
      await expect(main.getByRole('status')).toHaveText(/^(Sấp|Ngửa)$/);
      await expect(main.getByText('Đã tung 2 lần')).toBeVisible();
    },
  },
];

/** Reloads the page with a file modified in transit, which the browser refuses to run. */
async function expectRefused(page: Page, file: RegExp, complaints: Complaints): Promise<void> {
  complaints.expect(/integrity|did not load|load failed, THREW_AT_MOUNT/);
  await page.route(
    ({ pathname }) => file.test(pathname),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.tampered=1;${await response.text()}` });
    },
  );
  const refused = page.waitForEvent('console', (message) => /integrity/.test(message.text()));
  await page.reload();
  await refused;
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
}

/** Styles of the shell's own parts, to compare with those from before. */
async function looksOf(page: Page): Promise<unknown> {
  await expect(page.locator('footer a').first()).toBeAttached();
  return page.evaluate(() =>
    ['body', 'header', 'header a', 'header button', 'footer', 'footer a'].map((selector) => {
      const element = document.querySelector(selector);
      if (!element) throw new Error(`there is no ${selector}`);
      const { color, background, font, margin, padding, display, borderRadius } = getComputedStyle(element);
      return { selector, color, background, font, margin, padding, display, borderRadius };
    }),
  );
}

for (const { folder, remote, team: name, path, widget, heading, loads, use } of examples) {
  test(`${folder}: a remote that is made of something else works in the page`, { tag: '@matrix' }, async ({
    page,
    ownSite,
    outside,
    join,
    complaints,
  }) => {
    test.setTimeout(300_000);
    const team = await join(name);
    const made = takeOutside(folder, outside);
    await buildExample(made);
    await team.kit(made, 'check');
    await team.kit(made, 'sign');
    await team.kit(made, 'publish');
    await team.kit(made, 'promote', '1.0.0', '--remote', remote, '--market', 'VN', '--why', 'It is ready');

    await page.goto(`${ownSite.vietnam}/fish`);
    await expect(page.getByRole('heading', { level: 1, name: 'Bắn cá' })).toBeVisible();
    const before = await looksOf(page);

    await page.getByRole('banner').getByRole('link', { name: 'Trang chủ', exact: true }).click();
    await page.getByRole('main').getByRole('link', { name: widget.vi }).click();
    await expect(page).toHaveURL(`${ownSite.vietnam}${path}`);
    await expect(page.getByRole('heading', { level: 1, name: heading.vi })).toBeVisible();
    await expect(page).toHaveTitle(`${heading.vi} · Unisite`);
    await use(page);

    // switches the language without a load
    const shown = await page.evaluateHandle(() => document.documentElement);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^VI, ngôn ngữ/ })
      .click();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading.en })).toBeVisible();
    expect(await shown.evaluate((element) => element.isConnected)).toBe(true);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^EN, language/ })
      .click();
    await page.getByRole('button', { name: 'Tiếng Việt' }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading.vi })).toBeVisible();

    // leaving removes it, and restores the page
    const place = await page.locator(`[data-remote="${remote}"]`).elementHandle();
    await page.getByRole('banner').getByRole('link', { name: 'Bắn cá' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bắn cá' })).toBeVisible();
    await expect(page.locator(`[data-remote="${remote}"]`)).toHaveCount(0);
    await expect.poll(() => place?.evaluate((element) => element.childElementCount)).toBe(0);
    expect(await looksOf(page)).toEqual(before);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: heading.vi })).toBeVisible();

    if (loads) await expectRefused(page, loads, complaints);

    await team.kit(made, 'disable', '--remote', remote, '--market', 'VN', '--why', 'The test is over');
  });
}
