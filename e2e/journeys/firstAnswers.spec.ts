import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/site.ts';

/** Opens a page and tells what came with it, and which reading calls it made nevertheless. */
async function open(page: Page, path: string): Promise<{ given: string[]; asked: string[] }> {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/wps/') && request.method() === 'GET') asked.push(pathname + search);
  });
  await page.goto(path, { waitUntil: 'networkidle' }).catch(() => {}); // the stream of events stays open
  await expect(page.getByRole('main').locator('[data-module]').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  const given = await page.evaluate(() =>
    Object.keys(JSON.parse(document.getElementById('answers')?.textContent ?? '{}')),
  );
  return { given, asked };
}

const everyone = ['/wps/game/menu', '/wps/system/resources'];
const home = [
  '/wps/announcements?type=H&page=1&pageSize=5',
  '/wps/game/hot?category=RNG&count=24',
  '/wps/game/new?count=24',
  '/wps/lottery/opened?prizeMode=Elott',
  '/wps/lottery/popular',
  '/wps/promotions',
  '/wps/winners',
];
const pages: Readonly<Record<string, readonly string[]>> = {
  '/index': home,
  '/live': ['/wps/game/games?category=LIVE&pageSize=40&sort=popular&page=1'],
  '/seamless': ['/wps/game/games?category=EGAME&pageSize=40&sort=popular&page=1'],
  '/promotions': ['/wps/promotions'],
  '/elott': ['/wps/lottery/menus', '/wps/lottery/opened?prizeMode=Elott'],
  '/vnlottery': ['/wps/lottery/menus'],
};

for (const [path, own] of Object.entries(pages))
  test(`${path} comes with the answers of its first view and asks for none of them again`, async ({ page, site }) => {
    await site.speak('vi');
    const { given, asked } = await open(page, path);
    expect(given.sort()).toEqual([...everyone, ...own].sort());
    expect(asked.filter((address) => given.includes(address))).toEqual([]);
  });

test('a member’s page comes with the member’s own answers', async ({ page, site }) => {
  await site.comeAs(page, 'player');
  const { given, asked } = await open(page, '/member');
  expect(given).toContain('/wps/member/info');
  expect(given).toContain('/wps/v2/wallets/balance');
  expect(asked.filter((address) => given.includes(address))).toEqual([]);
});
