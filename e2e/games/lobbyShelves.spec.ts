import type { Page } from '@playwright/test';
import { ask } from '../fixtures/ask.ts';
import { chooseLanguage } from '../fixtures/languages.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { widths, windowOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/site.ts';

const list = (page: Page) => page.getByRole('region', { name: /^(Danh sách trò chơi|Games)$/ });
const tiles = (page: Page) => list(page).getByRole('article');
const vendors = (page: Page) => page.getByRole('navigation', { name: /^(Nhà phát hành|Providers)$/ });
const filter = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: /^(Lọc trò chơi|Filter the games)$/ }).getByRole('button', { name });
const star = /^(Yêu thích|Favourite) /;

interface Games {
  total: number;
  rows: { gameId: string; name: string; vassalage: string; hasDemo: boolean; isGame: string; category: string }[];
}

const shelves = {
  '/live': { vi: 'Casino trực tuyến', en: 'Live casino' },
  '/rng': { vi: 'Nổ hũ', en: 'Slots' },
  '/fish': { vi: 'Bắn cá', en: 'Fish games' },
  '/pvp': { vi: 'Game bài', en: 'Card games' },
  '/sports': { vi: 'Thể thao', en: 'Sports' },
  '/esports': { vi: 'E-sports', en: 'E-sports' },
  '/seamless': { vi: 'Game nhanh', en: 'Quick games' },
} as const;

/** Rows are drawn as they come near, and matches may stand above them. */
async function seeTiles(page: Page): Promise<void> {
  await vendors(page).evaluate((strip) => strip.scrollIntoView({ block: 'start' }));
  await expect(tiles(page).nth(5)).toBeVisible();
}

test('section 2: every shelf has its lobby, within a tablet too', { tag: '@matrix' }, async ({ page, site }) => {
  const visit = async (path: keyof typeof shelves, language: 'vi' | 'en') => {
    if (path === '/seamless')
      await page.goto(path); // has no entry in the navigation
    else await page.getByRole('banner').locator(`nav a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: shelves[path][language] })).toBeVisible();
    await seeTiles(page);
    await expect(vendors(page).getByRole('link').nth(1)).toBeVisible();
  };
  await visit('/seamless', 'vi');
  for (const path of ['/live', '/fish', '/sports'] as const) await visit(path, 'vi');
  await chooseLanguage(page, 'en');
  for (const path of ['/rng', '/pvp', '/esports'] as const) await visit(path, 'en');
  // the walk opens every shelf on a desktop and on a phone
  await page.setViewportSize(windowOf(widths.tablet));
  await seeTiles(page);
  await expectNoOverflow(page);
  await site.expectAccessible(page);
});

test('section 3: vendors of the esports list stand under ESPORTS, not under SPORTS', { tag: '@matrix' }, async ({
  page,
}) => {
  await page.goto('/esports');
  await vendors(page)
    .getByRole('link', { name: /^Trifalcon/ })
    .click();
  await expect(page).toHaveURL(/vendor=TF/);
  await expect(tiles(page).first()).toContainText('Trifalcon');
  await page.goto('/sports');
  await expect(vendors(page).getByRole('link').nth(1)).toBeVisible();
  await expect(vendors(page).getByRole('link', { name: /^Trifalcon/ })).toHaveCount(0);
});

test('section 4: the card of a vendor whose type is a popup opens the list of its games', async ({ page, site }) => {
  await site.speak('en');
  await page.goto('/fish');
  const card = tiles(page).filter({ hasText: /Danh sách trò chơi|List of games/ });
  await card.getByRole('link', { name: 'Zappetti' }).click();
  await expect(page).toHaveURL(/\/fish\?provider=zappetti$/);
  const dialog = page.getByRole('dialog', { name: /^(Trò chơi của|Games by) Zappetti$/ });
  const { total } = await ask<Games>(page, '/wps/game/games?category=FISH&vendor=zappetti');
  await expect(dialog.getByRole('article')).toHaveCount(total);
  await site.expectAccessible(page);
  await page.setViewportSize(windowOf(widths.phone));
  await expectNoOverflow(page);
  await page.reload();
  await expect(dialog.getByRole('article')).toHaveCount(total);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/fish$/);
  await page.setViewportSize(windowOf(widths.desktop));
  await card.getByRole('link', { name: 'Zappetti' }).click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
});

test('games with play money are a filter of the address', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/rng');
  await filter(page, /^Chơi thử/).click();
  await expect(page).toHaveURL(/\/rng\?flag=demo$/);
  const { total, rows } = await ask<Games>(page, '/wps/game/games?category=RNG&flag=demo&pageSize=40');
  expect(rows.every(({ hasDemo }) => hasDemo)).toBe(true);
  await expect(list(page).getByRole('status')).toHaveText(`Có ${total} trò chơi`);
  await page.reload();
  await expect(filter(page, /^Chơi thử/)).toHaveAttribute('aria-pressed', 'true');
  const offered = await ask<Games>(page, '/wps/game/games?category=SPORTS&flag=demo&pageSize=1');
  await page.goto('/sports');
  await expect(filter(page, /^Mới \d/)).toBeVisible(); // the counts are there
  await expect(filter(page, /^Chơi thử/)).toHaveCount(offered.total > 0 ? 1 : 0);
});

test('the button of a tile tells about the game', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/rng');
  const tile = tiles(page).nth(3);
  const name = (await tile.getByRole('heading').textContent()) ?? '';
  await tile.hover();
  await tile.getByRole('button', { name: `Thông tin ${name}` }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
});

test('a star is on every tab at once, and on another device when it is looked at', { tag: '@matrix' }, async ({
  page,
  site,
  browser,
}) => {
  await site.comeAs(page, 'player');
  await page.goto('/fish');
  const other = await page.context().newPage();
  await other.goto('/fish');
  const unstarred = tiles(page).getByRole('button', { name: star, pressed: false });
  const label = (await unstarred.nth(7).getAttribute('aria-label')) ?? '';
  const starOn = (where: Page) => tiles(where).getByRole('button', { name: label, exact: true });
  await expect(starOn(other)).toHaveAttribute('aria-pressed', 'false');
  await starOn(page).click();
  await expect(starOn(other)).toHaveAttribute('aria-pressed', 'true');

  const device = await browser.newContext({ baseURL: site.address });
  // whatever language the member chose last
  await device.addCookies([{ name: 'lang', value: 'vi', url: site.address }]);
  const elsewhere = await device.newPage();
  await site.arriveAs(elsewhere, 'player');
  await elsewhere.goto('/fish?flag=favourite');
  await expect(starOn(elsewhere)).toHaveAttribute('aria-pressed', 'true');
  await device.close();

  await starOn(page).click();
  await expect(starOn(other)).toHaveAttribute('aria-pressed', 'false');
  await other.close();
});

test('far down, a game and back again lead to the same place', { tag: '@matrix' }, async ({ page, site }) => {
  await site.comeAs(page, 'player');
  await page.goto('/rng');
  await expect(tiles(page).first()).toBeVisible();
  const shown = list(page).getByText(/^Đã hiện (1[6-9]\d|2\d\d) trên/);
  await expect(async () => {
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 1_500);
    await expect(shown).toBeAttached({ timeout: 300 });
  }).toPass();
  await page.mouse.wheel(0, -400);
  await page.waitForTimeout(800); // scrolling has to be over
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1_500); // more than a window: games are asked for before they come into sight
  const inSight = tiles(page).filter({ hasNotText: 'Đang bảo trì' });
  const name = await page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.tile:not(.tile--off) h3 a')];
    return all.find((one) => one.getBoundingClientRect().top > 300)?.textContent ?? '';
  });
  await inSight.getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(/\/game\?id=/);
  await page.goBack();
  await expect(tiles(page).getByRole('link', { name, exact: true })).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(40);
});
