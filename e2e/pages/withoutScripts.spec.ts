import { type Browser, type Page, request } from '@playwright/test';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { newcomer, registerByCall } from '../fixtures/newcomer.ts';
import { overTls } from '../fixtures/overTls.ts';
import { people, widths, windowOf } from '../fixtures/people.ts';
import { signInByCall } from '../fixtures/platformCall.ts';
import { expect, test } from '../fixtures/site.ts';

const site = process.env.SITE_URL ?? 'http://localhost:3000';
const international = process.env.INT_URL ?? 'http://int.localhost:3000';

/** All paths of section 2's site map that are open to visitors. */
const routes = [
  '/index',
  '/register',
  '/login',
  '/help',
  '/helpmc',
  '/app',
  '/download',
  '/join',
  '/agent',
  '/noticePage',
  '/promotions',
  '/live',
  '/rng',
  '/fish',
  '/pvp',
  '/sports',
  '/esports',
  '/lottery',
  '/vnlottery',
  '/elott',
  '/vip',
  '/pointMall',
  '/member',
  '/game',
  '/nowhere',
];

/** Pages with parameters, and what they then show. */
const chosen: Readonly<Record<string, { vi: RegExp; en: RegExp }>> = {
  '/live?sort=name': { vi: /Baccarat/, en: /Baccarat/ },
  '/rng?q=phoenix': { vi: /Phượng/, en: /Phoenix/ },
  '/promoDetail?id=golden-wheel-race': { vi: /Đua vòng quay/, en: /wheel/i },
  '/noticePage?page=2': { vi: /Thông báo/, en: /Announcements/ },
  '/lottery?gameCode=MB&view=bet': { vi: /Trúng khi 2 số cuối/, en: /last two|2 digits/i },
  '/elott?view=bet': { vi: /Bảng cược/, en: /Bet/ },
  '/helpmc?tab=2': { vi: /Thoả thuận người dùng/, en: /User agreement/ },
  '/terms?version=1': { vi: /Điều khoản/, en: /Terms/ },
};

/** Pages of the member centre. */
const memberPages = [
  'wallet',
  'deposit',
  'withdrawal',
  'identity',
  'responsiblePlay',
  'messageV2',
  'personalHistoryCopy',
  'transactionHistory',
  'statement',
  'personalProfit',
  'rewardCenter',
  'bonusDetails',
  'manualRebate',
].map((page) => `/member?page=${page}`);

/** A browser without scripts; fails on violations of the page's policy. */
async function withoutScripts(
  browser: Browser,
  { language, width, at = site }: { language: 'vi' | 'en'; width: number; at?: string },
  work: (page: Page) => Promise<void>,
) {
  const viewport = { width, height: 900 };
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ignoreHTTPSErrors: true,
    viewport,
    baseURL: at,
  });
  await context.addCookies([{ name: 'lang', value: language, url: at }]);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await work(page);
  expect(complaints.filter((text) => text.includes('Security Policy'))).toEqual([]);
  await context.close();
}

/** Retries, because a busy server may leave rendering to the browser, which has no scripts here. */
async function goRendered(page: Page, path: string, { isWhole = false } = {}): Promise<void> {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const seen = await page.evaluate(() => {
      const root = document.querySelector('#root[data-rendered]');
      const bones = root?.querySelectorAll(
        'main > .late > .remote-skeleton, main > .late > [data-remote] > .remote-skeleton',
      ).length;
      // without scripts, nothing waits for stylesheets
      const links = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
      const isStyled = [...links].every(({ sheet }) => sheet !== null);
      const heading = root?.querySelector('main :is(h1, h2)')?.textContent?.trim() ?? '';
      const forms = [...document.forms].filter(({ method, offsetParent }) => method !== 'post' && offsetParent);
      const waiting = root?.querySelectorAll('main [aria-busy=true]').length;
      return { isStyled, heading, bones, formsWithoutSend: forms.length, waiting };
    });
    const waiting = isWhole ? 0 : expect.any(Number);
    const sound = { isStyled: true, heading: expect.stringMatching(/\S/), bones: 0, formsWithoutSend: 0, waiting };
    expect(seen, path).toEqual(sound);
  }).toPass({ timeout: 30_000 });
}

/** Content of some of them, in Vietnamese and in English. */
const content: Readonly<Record<string, { vi: string; en: string }>> = {
  '/index': { vi: 'Kết quả miền', en: 'ottery' },
  '/live': { vi: 'Casino trực tuyến', en: 'Live casino' },
  '/rng': { vi: 'Nổ hũ', en: 'Slots' },
  '/promotions': { vi: 'Khuyến mãi', en: 'Promotions' },
  '/pointMall': { vi: 'Cửa hàng điểm', en: 'Points mall' },
  '/vip': { vi: 'Câu lạc bộ VIP', en: 'VIP club' },
  '/noticePage': { vi: 'Thông báo', en: 'Announcements' },
  '/lottery': { vi: 'miền', en: 'lottery' },
  '/elott': { vi: 'Xổ số', en: 'ottery' },
  '/helpmc': { vi: 'Thoả thuận người dùng', en: 'User agreement' },
  '/agent': { vi: 'Đại lý', en: 'gent' },
};

/** Opens pages, each at the width of the previous one, alternating languages. */
async function goThrough(page: Page, addresses: readonly string[], look: Look): Promise<void> {
  for (const [at, address] of addresses.entries()) {
    const language = at % 2 === 0 ? 'vi' : 'en';
    await page.context().addCookies([{ name: 'lang', value: language, url: site }]);
    await look(address, language);
    await expectNoOverflow(page);
    const isDesk = page.viewportSize()?.width === widths.desktop;
    await page.setViewportSize(windowOf(isDesk ? widths.phone : widths.desktop));
    await expectNoOverflow(page);
  }
}

type Look = (address: string, language: 'vi' | 'en') => Promise<void>;

test('without scripts every route is there, at a desk and on a phone', { tag: '@matrix' }, async ({ browser }) => {
  await withoutScripts(browser, { language: 'vi', width: widths.desktop }, async (page) => {
    await page.route(/\.(svg|webp|avif|png)\b/, (route) => route.abort()); // their boxes are in the markup
    await goThrough(page, routes, async (path, language) => {
      await goRendered(page, path);
      expect(await page.getAttribute('html', 'lang'), path).toBe(language);
      expect(await page.locator('#root main').first().textContent(), path).toContain(content[path]?.[language] ?? '');
    });
    await goThrough(page, Object.keys(chosen), async (address, language) => {
      await goRendered(page, address);
      await expect(page.locator('#root main').first(), address).toContainText(chosen[address]?.[language] ?? '');
    });
  });
});

test('without scripts every page of a member is there', { tag: '@matrix' }, async ({ browser }) => {
  await withoutScripts(browser, { language: 'vi', width: widths.phone }, async (page) => {
    await signInByCall(page.request, people.player);
    await goThrough(page, memberPages, (address) => goRendered(page, address, { isWhole: true }));
  });
});

test('without scripts links lead on', { tag: '@matrix' }, async ({ browser }) => {
  await withoutScripts(browser, { language: 'vi', width: widths.desktop }, async (page) => {
    await page.goto('/index');
    await page.getByRole('navigation').getByRole('link', { name: 'Khuyến mãi' }).first().click();
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(page.getByRole('banner')).toBeVisible();
  });
});

test('without scripts the language is chosen in the header, on a phone too', { tag: '@matrix' }, async ({
  browser,
}) => {
  await withoutScripts(browser, { language: 'vi', width: 390 }, async (page) => {
    await goRendered(page, '/promotions');
    await page.getByRole('banner').getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.getByRole('banner').getByRole('button', { name: 'Tiếng Việt' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  });
});

test('without scripts nobody is asked for a password over plain http, and is told why', { tag: '@matrix' }, async ({
  browser,
}) => {
  await withoutScripts(browser, { language: 'en', width: 1440 }, async (page) => {
    await goRendered(page, '/live');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    await expect(page.locator('noscript .alert')).toContainText('needs a secure connection (https)');
    await expect(page.locator('input[type=password]:visible')).toHaveCount(0);
  });
});

test('without scripts a member signs in over TLS, after a mistake, sees their page, and signs out', async ({
  browser,
}) => {
  const somebody = newcomer();
  const { account, password } = somebody;
  // Node does not resolve names below localhost, as browsers do
  const abroad = await request.newContext({
    baseURL: site,
    extraHTTPHeaders: { host: new URL(international).hostname },
  });
  await registerByCall(abroad, somebody);
  await abroad.dispose();
  const tls = await overTls(international);
  const at = tls.origin;
  await withoutScripts(browser, { language: 'en', width: 390, at }, async (page) => {
    await goRendered(page, '/promotions');
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
    const form = page.getByRole('main');
    await form.getByLabel('Username').fill(account);
    await form.getByLabel('Password').fill('not-the-password');
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(form.getByRole('alert')).toContainText('Incorrect account or password');
    await expect(form.getByLabel('Username')).toHaveValue(account);
    await expect(form.getByLabel('Username')).toHaveAccessibleDescription(/Incorrect/);
    await expect(form.getByLabel('Password')).toHaveValue('');
    await form.getByLabel('Password').fill(password);
    await form.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${at}/promotions`);
    await goRendered(page, '/member?page=wallet', { isWhole: true });
    await page.getByRole('banner').getByRole('button', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(`${at}/index`);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  });
  tls.close();
});

// every test checks at its end that the password is in no address and no request
test('Enter before the page has started sends nothing, loses nothing, and signs in once it has', {
  tag: '@matrix',
}, async ({ page }) => {
  const { account, password } = people.player;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/app\.[0-9a-f]+\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/index', { waitUntil: 'commit' });
  const form = page.getByRole('banner').getByRole('form', { name: 'Đăng nhập nhanh' });
  await form.getByRole('textbox', { name: 'Tên đăng nhập' }).fill(account);
  await form.getByRole('textbox', { name: 'Mật khẩu' }).fill(password);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/\/index$/);
  release();
  await expect(page.getByRole('button', { name: 'Menu tài khoản' })).toBeVisible();
});
