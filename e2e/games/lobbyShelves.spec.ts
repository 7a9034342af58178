import type { Page } from '@playwright/test';
import { ask } from '../fixtures/ask.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { widths, windowOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/site.ts';

const list = (page: Page) => page.getByRole('region', { name: /^(Danh sách trò chơi|Games)$/ });
const tiles = (page: Page) => list(page).getByRole('article');
test('section 4: the card of a vendor whose type is a popup opens the list of its games', { tag: '@matrix' }, async ({
  page,
  site,
}) => {
  await site.speak('en');
  await page.goto('/fish');
  const card = tiles(page).filter({ hasText: /Danh sách trò chơi|List of games/ });
  await card.getByRole('link', { name: 'Zappetti' }).click();
  await expect(page).toHaveURL(/\/fish\?provider=zappetti$/);
  const dialog = page.getByRole('dialog', { name: /^(Trò chơi của|Games by) Zappetti$/ });
  const { total } = await ask<{ total: number }>(page, '/wps/game/games?category=FISH&vendor=zappetti');
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
  await page.waitForTimeout(800); // until scrolling has ended
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1_500); // more than a window: games load before they come into view
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
