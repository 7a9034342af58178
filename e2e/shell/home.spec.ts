import type { Page } from '@playwright/test';
import { drawn, expectNoOverflow, expectSteady, holdFonts, watchShifts } from '../fixtures/layout.ts';
import { widths, windowOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/site.ts';

/** Accessible names of the home page's parts. */
const parts = {
  vi: {
    notice: 'Thông báo mới',
    hero: 'Khuyến mãi nổi bật',
    aside: /quay lúc \d\d:\d\d$/,
    strip: 'Danh mục trò chơi',
    rails: [
      'Nổ hũ đang nóng',
      'Vừa thắng',
      'Top 20 tuần này',
      'Mới lên sảnh',
      /^Kết quả miền/,
      'Khuyến mãi cho bạn',
      'Giải tích luỹ: Hũ Hoàng Kim',
    ],
  },
  en: {
    notice: 'News',
    hero: 'Featured promotions',
    aside: /draw at \d\d:\d\d$/,
    strip: 'Game categories',
    rails: [
      'Hot slots',
      /wins|won|winners/i,
      /Top 20/,
      'New in the lobby',
      /^Results of the/,
      'Promotions for you',
      'Progressive jackpot: Golden Jackpot',
    ],
  },
} as const;

async function expectFilled(page: Page, language: 'vi' | 'en'): Promise<void> {
  const { notice, hero, aside, strip, rails } = parts[language];
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: notice, exact: true }).getByRole('link').first()).toBeVisible();
  await expect(main.getByRole('region', { name: hero, exact: true }).getByRole('heading').first()).toBeVisible();
  await expect(main.getByRole('region', { name: aside }).getByRole('timer')).toBeVisible();
  await expect(main.getByRole('navigation', { name: strip }).getByRole('link')).toHaveCount(9);
  for (const name of rails) await expect(main.getByRole('region', { name }).first()).toBeVisible();
  for (const rail of [rails[0], rails[3]])
    await expect(main.getByRole('region', { name: rail }).getByRole('article').nth(7)).toBeVisible();
  await expect(main.getByRole('region', { name: rails[1] }).first().getByRole('row').nth(1)).toBeVisible();
  await expect(main.getByRole('region', { name: rails[5] }).getByRole('article')).toHaveCount(3);
}

test.describe('with all that moves', () => {
  // with animations, as most visitors have them, since anything that moves may shift the page
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the home page is whole and steady at every width, in either language', { tag: '@matrix' }, async ({
    page,
    site,
  }) => {
    await page.goto('/index');
    // fonts have loaded; the next test covers the shifts they cause
    await page.evaluate(() => document.fonts.ready);
    await watchShifts(page);
    for (const [width, language] of [
      [widths.desktop, 'vi'],
      [widths.tablet, 'en'],
      [widths.phone, 'vi'],
    ] as const)
      await test.step(`${language} at ${width}`, async () => {
        await page.setViewportSize(windowOf(width));
        await site.speak(language);
        await page.goto('/index');
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expectFilled(page, language);
        await expectNoOverflow(page);
        await expectSteady(page);
        await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
        await expect(page.getByRole('contentinfo')).toBeInViewport();
        await expectSteady(page);
      });
  });
});

/** The narrowest window with the full header. */
const laptop = 1280;

test('a first visit stands still when the fonts come late', { tag: '@matrix' }, async ({ page, site }) => {
  await watchShifts(page);
  for (const [width, language] of [
    [widths.desktop, 'vi'],
    [laptop, 'en'],
    [widths.tablet, 'vi'],
    [widths.tablet, 'en'],
    [widths.phone, 'en'],
  ] as const)
    await test.step(`in ${language} at ${width}`, async () => {
      await page.setViewportSize(windowOf(width));
      await site.speak(language);
      const release = await holdFonts(page);
      await page.goto('/index', { waitUntil: 'commit' });
      await expectFilled(page, language);
      const hasFont = () => page.evaluate(() => document.fonts.check('14px "Be Vietnam Pro"'));
      expect(await hasFont()).toBe(false);
      release();
      await expect.poll(hasFont).toBe(true);
      await drawn(page);
      await expectSteady(page);
    });
});

test('a change of language changes the whole page, is told to the platform and stays [2.header.language] [4.language.locale] [4.language.server]', async ({
  page,
  site,
}) => {
  await site.comeAs(page, 'player');
  await page.goto('/index');
  const banner = page.getByRole('banner');
  const choose = async (from: RegExp, to: string) => {
    const told = page.waitForResponse(
      (answer) => answer.request().method() === 'PUT' && new URL(answer.url()).pathname === '/wps/member/language',
    );
    await banner.getByRole('button', { name: from }).click();
    await banner.getByRole('button', { name: to }).click();
    return told;
  };

  await expect(banner.getByRole('link', { name: 'Trang chủ', exact: true })).toBeVisible();
  const inEnglish = await choose(/^VI, ngôn ngữ/, 'English');
  expect(inEnglish.request().postDataJSON()).toEqual({ language: 'en' });
  expect(inEnglish.status()).toBe(200);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(banner.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await expect(banner.getByRole('link', { name: /^Slots/ })).toBeVisible();
  await expect(banner.getByRole('button', { name: /^Balance .*press to refresh$/ })).toBeVisible();
  await expectFilled(page, 'en');
  await expect(page.getByRole('contentinfo')).toContainText('© 2022 Unisite. All rights reserved.');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(banner.getByRole('button', { name: /^Balance .*press to refresh$/ })).toBeVisible();
  await expectFilled(page, 'en');

  const inVietnamese = await choose(/^EN, language/, 'Tiếng Việt');
  expect(inVietnamese.request().postDataJSON()).toEqual({ language: 'vi' });
  await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
  await expectFilled(page, 'vi');
});
