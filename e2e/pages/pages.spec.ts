import type { Page } from '@playwright/test';
import { chooseLanguage } from '../fixtures/languages.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { type Who, widths, windowOf } from '../fixtures/people.ts';
import { expect, type Site, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

/** A page, who looks at it, and what is there when it is whole. */
interface Shown {
  path: string;
  who?: Who;
  /** The page as it is opened is there. */
  until(page: Page): Promise<void>;
  /** Brings it into another state, which is looked at as well. */
  further?(page: Page): Promise<void>;
  /** Shows no header to choose the language in, or has a dialog over it. */
  withoutHeader?: true;
}

const main = (page: Page) => page.getByRole('main');
const tile = (page: Page) => expect(main(page).getByRole('article').first()).toBeVisible();
const row = (page: Page) => expect(main(page).getByRole('row').nth(1)).toBeVisible();
const title = (page: Page) => expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
const listed = (page: Page) => expect(main(page).getByRole('listitem').first()).toBeVisible();
const dialog = (page: Page) => expect(page.getByRole('dialog')).toBeVisible();

const pages: Record<string, Shown> = {
  'home of a member': { path: '/index', who: 'player', until: tile },
  'login dialog': {
    path: '/login',
    withoutHeader: true,
    until: dialog,
    async further(page) {
      await page.getByRole('dialog').getByRole('button', { name: words.signIn }).click();
      await expect(page.getByRole('dialog').getByLabel(words.username)).toHaveAttribute('aria-invalid', 'true');
    },
  },
  lobby: { path: '/rng', until: tile },
  'lobby without games': {
    path: '/rng?q=khong%20co%20gi%20het',
    until: (page) => expect(main(page).getByRole('heading', { name: /khong co gi het/ })).toBeVisible(),
  },
  game: {
    path: '/game?id=smoothie-blast',
    who: 'player',
    until: (page) => expect(page.frameLocator('iframe').getByRole('button', { name: /^(Quay|Spin)/ })).toBeEnabled(),
  },
  'Vietnamese lottery': { path: '/vnlottery?gameCode=MB', until: row },
  'southern station': { path: '/vnlottery?gameCode=HCM', until: row },
  'electronic lottery': { path: '/elott', until: row },
  promotions: { path: '/promotions', until: tile },
  promotion: { path: '/promoDetail?id=first-deposit', until: listed },
  'points mall': { path: '/pointMall', who: 'player', until: tile },
  'conversion of points': {
    path: '/pointMall?tab=convert',
    who: 'player',
    until: (page) => expect(main(page).getByRole('textbox').first()).toBeVisible(),
  },
  'points details': { path: '/pointMall?tab=record', who: 'player', until: row },
  'VIP club': { path: '/vip', who: 'player', until: row },
  announcements: { path: '/noticePage', until: listed },
  announcement: { path: '/noticePage?id=24', until: tile },
  account: {
    path: '/member',
    who: 'player',
    until: (page) => expect(main(page).getByRole('table').first()).toBeAttached(),
  },
  'account record': { path: '/member?page=transactionHistory', who: 'player', until: row },
  'betting record': { path: '/member?page=personalHistoryCopy', who: 'player', until: row },
  'profit and loss': { path: '/member?page=personalProfit', who: 'player', until: row },
  bonuses: { path: '/member?page=bonusDetails', who: 'player', until: listed },
  activities: { path: '/member?page=rewardCenter', who: 'player', until: listed },
  rebates: { path: '/member?page=manualRebate', who: 'player', until: row },
  'responsible play': {
    path: '/member?page=responsiblePlay',
    who: 'player',
    until: (page) => expect(main(page).getByRole('heading', { level: 3 }).nth(3)).toBeVisible(),
  },
  inbox: { path: '/member?page=messageV2', who: 'player', until: listed },
  invitations: { path: '/member?page=referral', who: 'player', until: listed },
  'transfer to upline': {
    path: '/member?page=transferUpline',
    who: 'player',
    until: (page) => expect(main(page).getByRole('button', { name: /500.000/ })).toBeVisible(),
  },
  'agent login': { path: '/agent', withoutHeader: true, until: title },
  'agent home': {
    path: '/agentHome',
    who: 'agent',
    until: (page) => expect(main(page).getByRole('row').nth(1)).toBeAttached(),
  },
  'agent team': {
    path: '/agentHome?page=teamManagement',
    who: 'agent',
    until: (page) => expect(main(page).getByRole('row').nth(2)).toBeAttached(),
  },
  'agent register account': {
    path: '/agentHome?page=registerCenter',
    who: 'agent',
    until: (page) => expect(main(page).getByRole('spinbutton').first()).toBeVisible(),
  },
  'agent team betting': {
    path: '/agentHome?page=teamBetting',
    who: 'agent',
    until: (page) => expect(main(page).getByRole('row').nth(2)).toBeAttached(),
  },
  help: { path: '/help', until: (page) => expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible() },
  apps: { path: '/app', until: listed },
  partners: { path: '/join', until: (page) => expect(main(page).getByRole('form')).toBeVisible() },
  'not found': { path: '/khong-co-trang-nay', until: title },
};

for (const [name, { path, who, until, further, withoutHeader }] of Object.entries(pages)) {
  test(`${name}: accessible, and within its window in both languages, wide and narrow`, async ({ page, site }) => {
    if (name === 'not found') site.expectComplaints(/404 \(Not Found\)/);
    if (who) await site.comeAs(page, who);
    await page.setViewportSize(windowOf(widths.desktop));
    await page.goto(path);
    for (const language of ['vi', 'en'] as const) {
      if (language === 'en' && !withoutHeader) await chooseLanguage(page, 'en');
      if (language === 'en' && withoutHeader) {
        await site.speak('en');
        await page.reload();
      }
      await until(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await look(page, site, language);
      if (further) {
        await further(page);
        await look(page, site, language);
      }
    }
  });
}

/** Looks at a page wide and narrow; in one language with axe, which finds the same in both. */
async function look(page: Page, site: Site, language: 'vi' | 'en'): Promise<void> {
  for (const width of [widths.phone, widths.desktop]) {
    await page.setViewportSize(windowOf(width));
    await expectNoOverflow(page);
    if (language === 'vi') await site.expectAccessible(page);
  }
}

test('what opens over a page is accessible too', async ({ page, site }) => {
  await site.comeAs(page, 'player');
  await page.goto('/index');
  await tile(page);
  await page.getByRole('button', { name: 'Mở danh sách Xổ số' }).click();
  await expect(page.getByRole('region', { name: 'Được quan tâm nhất' }).getByRole('link').first()).toBeVisible();
  await site.expectAccessible(page);
  await page.getByRole('button', { name: 'Mở danh sách Nổ hũ' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Xem tất cả/ })).toBeVisible();
  await site.expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mở mã QR tải ứng dụng' }).click();
  await page.getByRole('button', { name: 'Hỗ trợ 24/7: mở danh sách kênh' }).click();
  await expect(page.getByRole('img', { name: /^Mã QR/ })).toHaveCount(5);
  await page.getByRole('button', { name: words.accountMenu }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: words.signOut })).toBeVisible();
  await site.expectAccessible(page);
  await page.getByRole('banner').getByRole('button', { name: words.signOut }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await site.expectAccessible(page);
});
