import { expect, type Page } from '@playwright/test';
import { expectAccessible, violationsIn } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { people, widths, windowOf } from '../fixtures/people.ts';
import { settle } from './releases.ts';
import { remote } from './versions.ts';
import { test } from './wholeSite.ts';

type Name = Readonly<Record<'vi' | 'en', string | RegExp>>;
/** Additional views of a page: its tabs, and dialogs opened by its buttons. */
interface Stop {
  readonly at: string;
  readonly tab?: Name;
  readonly opens?: readonly Name[];
  /** Its layout differs in a wide window, so axe checks it there too. */
  readonly isWide?: true;
}

const stops: readonly Stop[] = [
  { at: '#/matrix', isWide: true },
  { at: '#/acts', isWide: true },
  { at: '#/audit', isWide: true },
  { at: '#/audit/access' },
  { at: '#/cash', isWide: true },
  { at: '#/cash/deposits' },
  { at: '#/teams' },
  {
    at: '#/markets',
    opens: [
      { vi: 'Đổi trạng thái của Việt Nam', en: 'Change the status of Vietnam' },
      { vi: 'Đổi tính năng của Việt Nam', en: 'Change the features of Vietnam' },
      { vi: 'Đổi mẫu đăng ký của Việt Nam', en: 'Change the registration form of Vietnam' },
      { vi: 'Đổi hạn mức ở Việt Nam', en: 'Change the limits in Vietnam' },
      { vi: 'Đổi cược xổ số ở Việt Nam', en: 'Change lottery bets in Vietnam' },
      { vi: 'Đổi quy định xác minh danh tính ở Việt Nam', en: 'Change the rules of identity checks in Vietnam' },
      { vi: /^Ra bản điều khoản \d+ ở Việt Nam$/, en: /^Publish terms \d+ in Vietnam$/ },
    ],
  },
  {
    at: '#/content',
    opens: [
      { vi: 'Viết thông báo', en: 'Write an announcement' },
      { vi: 'Đổi kênh chăm sóc khách hàng của Việt Nam', en: 'Change customer service of Vietnam' },
      { vi: 'Đổi ứng dụng của Việt Nam', en: 'Change the apps of Vietnam' },
    ],
  },
  { at: '#/promotions' },
  { at: '#/promotions', tab: { vi: 'Cửa hàng điểm', en: 'Points mall' } },
  {
    at: '#/promotions',
    tab: { vi: 'Nhiệm vụ', en: 'Missions' },
    opens: [{ vi: 'Thêm nhiệm vụ', en: 'New mission' }],
  },
  {
    at: '#/promotions',
    tab: { vi: 'Vòng quay', en: 'Wheel' },
    opens: [{ vi: 'Sửa vòng quay của Việt Nam', en: 'Change the wheel of Vietnam' }],
  },
  { at: '#/feedback', opens: [{ vi: 'Trả lời F-DEMO0009', en: 'Answer F-DEMO0009' }] },
  { at: '#/signs' },
  { at: '#/identity' },
  { at: '#/lottery' },
  {
    at: '#/lottery/stations',
    opens: [{ vi: /Hà Nội VIP$/, en: 'Change the timetable of Hanoi VIP' }],
  },
  { at: '#/vendors' },
  { at: '#/reports', isWide: true },
  { at: `#/members/${people.player.account}`, isWide: true },
  { at: `#/matrix/${remote}/VN/state`, isWide: true },
  { at: `#/matrix/${remote}/VN/versions` },
  { at: `#/matrix/${remote}/VN/health` },
  { at: `#/matrix/${remote}/VN/audit` },
];

const settled = async (page: Page) => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
};

interface Look {
  width: number;
  other: number;
  withAxe: boolean;
}

/** Fails when the view violates WCAG (where axe checks), or is wider than its window or than the other width. */
async function lookAt(page: Page, { width, other, withAxe }: Look): Promise<void> {
  await settled(page);
  if (withAxe) await expectAccessible(page);
  for (const one of [other, width]) {
    await page.setViewportSize(windowOf(one));
    await expectNoOverflow(page);
  }
}

for (const [width, other, language] of [
  [widths.desktop, widths.phone, 'en'],
  [widths.phone, widths.tablet, 'vi'],
] as const) {
  test(`every page fits and is accessible, on a phone with its dialogs, ${width} wide and ${other}, in ${language}`, {
    tag: '@matrix',
  }, async ({ seats, place }) => {
    test.setTimeout(300_000); // some forty checks
    const page = await seats.console({ width, language });
    await settle(page, place.operators, 'VN');
    await settled(page);
    // what surrounds every page is checked once, with the first
    expect(await violationsIn(page)).toEqual([]);
    // the header's entries are as long as their texts, so widths in between are checked too
    for (const between of [1360, 1280, 1200, width].filter((one) => one <= width)) {
      await page.setViewportSize(windowOf(between));
      await expectNoOverflow(page);
    }
    const isPhone = width === widths.phone;
    for (const { at, tab, opens = [], isWide = false } of stops) {
      await page.goto(`/${at}`);
      if (tab) await page.getByRole('tab', { name: tab[language], exact: true }).click();
      await lookAt(page, { width, other, withAxe: isPhone || isWide });
      for (const name of isPhone ? opens : []) {
        await page.getByRole('button', { name: name[language], exact: true }).first().click();
        const dialog = page.locator('dialog[open]');
        await expect(dialog).toBeVisible();
        await lookAt(page, { width, other, withAxe: true });
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      }
    }
  });
}

test('the sign-in is accessible', { tag: '@matrix' }, async ({ page, place }) => {
  await page.addInitScript(() => localStorage.setItem('lang', 'en'));
  await page.goto(place.operators);
  await expect(page.getByRole('heading', { name: 'Operations sign-in' })).toBeVisible();
  await expectAccessible(page);
});

test('on a phone every page is at the foot or a press away, and the matrix is cards', { tag: '@matrix' }, async ({
  seats,
}) => {
  const page = await seats.console({ width: widths.phone });
  const card = page.getByRole('gridcell').getByRole('link').last();
  expect((await card.boundingBox())?.width).toBeGreaterThan(140);
  for (const viewport of [windowOf(widths.phone), { width: 844, height: 390 }]) {
    await page.setViewportSize(viewport);
    const foot = page.getByRole('navigation', { name: 'Các trang điều hành' }).filter({ visible: true });
    const links = foot.getByRole('link').filter({ visible: true });
    for (const box of await Promise.all((await links.all()).map((link) => link.boundingBox()))) {
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
    await foot.getByRole('button', { name: /^Thêm/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Mọi trang' });
    await expect(sheet.getByRole('link')).toHaveCount(16);
    await expectAccessible(page);
    await sheet.getByRole('link', { name: 'Nhà phát hành' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Nhà phát hành' })).toBeVisible();
    await expectNoOverflow(page);
  }
});
