import type { Page } from '@playwright/test';
import { ask } from '../fixtures/ask.ts';
import { expect, test } from '../fixtures/site.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Danh sách trò chơi' });
const tiles = (page: Page) => list(page).getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Tìm trò chơi' });
const filter = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Lọc trò chơi' }).getByRole('button', { name: new RegExp(`^${name}`) });

interface Games {
  rows: { gameId: string; name: string; maintenance: boolean; category: string }[];
}

const plain = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D').toLowerCase();

/** One letter of the longest word in place of another. */
function mistyped(name: string): string {
  const longest = name.split(' ').toSorted((a, b) => b.length - a.length)[0] ?? '';
  const middle = Math.floor(longest.length / 2);
  const other = longest[middle] === 'x' ? 'z' : 'x';
  return name.replace(longest, longest.slice(0, middle) + other + longest.slice(middle + 1));
}

test('the search forgives missing marks and one wrong letter', async ({ page }) => {
  await page.goto('/rng');
  await expect(tiles(page).first()).toBeVisible();
  const { rows } = await ask<Games>(page, '/wps/game/games?category=RNG&pageSize=40');
  const game = rows.find(({ name }) => plain(name) !== name.toLowerCase() && plain(name).length > 12);
  if (!game) throw new Error('no game has a name with marks');

  const found = list(page).getByRole('link', { name: game.name, exact: true });
  for (const typed of [plain(game.name), mistyped(plain(game.name))]) {
    await search(page).fill(typed);
    await expect(page).toHaveURL(new RegExp(`[?&]q=${typed.replaceAll(' ', '\\+')}`));
    await expect(found).toBeVisible();
    await expect(list(page).getByRole('status')).toHaveText(/^Có \d+ trò chơi$/);
    expect(await tiles(page).count()).toBeLessThan(10);
  }
  await search(page).fill('khong co tro choi nao ten nhu the nay');
  await expect(list(page).getByRole('heading', { name: /^Không tìm thấy/ })).toBeVisible();
  await list(page).getByRole('button', { name: 'Bỏ bộ lọc' }).click();
  await expect(search(page)).toHaveValue('');
  await expect(tiles(page).nth(20)).toBeVisible();
});

test('what is chosen stands in the address: a reload and the way back find it again', async ({ page }) => {
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
    // the list before stays in sight until the next one is there
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

test('however far one scrolls, the document holds the tiles about the window only', { tag: '@matrix' }, async ({
  page,
}) => {
  await page.goto('/rng');
  await expect(tiles(page).first()).toBeVisible();
  const { total } = await ask<{ total: number }>(page, '/wps/game/games?category=RNG&pageSize=1');
  expect(total).toBeGreaterThan(200);
  const whole = list(page).getByText(`Đã hiện ${total} trên ${total} trò chơi`);
  const first = (await tiles(page).first().getByRole('heading').textContent()) ?? '';
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(whole).toBeVisible({ timeout: 500 });
    await expect(page.getByRole('contentinfo')).toBeInViewport({ timeout: 500 });
  }).toPass();
  expect(await tiles(page).count()).toBeLessThan(90);
  await expect(list(page).getByRole('link', { name: first, exact: true })).toHaveCount(0);
  // The browser drops a key that comes while it still scrolls for the one before.
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(list(page).getByRole('link', { name: first, exact: true })).toBeVisible({ timeout: 500 });
  }).toPass();
});

test('section 9, lazy images: pictures come as the window nears them, in pixels no fewer than the screen has', async ({
  page,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, game] = /\/media\/\w+\/games\/([\w-]+)\.\d+\.avif$/.exec(request.url()) ?? [];
    if (game) asked.add(game);
  });
  await page.goto('/rng');
  await expect(tiles(page).locator('img').first()).toBeVisible();
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
});

test('a star is put on, and taken back by undo, also within a dialog, of which the offer covers nothing', {
  tag: '@matrix',
}, async ({ page, site }) => {
  await site.comeAs(page, 'player');
  await page.goto('/fish');
  const unstarred = tiles(page).getByRole('button', { name: /^Yêu thích/, pressed: false });
  const label = (await unstarred.nth(5).getAttribute('aria-label')) ?? '';
  const name = label.replace('Yêu thích ', '');
  const star = tiles(page).getByRole('button', { name: label, exact: true });
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
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
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => starred(page)).not.toContain(name);
});

const starred = async (page: Page): Promise<string[]> =>
  (await ask<Games>(page, '/wps/game/favourites')).rows.map(({ name }) => name);

test('a guest who stars a game is asked to sign in', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/fish');
  await tiles(page)
    .getByRole('button', { name: /^Yêu thích/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible();
});

test('a game under maintenance warns and does not open', { tag: '@matrix' }, async ({ page, site }) => {
  await site.comeAs(page, 'player');
  await page.goto('/help');
  const slots = [1, 2, 3].map((one) => ask<Games>(page, `/wps/game/games?category=RNG&pageSize=100&page=${one}`));
  const game = (await Promise.all(slots)).flatMap(({ rows }) => rows).find(({ maintenance }) => maintenance);
  if (!game) throw new Error('no game is under maintenance');
  await page.goto(`/rng?q=${encodeURIComponent(game.name)}`);
  const tile = tiles(page).filter({ hasText: game.name });
  await expect(tile).toContainText('Đang bảo trì');
  await tile.getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Thông báo nhanh' })).toContainText(`${game.name} đang bảo trì`);
  await expect(page).toHaveURL(/\/rng\?/);

  site.expectComplaints(/409 \(Conflict\)/);
  await page.goto(`/game?id=${game.gameId}`);
  await expect(page.getByRole('alert')).toContainText('Trò chơi đang bảo trì');
});
