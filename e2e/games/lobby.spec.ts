import type { Page } from '@playwright/test';
import { ask } from '../fixtures/ask.ts';
import { expect, test } from '../fixtures/site.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Danh sách trò chơi' });
const tiles = (page: Page) => list(page).getByRole('article');
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Lọc trò chơi' }).getByRole('button', { name: new RegExp(`^${name}`) });

test('what is chosen stands in the address: a reload and the way back find it again', { tag: '@matrix' }, async ({
  page,
}) => {
  await page.goto('/rng');
  await filter(page, 'Mới').click();
  await page.getByRole('combobox', { name: 'Sắp xếp' }).selectOption({ label: 'Tên A–Z' });
  await page.getByRole('navigation', { name: 'Nhà phát hành' }).getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/flag=new/);
  await expect(page).toHaveURL(/sort=name/);
  await expect(page).toHaveURL(/vendor=/);
  const address = page.url();
  const chosen = async () => {
    await expect(page).toHaveURL(address);
    await expect(filter(page, 'Mới')).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('combobox', { name: 'Sắp xếp' })).toHaveValue('name');
    await expect(tiles(page).first()).toBeVisible();
    // the previous list stays visible until the next one has loaded
    await expect(async () => {
      const names = await tiles(page).getByRole('heading').allInnerTexts();
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'vi')));
    }).toPass({ timeout: 15_000 });
  };
  await chosen();
  await page.reload();
  await chosen();
  await page.getByRole('banner').getByRole('link', { name: 'Khuyến mãi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Khuyến mãi' })).toBeVisible();
  await page.goBack();
  await chosen();
});

test('section 9, lazy images: pictures come as the window nears them, and far down the document holds the tiles about it only', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, game] = /\/media\/\w+\/games\/([\w-]+)\.\d+\.avif$/.exec(request.url()) ?? [];
    if (game) asked.add(game);
  });
  await page.goto('/rng');
  await expect(tiles(page).locator('img').first()).toBeVisible();
  const first = (await tiles(page).first().getByRole('heading').textContent()) ?? '';
  const seen = () =>
    tiles(page).evaluateAll((all) =>
      all.map((tile) => {
        const [box, image] = [tile.getBoundingClientRect(), tile.querySelector('img')];
        const pixels = Number(/\.(\d+)\.avif$/.exec(image?.currentSrc ?? '')?.[1] ?? 0);
        return {
          top: box.top / innerHeight,
          shown: image !== null,
          crisp: pixels >= 0.98 * box.width * devicePixelRatio,
        };
      }),
    );
  await expect(async () => {
    const all = await seen();
    expect(all.filter(({ top, shown }) => top < 1.3 && !shown)).toEqual([]);
    expect(all.filter(({ shown, crisp }) => shown && !crisp)).toEqual([]);
    expect(all.filter(({ top, shown }) => top >= 1.3 && shown)).toEqual([]);
    expect(asked.size).toBe(all.filter(({ shown }) => shown).length);
  }, 'rows are drawn one after the other until the page is at rest').toPass();
  const before = asked.size;
  await page.mouse.wheel(0, 900);
  await expect.poll(() => asked.size).toBeGreaterThan(before);

  const { total } = await ask<{ total: number }>(page, '/wps/game/games?category=RNG&pageSize=1');
  expect(total).toBeGreaterThan(200);
  const whole = list(page).getByText(`Đã hiện ${total} trên ${total} trò chơi`);
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(whole).toBeVisible({ timeout: 500 });
    await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await tiles(page).count()).toBeLessThan(90);
  await expect(list(page).getByRole('link', { name: first, exact: true })).toHaveCount(0);
  // Browsers drop a key press while they still scroll for the previous one.
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(list(page).getByRole('link', { name: first, exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('a star is on every tab at once, and taken back by undo, also within a dialog, of which the offer covers nothing', {
  tag: '@matrix',
}, async ({ page, site }) => {
  await site.comeAs(page, 'player');
  await page.goto('/fish');
  const other = await page.context().newPage();
  await other.goto('/fish');
  const unstarred = tiles(page).getByRole('button', { name: /^Yêu thích/, pressed: false });
  const label = (await unstarred.nth(5).getAttribute('aria-label')) ?? '';
  const name = label.replace('Yêu thích ', '');
  const starOn = (where: Page) => tiles(where).getByRole('button', { name: label, exact: true });
  await expect(starOn(other)).toHaveAttribute('aria-pressed', 'false');
  await page.bringToFront();
  await starOn(page).click();
  for (const tab of [page, other]) await expect(starOn(tab)).toHaveAttribute('aria-pressed', 'true');
  const toasts = page.getByRole('region', { name: 'Thông báo nhanh' });
  await expect(toasts).toContainText(`Đã thêm ${name} vào yêu thích`);
  await expect.poll(() => starred(page)).toContain(name);
  await tiles(page)
    .getByRole('button', { name: `Thông tin ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name });
  const [offer, body] = await Promise.all([
    dialog.getByRole('region', { name: 'Thông báo nhanh' }).boundingBox(),
    dialog.locator('> div').first().boundingBox(),
  ]);
  expect(offer?.y).toBeGreaterThanOrEqual((body?.y ?? 0) + (body?.height ?? Number.POSITIVE_INFINITY));
  await toasts.getByRole('button', { name: 'Hoàn tác' }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  for (const tab of [page, other]) await expect(starOn(tab)).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => starred(page)).not.toContain(name);
  await other.close();
});

const starred = async (page: Page): Promise<string[]> =>
  (await ask<{ rows: { name: string }[] }>(page, '/wps/game/favourites')).rows.map(({ name }) => name);
