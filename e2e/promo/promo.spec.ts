import type { Page } from '@playwright/test';
import { beginDeposit, payOnProvidersPage, prepareWithdrawals } from '../fixtures/cash.ts';
import { cashWords } from '../fixtures/cashWords.ts';
import { goTo } from '../fixtures/goTo.ts';
import { newcomer, registerByCall } from '../fixtures/newcomer.ts';
import { expect, test } from '../fixtures/site.ts';

const carousel = (page: Page) => page.getByRole('region', { name: 'Khuyến mãi nổi bật' });
const dots = (page: Page) => carousel(page).getByRole('button', { name: /^Chương trình \d/ });

/** Expects this slide, counted from 1, to be shown and the others to be inert. */
async function expectSlide(page: Page, number: number): Promise<void> {
  await expect(dots(page).nth(number - 1)).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).locator('[role="group"]:not([inert])')).toHaveAttribute(
    'aria-label',
    new RegExp(`^${number} trên`),
  );
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the carousel stops, steps and follows the arrow keys', { tag: '@matrix' }, async ({ page }) => {
    await page.goto('/index');
    await carousel(page).getByRole('button', { name: 'Dừng tự chạy' }).click();
    await expect(carousel(page).getByRole('button', { name: 'Cho tự chạy' })).toBeVisible();
    const count = await dots(page).count();
    expect(count).toBeGreaterThan(2);
    await dots(page).first().click();
    await expectSlide(page, 1);
    await carousel(page).getByRole('button', { name: 'Chương trình sau' }).click();
    await expectSlide(page, 2);
    await carousel(page).getByRole('button', { name: 'Chương trình trước' }).click();
    await expectSlide(page, 1);
    await page.keyboard.press('ArrowRight');
    await expectSlide(page, 2);
    await page.keyboard.press('ArrowLeft');
    await expectSlide(page, 1);
    await carousel(page).getByRole('button', { name: 'Chương trình trước' }).click();
    await expectSlide(page, count);
    await dots(page).nth(1).click();
    await expectSlide(page, 2);
  });

  test('the carousel goes on by itself until somebody looks closer', { tag: '@matrix' }, async ({ page }) => {
    await page.goto('/index');
    await expectSlide(page, 1);
    await expectSlide(page, 2);
  });

  test('whoever wants no motion gets none', { tag: '@matrix' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/index');
    await expectSlide(page, 1);
    await expect(carousel(page).getByRole('button', { name: /tự chạy$/ })).toHaveCount(0);
    await carousel(page).getByRole('button', { name: 'Chương trình sau' }).click();
    await expectSlide(page, 2);
  });
});

test('a promotion leads to its terms and back to all of them', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/index');
  const slide = carousel(page).locator('[role="group"]:not([inert])');
  const summary = (await slide.getByRole('paragraph').textContent()) ?? '';
  await slide.getByRole('link', { name: 'Chi tiết' }).click();
  await expect(page).toHaveURL(/\/promoDetail\?id=/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(summary);
  const terms = page.getByRole('region', { name: 'Điều khoản và thể lệ' });
  expect(await terms.getByRole('listitem').count()).toBeGreaterThan(1);
  await expect(page.getByRole('region', { name: 'Chương trình khác' }).getByRole('article')).toHaveCount(3);
  await page.getByRole('link', { name: 'Tất cả khuyến mãi' }).click();
  await expect(page).toHaveURL(/\/promotions$/);

  const offers = page.getByRole('main').getByRole('article');
  const kinds = page.getByRole('group', { name: 'Lọc theo loại' }).getByRole('button');
  await expect(offers.first()).toBeVisible();
  const all = await offers.count();
  const kind = kinds.filter({ hasText: 'Giải đấu' });
  const expected = Number(/\d+$/.exec((await kind.textContent()) ?? '')?.[0]);
  await kind.click();
  await expect(page).toHaveURL(/\?kind=tournament$/);
  await expect(offers).toHaveCount(expected);
  expect(expected).toBeLessThan(all);
});

test('a newcomer joins, deposits, and sees the bonus run; giving it up asks first', async ({ page, site }) => {
  await goTo(page, '/promoDetail?id=first-deposit');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Tham gia/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await registerByCall(page.request, newcomer());
  await goTo(page, '/promoDetail?id=first-deposit');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Tham gia/ })
    .first()
    .click();
  await expect(page.getByText('Bạn đã tham gia. Thưởng đến vài giây sau lần nạp đủ điều kiện.')).toBeVisible();
  await site.expectAccessible(page);

  await beginDeposit(page, 'vi', 'eWallet', 300_000);
  await payOnProvidersPage(page, 'vi');
  await expect(page.getByRole('heading', { name: cashWords.vi.arrived('300.000') })).toBeVisible();
  const bonuses = page.getByRole('region', { name: 'Thưởng của tôi' });
  await expect(async () => {
    await goTo(page, '/member?page=bonusDetails');
    await expect(bonuses.getByText('Đã cược 0 ₫ / 7.200.000 ₫')).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(bonuses.getByText('Còn 300.000,00 ₫.')).toBeVisible();
  await site.expectAccessible(page);

  await bonuses.getByRole('button', { name: /^Bỏ thưởng/ }).click();
  const asked = page.getByRole('alertdialog', { name: 'Bỏ khoản thưởng này?' });
  await expect(asked).toContainText('Bạn sẽ mất 300.000,00 ₫');
  await asked.getByRole('button', { name: 'Bỏ thưởng' }).click();
  await expect(bonuses.getByText('Bạn chưa có khoản thưởng nào đang mở')).toBeVisible();
  await bonuses.getByRole('tab', { name: 'Đã khép' }).click();
  await expect(bonuses.getByText('Đã bỏ', { exact: true })).toBeVisible();
});

test('points of a deposit are redeemed with the withdrawal password; a wrong one keeps the rest', {
  tag: '@matrix',
}, async ({ page, site }) => {
  site.expectComplaints(/403 \(Forbidden\)/);
  const who = newcomer();
  await registerByCall(page.request, who);
  await beginDeposit(page, 'vi', 'eWallet', 12_500_000);
  await payOnProvidersPage(page, 'vi');
  await expect(page.getByRole('heading', { name: cashWords.vi.arrived('12.500.000') })).toBeVisible();
  await prepareWithdrawals(page, 'vi', { password: who.password });

  const purse = page.getByRole('region', { name: 'Điểm của bạn' });
  await expect(async () => {
    await goTo(page, '/pointMall');
    await expect(purse.getByText('1.250', { exact: true })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Đổi quà: Tiền cược 20.000 ₫' }).click();
  const asked = page.getByRole('dialog', { name: 'Đổi quà: Tiền cược 20.000 ₫' });
  await asked.getByRole('textbox', { name: 'Mật khẩu rút tiền' }).fill('135790');
  await asked.getByRole('button', { name: 'Đổi với 1.200 điểm' }).click();
  await expect(asked.getByText('Mật khẩu rút tiền không đúng')).toBeVisible();
  await site.expectAccessible(page);
  await asked.getByRole('textbox', { name: 'Mật khẩu rút tiền' }).fill('246813');
  await asked.getByRole('button', { name: 'Đổi với 1.200 điểm' }).click();
  await expect(asked).toBeHidden();
  await expect(purse.getByText('50', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Lịch sử đổi' }).click();
  const line = page.getByRole('row').filter({ hasText: 'Tiền cược 20.000 ₫' });
  await expect(line).toContainText('Đã duyệt');
  await expect(line).toContainText('20.000 ₫ đã được cộng');
});

test('a promotion that does not exist is said to be none', { tag: '@matrix' }, async ({ page, site }) => {
  site.expectComplaints(/404 \(Not Found\)/);
  await page.goto('/promoDetail?id=khong-co');
  await expect(page.getByRole('heading', { name: 'Không tìm thấy chương trình này' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Tất cả khuyến mãi' })).toBeVisible();
});

test('announcements come in tens, and each leads to its neighbours', { tag: '@matrix' }, async ({ page }) => {
  await page.goto('/noticePage');
  const list = page.getByRole('main').getByRole('listitem');
  await expect(list).toHaveCount(10);
  // announcements belong to the promotions' remote, but are not promotions
  await expect(page.getByRole('navigation', { name: 'Điều hướng chính' }).locator('[aria-current]')).toHaveCount(0);
  const pages = page.getByRole('navigation', { name: 'Phân trang' });
  const total = Number(/^\d+/.exec((await page.getByText(/^\d+ thông báo$/).textContent()) ?? '')?.[0]);
  expect(total).toBeGreaterThan(10);
  await pages.getByRole('button', { name: 'Sau', exact: true }).click();
  await expect(page).toHaveURL(/\/noticePage\?page=2$/);
  await expect(list).toHaveCount(Math.min(10, total - 10));
  await expect(pages.getByRole('button', { name: 'Trang 2' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(list).toHaveCount(10);

  const title = (await list.nth(2).getByRole('link').textContent()) ?? '';
  await list.nth(2).getByRole('link').click();
  await expect(page).toHaveURL(/\/noticePage\?id=/);
  const article = page.getByRole('article');
  await expect(article.getByRole('heading', { name: title })).toBeVisible();
  const older = article.getByRole('link', { name: /^Cũ hơn/ });
  const next = ((await older.textContent()) ?? '').replace('Cũ hơn', '').trim();
  await older.click();
  await expect(article.getByRole('heading', { name: next })).toBeVisible();
  await article.getByRole('link', { name: /^Mới hơn/ }).click();
  await expect(article.getByRole('heading', { name: title })).toBeVisible();

  await page.getByRole('navigation', { name: 'Loại thông báo' }).getByRole('link', { name: 'Khuyến mãi' }).click();
  await expect(page).toHaveURL(/\?type=PR$/);
  await expect(list.first()).toBeVisible();
});

test('news come after a sign-in, one at a time, and not again on a day that somebody wants none', {
  tag: '@matrix',
}, async ({ page, site }) => {
  // runs after the script that suppresses them for other tests
  await page.addInitScript(() => {
    if (sessionStorage.getItem('cleared') === null) localStorage.removeItem('popupQuietDay');
    sessionStorage.setItem('cleared', '1');
  });
  await site.signIn(page);
  const news = page.getByRole('dialog', { name: 'Hội trăng rằm đã mở' });
  await expect(news).toBeVisible();
  await site.expectAccessible(page);
  await news.getByRole('button', { name: 'Tin sau' }).click();
  const second = page.getByRole('dialog', { name: 'Bạn là người quyết định' });
  await expect(second).toContainText('Tin 2 trên 2');
  await page.setViewportSize({ width: 390, height: 844 });
  await site.expectAccessible(page);
  await second.getByRole('checkbox', { name: 'Hôm nay không hiện lại' }).check();
  await second.getByRole('button', { name: 'Đóng' }).first().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('popupQuietDay'))).toMatch(/^\d{4}-\d\d-\d\d$/);
});
