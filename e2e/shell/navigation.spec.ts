import type { Page } from '@playwright/test';
import { ask } from '../fixtures/ask.ts';
import { widths, windowOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: /^(Điều hướng chính|Main navigation)$/ });
const linksOf = (page: Page, item: string) => bar(page).getByRole('listitem').filter({ hasText: item });

interface Bootstrap {
  snapshot: {
    remotes: { navigation: { to: string; label: { vi: string }; order: number; category?: string }[] }[];
  };
}
interface Menu {
  categories: { category: string; cards: { displayName: string; vassalage: string }[] }[];
}

test('the navigation is what the registry says; vendors of a category open by pointer and by keys, and one leads to its games', async ({
  page,
}) => {
  await page.goto('/help');
  await test.step('no more than the registry says', () => expectOffered(page));
  await test.step('by the keyboard alone', () => expectKeys(page));
  await test.step('by pointer', () => expectPointer(page));
});

async function expectOffered(page: Page): Promise<void> {
  const { snapshot } = await ask<Bootstrap>(page, '/wps/system/bootstrap');
  const { categories } = await ask<Menu>(page, '/wps/game/menu');
  const stocked = categories.filter(({ cards }) => cards.length > 0).map(({ category }) => category);
  const offered = snapshot.remotes
    .flatMap(({ navigation }) => navigation)
    .filter(({ category }) => category === undefined || stocked.includes(category))
    .sort((a, b) => a.order - b.order)
    .map(({ to }) => to);
  expect(offered).toContain('/rng');
  const shown = bar(page).locator('a.nav__link');
  await expect(shown).toHaveCount(offered.length + 1);
  expect(await shown.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/index',
    ...offered,
  ]);
}

async function expectPointer(page: Page): Promise<void> {
  const item = linksOf(page, 'Casino trực tuyến');
  const toggle = item.getByRole('button', { name: 'Mở danh sách Casino trực tuyến' });
  await expect(toggle).toBeEnabled();
  await item.getByRole('link').hover();
  const vendors = item.getByRole('link').filter({ hasText: /\d trò chơi/ });
  await expect(vendors.first()).toBeVisible();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  // on to the next one, which stays open when the first one's delay ends
  const next = linksOf(page, 'Nổ hũ');
  const nextToggle = next.getByRole('button', { name: 'Mở danh sách Nổ hũ' });
  await next.getByRole('link').first().hover();
  await expect(nextToggle).toHaveAttribute('aria-expanded', 'true');
  await expect(vendors).toHaveCount(0);
  await page.waitForTimeout(400);
  await expect(nextToggle).toHaveAttribute('aria-expanded', 'true');
  // hovering over the caret has opened it: the first click does not close it
  await nextToggle.click();
  await expect(nextToggle).toHaveAttribute('aria-expanded', 'true');
  await nextToggle.click();
  await expect(nextToggle).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('contentinfo').hover();
  await expect(nextToggle).toHaveAttribute('aria-expanded', 'false');

  await toggle.click();
  const { categories } = await ask<Menu>(page, '/wps/game/menu');
  const live = categories.find(({ category }) => category === 'LIVE')?.cards ?? [];
  await expect(vendors).toHaveCount(live.length);
  const [, vendor] = live;
  if (!vendor) throw new Error('there are no vendors of live games');
  await vendors.filter({ hasText: vendor.displayName }).click();
  await expect(page).toHaveURL(`/live?vendor=${vendor.vassalage}`);
  await expect(vendors).toHaveCount(0);
  const strip = page.getByRole('main').getByRole('navigation', { name: 'Nhà phát hành' });
  await expect(strip.locator('[aria-current]')).toContainText(vendor.displayName);
  const tiles = page.getByRole('main').getByRole('article');
  await expect(tiles.first()).toContainText(vendor.displayName);
  for (const tile of await tiles.all()) await expect(tile).toContainText(vendor.displayName);
}

async function expectKeys(page: Page): Promise<void> {
  const item = linksOf(page, 'Nổ hũ');
  const toggle = item.getByRole('button', { name: 'Mở danh sách Nổ hũ' });
  await expect(toggle).toBeEnabled();
  await item.getByRole('link').focus();
  await page.keyboard.press('ArrowDown');
  const vendors = item.getByRole('link').filter({ hasText: /\d trò chơi/ });
  await expect(vendors.nth(0)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(vendors.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  await expect(item.getByRole('link', { name: /^Xem tất cả/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(vendors).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Enter');
  await expect(vendors.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await item.getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(linksOf(page, 'Game bài').getByRole('link')).toBeFocused();
}

test('the lottery opens on the hot strip and on the stations of today', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/help');
  const item = linksOf(page, 'Xổ số');
  await expect(item.getByRole('button', { name: 'Mở danh sách Xổ số' })).toBeEnabled();
  await item.getByRole('link').hover();
  const hot = item.getByRole('region', { name: 'Được quan tâm nhất' });
  await hot.getByRole('link').first().hover();
  expect(await hot.getByRole('link').count()).toBeGreaterThan(3);

  const today = new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'Asia/Ho_Chi_Minh' }).format(new Date());
  const names: Record<string, string> = {
    Mon: 'Thứ 2',
    Tue: 'Thứ 3',
    Wed: 'Thứ 4',
    Thu: 'Thứ 5',
    Fri: 'Thứ 6',
    Sat: 'Thứ 7',
    Sun: 'Chủ nhật, CN',
  };
  const dayName = names[today] ?? '';
  for (const region of ['Miền Trung', 'Miền Nam']) {
    const column = item.getByRole('region', { name: region });
    const days = column.getByRole('group', { name: 'Ngày mở thưởng' });
    await expect(days.getByRole('button')).toHaveCount(8);
    await expect(days.getByRole('button', { name: dayName, exact: true })).toHaveAttribute('aria-pressed', 'true');
    const ofToday = await column.getByRole('link').count();
    expect(ofToday).toBeGreaterThan(0);
    await days.getByRole('button', { name: 'Tất cả' }).click();
    await expect(days.getByRole('button', { name: 'Tất cả' })).toHaveAttribute('aria-pressed', 'true');
    expect(await column.getByRole('link').count()).toBeGreaterThan(ofToday);
  }
  const station = item.getByRole('region', { name: 'Miền Nam' }).getByRole('link').first();
  const name = ((await station.locator('span').first().textContent()) ?? '').trim();
  await station.click();
  await expect(page).toHaveURL(/\/vnlottery\?gameCode=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
});

test.describe('on the phone', () => {
  test.use({ viewport: windowOf(widths.phone), hasTouch: true });

  test('the bar below leads to the same places, the menu holds what the header holds; a visitor is asked to sign in for what is theirs', {
    tag: '@matrix',
  }, async ({ page }) => {
    await page.goto('/index');
    const tabs = page.getByRole('navigation', { name: 'Thanh điều hướng dưới' });
    await expect(tabs.getByRole('link')).toHaveText(['Trang chủ', 'Trò chơi', 'Xổ số', 'Khuyến mãi']);
    await expect(tabs.getByRole('link', { name: 'Trang chủ' })).toHaveAttribute('aria-current', 'page');
    await tabs.getByRole('link', { name: 'Trò chơi' }).click();
    await expect(page).toHaveURL(/\/rng$/);
    await expect(tabs.getByRole('link', { name: 'Trò chơi' })).toHaveAttribute('aria-current', 'page');
    await tabs.getByRole('link', { name: 'Khuyến mãi' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Khuyến mãi' })).toBeVisible();
    await tabs.getByRole('button', { name: 'Của tôi' }).click();
    await expect(page.getByRole('dialog', { name: words.signIn })).toBeVisible();

    await page.goto('/index');
    await expect(bar(page)).toBeHidden();
    const openMenu = () => page.getByRole('banner').getByRole('button', { name: words.openMenu }).click();
    await openMenu();
    const sheet = page.getByRole('dialog', { name: 'Danh mục' });
    await expect(sheet.getByRole('navigation').getByRole('link')).toHaveCount(9);
    await sheet.getByRole('button', { name: 'Tìm kiếm' }).click();
    const search = page.getByRole('dialog', { name: 'Tìm kiếm' });
    await search.getByRole('searchbox').fill('sinh to');
    await search
      .getByRole('link', { name: /^Sinh Tố/ })
      .first()
      .click();
    await expect(page.getByRole('dialog', { name: words.signIn })).toBeVisible();

    await page.goto('/index');
    await openMenu();
    await sheet.getByRole('tab', { name: 'English' }).click();
    const inEnglish = page.getByRole('dialog', { name: 'Menu' });
    await expect(inEnglish.getByRole('link', { name: 'Live casino' })).toBeVisible();
    await inEnglish.getByRole('link', { name: 'Help' }).click();
    await expect(inEnglish).toBeHidden();
    await expect(page).toHaveURL(/\/help$/);
    await expect(page.getByRole('heading', { level: 1, name: 'User agreement' })).toBeVisible();
  });
});

test.describe('in the international market', () => {
  test.use({ locale: 'en-GB' });

  test('the language is English, and there is no Vietnamese lottery anywhere', async ({ page, site }) => {
    site.expectComplaints(/404 \(Not Found\)/); // /vnlottery
    await page.goto(`${site.international}/index`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('region', { name: 'Hot slots' }).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'Promotions for you' })).toBeVisible();
    await linksOf(page, 'Lottery').getByRole('button', { name: 'Open the list of Lottery' }).click();
    await expect(linksOf(page, 'Lottery').getByRole('link', { name: /SSC/ }).first()).toBeVisible();

    const text = (await page.locator('header, main, footer').allInnerTexts()).join('\n');
    for (const name of [/Vietnamese lotter/i, /northern lottery/i, /Mi[eề]n (B[aắ]c|Trung|Nam)/i, /xổ số/i])
      expect(text).not.toMatch(name);
    const addresses = await page
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.filter((address) => /^\/(vn)?lottery/.test(address ?? ''))).toEqual([]);

    await page.goto(`${site.international}/vnlottery`);
    await expect(page.getByRole('heading', { level: 1, name: 'Not open yet' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL(`${site.international}/index`);
  });
});
