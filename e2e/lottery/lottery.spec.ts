import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/site.ts';

const picker = (page: Page) => page.getByRole('region', { name: 'Chọn đài' });
const prizes = (page: Page) => page.getByRole('region', { name: /^Kết quả / }).first();

test('a result is whole, and the draws before it are a step away', async ({ page }) => {
  await page.goto('/vnlottery?gameCode=MB');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Xổ số miền Bắc');
  const special = prizes(page).getByRole('definition').first();
  await expect(special).toHaveText(/^\d{5}$/);
  await expect(prizes(page).getByRole('term')).toHaveText(
    ['Đặc biệt', 'Giải nhất', 'Giải nhì', 'Giải ba', 'Giải tư', 'Giải năm', 'Giải sáu', 'Giải bảy'],
    { useInnerText: true },
  );
  const numbers = await prizes(page).getByRole('definition').locator('span').allTextContents();
  expect(numbers).toHaveLength(27);
  for (const number of numbers) expect(number).toMatch(/^\d{2,5}$/);

  const drawn = prizes(page).locator('time');
  const latest = (await drawn.textContent()) ?? '';
  await expect(page.getByRole('button', { name: 'Kỳ sau đó' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Kỳ trước đó' }).click();
  await expect(page).toHaveURL(/[?&]draw=/);
  await expect(drawn).not.toHaveText(latest);
  const before = (await drawn.textContent()) ?? '';
  await page.reload();
  await expect(drawn).toHaveText(before);
  await page.getByRole('button', { name: 'Kỳ sau đó' }).click();
  await expect(drawn).toHaveText(latest);
  await expect(page).not.toHaveURL(/[?&]draw=/);

  const history = page.getByRole('table', { name: /kỳ gần đây$/ });
  await expect(history.getByRole('row')).toHaveCount(11);
  await history.getByRole('row').nth(3).getByRole('button', { name: 'Xem đủ giải' }).click();
  await expect(history.getByRole('row').nth(3).getByRole('button', { name: 'Đang xem' })).toBeVisible();
  await expect(page).toHaveURL(/[?&]draw=/);
});

test('another region, another day, another station', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/lottery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await picker(page).getByRole('button', { name: 'Miền Nam' }).click();
  const days = picker(page).getByRole('group', { name: 'Ngày mở thưởng' });
  await days.getByRole('button', { name: 'Tất cả' }).click();
  const stations = picker(page).getByRole('list').getByRole('link');
  const every = await stations.count();
  await days.getByRole('button', { name: /^Thứ 2/ }).click();
  await expect(days.getByRole('button', { name: /^Thứ 2/ })).toHaveAttribute('aria-pressed', 'true');
  expect(await stations.count()).toBeLessThan(every);
  await expect(page).toHaveURL(/day=2/);
  const chosen = stations.filter({ hasText: 'Đồng Tháp' });
  await chosen.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Đồng Tháp');
  await expect(chosen).toHaveAttribute('aria-current', 'true');
  await expect(prizes(page).getByRole('definition').locator('span')).toHaveCount(18);
  await expect(days.getByRole('button', { name: /^Thứ 2/ })).toHaveAttribute('aria-pressed', 'true');
});

test('a result is copied as text', { tag: '@matrix' }, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/vnlottery?gameCode=MB');
  const special = (await prizes(page).getByRole('definition').first().textContent()) ?? '';
  await page.getByRole('button', { name: 'Chép kết quả' }).click();
  await expect(page.getByRole('region', { name: 'Thông báo nhanh' })).toContainText('Đã chép kết quả');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Miền Bắc');
  expect(copied).toContain(special);
});

test('a draw whose game somebody typed the address of is opened on its own page, and in no frame', {
  tag: '@matrix',
}, async ({ page, site }) => {
  await site.comeAs(page, 'player');
  for (const [code, place, title] of [
    ['MB', '/vnlottery?gameCode=MB', 'Xổ số miền Bắc'],
    ['SSC_1', '/elott?gameCode=SSC_1', 'SSC 1 phút'],
  ] as const) {
    await page.goto(`/game?id=${code}`);
    await expect(page).toHaveURL((url) => url.pathname + url.search === place);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').locator('iframe')).toHaveCount(0);
  }
});

test('a station that does not exist is said to be none', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/vnlottery?gameCode=KHONGCO');
  await expect(page.getByRole('heading', { name: 'Không có đài này' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Các đài hôm nay' }).click();
  await expect(prizes(page)).toBeVisible();
});

test('the electronic draws count down, and each has its results', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/elott');
  const board = page.getByRole('region', { name: 'Xổ số điện tử' });
  const games = board.getByRole('listitem');
  await expect(games.first()).toBeVisible();
  const all = await games.count();
  expect(all).toBeGreaterThan(9);
  const timer = games.first().getByRole('timer');
  const left = (await timer.textContent()) ?? '';
  await expect(timer).not.toHaveText(left);

  await board.getByRole('button', { name: 'Đua xe PK10' }).click();
  await expect(games).toHaveCount(2);
  const racing = games.filter({ hasText: 'PK10 5 phút' });
  await racing.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: 'PK10 5 phút' })).toBeVisible();
  const history = page.getByRole('table', { name: /kỳ gần đây$/ });
  await expect(history.getByRole('row')).toHaveCount(11);
  await expect(history.getByRole('row').nth(1)).toContainText(/^Kỳ \d+/);
});
