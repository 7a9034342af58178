import type { Page } from '@playwright/test';
import { expectAccessible, violationsIn } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { people, widths } from '../fixtures/people.ts';
import { expect, settle, test } from './console.ts';
import { speak } from './operatorDesk.ts';
import { remote } from './versions.ts';

const places = [
  '#/matrix',
  '#/acts',
  '#/audit',
  '#/audit/access',
  '#/cash',
  '#/cash/deposits',
  '#/teams',
  '#/markets',
  '#/content',
  '#/promotions',
  '#/feedback',
  '#/reports',
  `#/members/${people.player.account}`,
  `#/matrix/${remote}/VN/state`,
  `#/matrix/${remote}/VN/versions`,
  `#/matrix/${remote}/VN/health`,
  `#/matrix/${remote}/VN/audit`,
];

const settled = async (page: Page) => {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => {}))),
  );
};

for (const [width, language] of [
  [widths.desktop, 'vi'],
  [widths.tablet, 'en'],
  [widths.phone, 'vi'],
] as const) {
  test(`every page is accessible and fits, ${width} wide, in ${language}`, { tag: '@matrix' }, async ({
    desk,
    place,
  }) => {
    test.setTimeout(180_000);
    const page = await desk.open('ops', { width, language });
    await settle(page, place.operators, 'VN');
    for (const place of places) {
      await page.goto(`/${place}`);
      await settled(page);
      await expectNoOverflow(page);
      // what stands around every page is looked at with the first
      if (place === places[0]) expect(await violationsIn(page)).toEqual([]);
      else await expectAccessible(page);
      if (place !== '#/promotions') continue;
      for (const [tab, heading] of [
        [/^(Cửa hàng điểm|Points mall)$/, /^(Cách tích điểm|What earns points)$/],
        [/^(Nhiệm vụ|Missions)$/, /^(Đã trao|What was given)$/],
        [/^(Vòng quay|Wheel)$/, /^(Vòng quay|Wheel)$/],
      ] as const) {
        await page.getByRole('tab', { name: tab }).click();
        await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible();
        await settled(page);
        await expectNoOverflow(page);
        await expectAccessible(page);
      }
    }
  });
}

test('the sign-in is accessible', { tag: '@matrix' }, async ({ page, place }) => {
  await speak(page, 'en');
  await page.goto(place.operators);
  await expect(page.getByRole('heading', { name: 'Operations sign-in' })).toBeVisible();
  await expectAccessible(page);
});

test('on a phone every page is at the foot or a press away', { tag: '@matrix' }, async ({ desk }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 844, height: 390 },
  ]) {
    const page = await desk.open('ops', { width: viewport.width });
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

test('on a phone the matrix is cards, and a remote is switched off from one', { tag: '@matrix' }, async ({
  desk,
  place,
}) => {
  const page = await desk.open('ops', { width: widths.phone });
  await settle(page, place.operators, 'VN');
  const link = page.getByRole('gridcell').getByRole('link').last();
  const { width } = (await link.boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(140);
  await link.click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Tắt' }).click();
  const question = page.getByRole('dialog', { name: new RegExp(`^Tắt ${remote}`) });
  await question.getByLabel('Lý do').fill('Từ điện thoại');
  await question.getByRole('button', { name: 'Tắt', exact: true }).click();
  await expect(drawer.getByText('Đang tắt', { exact: true })).toBeVisible();
});

test('nothing of the page breaks its strict policy, and the site knows nothing of the console', async ({
  desk,
  place,
}) => {
  const page = await desk.open('ops');
  await expect(page.getByRole('grid')).toBeVisible();
  const { headers } = await page.goto('/').then(async (response) => ({ headers: response?.headers() ?? {} }));
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(await page.locator('script:not([src]), style').count()).toBe(0);
  const onSite = await page.context().request.get(`${place.vietnam}/ops/matrix`);
  expect(onSite.headers()['content-type'] ?? '').not.toContain('json');
});
