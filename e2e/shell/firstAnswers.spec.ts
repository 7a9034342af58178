import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures/site.ts';

/** Opens a page, and returns the responses embedded in it and the GET calls it made nevertheless. */
async function open(page: Page, path: string): Promise<{ given: string[]; asked: string[] }> {
  const asked: string[] = [];
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/wps/') && request.method() === 'GET') asked.push(pathname + search);
  };
  page.on('request', note);
  await page.goto(path);
  await expect(page.getByRole('main').locator('[data-module]').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  page.off('request', note);
  const given = await page.evaluate(() =>
    Object.keys(JSON.parse(document.getElementById('answers')?.textContent ?? '{}')),
  );
  return { given, asked };
}

const everyone = ['/wps/game/menu', '/wps/system/resources'];
const home = [
  '/wps/announcements?type=H&page=1&pageSize=5',
  '/wps/game/hot?category=RNG&platform=flash,html5-desktop&isPlatform=2&vassalage=&count=24',
  '/wps/game/new?count=24',
  '/wps/lottery/opened?prizeMode=Elott',
  '/wps/lottery/popular',
  '/wps/promotions',
  '/wps/winners',
];
const pages: Readonly<Record<string, readonly string[]>> = {
  '/index': home,
  '/live': ['/wps/game/games?category=LIVE&pageSize=40&sort=popular&page=1'],
  '/promotions': ['/wps/promotions'],
  '/elott': ['/wps/lottery/menus', '/wps/lottery/opened?prizeMode=Elott'],
  '/vnlottery': ['/wps/lottery/menus'],
};

/** Retries, because a page makes calls itself whose responses are late, which happens on a busy machine. */
async function expectGiven(page: Page, path: string, expected: readonly string[]): Promise<void> {
  await expect(async () => {
    const { given, asked } = await open(page, path);
    expect(asked.filter((address) => given.includes(address))).toEqual([]);
    expect(given).toEqual(expect.arrayContaining([...expected]));
  }).toPass();
}

test('pages come with the answers of their first view and ask for none of them again, a member’s with the member’s own', async ({
  page,
  site,
}) => {
  for (const [path, own] of Object.entries(pages))
    await test.step(path, () => expectGiven(page, path, [...everyone, ...own]));
  await site.comeAs(page, 'player');
  await expectGiven(page, '/member', [...everyone, '/wps/member/info', '/wps/v2/wallets/balance']);
});
