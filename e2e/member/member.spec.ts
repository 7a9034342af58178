import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { ask } from '../fixtures/ask.ts';
import { cashWords } from '../fixtures/cashWords.ts';
import { chooseLanguage } from '../fixtures/languages.ts';
import { png } from '../fixtures/png.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

/** Converts a date from the site's format, 05/11/2026, to the platform's: 2026-11-05. */
const readDay = (written: string): string => written.split('/').reverse().join('-');

interface Transactions {
  total: number;
  rows: { at: string; kind: string; subject: string; reference: string; amount: number; balanceAfter: number }[];
  totals: { moneyIn: number; moneyOut: number };
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'Trung tâm hội viên' });
const record = (page: Page) => page.getByRole('region', { name: 'Biến động ví chính' });
const rows = (page: Page) => record(page).getByRole('table').getByRole('row');
const whole = (amount: number): string => `${Math.round(amount).toLocaleString('vi-VN')} ₫`;

test('a guest at the member centre is asked to log in, and gets there [4.login.check]', async ({ page, site }) => {
  await page.goto('/member?page=transactionHistory');
  await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible();
  await site.signIn(page);
  await expect(page).toHaveURL(/\/member\?page=transactionHistory$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Sao kê tài khoản' })).toBeVisible();
});

/** The date in a field, which the site formats, as YYYY-MM-DD. */
const dayIn = async (field: Locator): Promise<string> => readDay(await field.inputValue());

test.describe('a member', () => {
  test.beforeEach(({ page, site }) => site.comeAs(page, 'player'));

  test('changes the language on a half-filled form, and what was typed stays', { tag: '@matrix' }, async ({ page }) => {
    await page.goto('/member?page=deposit');
    await page.getByRole('textbox', { name: cashWords.vi.amount, exact: true }).fill('123456');
    await chooseLanguage(page, 'en');
    await expect(page.getByRole('textbox', { name: cashWords.en.amount, exact: true })).toHaveValue('123,456');
    await page.goto('/member?page=withdrawal');
    await page.getByRole('textbox', { name: cashWords.en.withdrawAmount, exact: true }).fill('654321');
    await chooseLanguage(page, 'vi');
    await expect(page.getByRole('textbox', { name: cashWords.vi.withdrawAmount, exact: true })).toHaveValue('654.321');
  });

  test('shows a square of a picture of their own, and a drawn one again', { tag: '@matrix' }, async ({
    page,
    site,
  }) => {
    await page.goto('/member');
    const change = async () => {
      await page.getByRole('button', { name: 'Sửa hồ sơ' }).click();
      return page.getByRole('dialog', { name: 'Hồ sơ của bạn' });
    };
    const dialog = await change();
    await dialog.getByLabel('Tải ảnh của bạn').setInputFiles({
      name: 'page.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<html></html>'),
    });
    await expect(dialog.getByRole('alert')).toHaveText('Không đọc được tệp này. Hãy chọn ảnh PNG hoặc JPG.');
    const picture = { name: 'me.png', mimeType: 'image/png', buffer: png(300) };
    await dialog.getByLabel('Tải ảnh của bạn').setInputFiles(picture);
    await dialog.getByLabel('Phóng to').fill('2');
    await site.expectAccessible(page);
    await dialog.getByRole('button', { name: 'Lưu hồ sơ', exact: true }).click();
    const shown = page.getByRole('banner').locator('img.avatar');
    await expect(shown).toHaveAttribute('src', /^\/wps\/member\/pictures\//);
    await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
    await change();
    await expect(dialog.getByRole('radio', { name: 'Ảnh bạn đã tải lên' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Ảnh 4', exact: true }).check();
    await expect(dialog).toContainText('ảnh bạn đã tải lên sẽ bị xoá');
    await dialog.getByRole('button', { name: 'Lưu hồ sơ', exact: true }).click();
    await expect(shown).toHaveAttribute('src', /avatars\/3\.svg$/);
  });

  test('sees who they are, what they have and how they did [2.menu.items] [2.badge.level]', async ({ page }) => {
    await page.goto('/index');
    await page.getByRole('button', { name: words.accountMenu }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Trung tâm hội viên' }).click();
    await expect(page).toHaveURL(/\/member$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Tài khoản của tôi' })).toBeVisible();
    await expect(page).toHaveTitle('Tài khoản của tôi · Unisite');
    await expect(page.getByText(/^Ngày thứ 1\.2\d\d cùng Unisite$/)).toBeVisible();
    const wallet = page.getByRole('region', { name: 'Ví chính' });
    await expect(wallet).toContainText(/\d{1,3}(\.\d{3})*,\d\d ₫/);
    await wallet.getByRole('button', { name: 'Ẩn số dư' }).click();
    // one toggle for both balances on the page
    await expect(page.getByRole('button', { name: 'Số dư đang ẩn, bấm để làm mới' })).toBeVisible();
    await wallet.getByRole('button', { name: 'Hiện số dư' }).click();
    await expect(page.getByRole('button', { name: words.balance })).toBeVisible();
    await expect(page.getByText('Kim cương II').first()).toBeVisible();

    for (const [entry, key] of [
      ['Lịch sử cược', 'personalHistoryCopy'],
      ['Lãi lỗ cá nhân', 'personalProfit'],
      ['Sao kê tài khoản', 'transactionHistory'],
      ['Hộp thư', 'messageV2'],
      ['Chuyển cho tuyến trên', 'transferUpline'],
      ['Mời bạn bè', 'referral'],
    ] as const) {
      await menu(page)
        .getByRole('link', { name: new RegExp(`^${entry}`) })
        .click();
      await expect(page).toHaveURL(new RegExp(`/member\\?page=${key}$`));
      await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible();
      await expect(page).toHaveTitle(`${entry} · Unisite`);
      await expect(menu(page).locator('[aria-current="page"]')).toContainText(entry);
    }
    await page.getByRole('button', { name: 'Đóng trung tâm hội viên' }).click();
    await expect(page).toHaveURL(/\/index$/);
    await expect(page).toHaveTitle(/^Unisite: /);
  });

  test('narrows the account record down, and the address keeps it', { tag: '@matrix' }, async ({ page }) => {
    await page.goto('/member?page=transactionHistory');
    await expect(rows(page)).toHaveCount(21);
    const kinds = record(page).getByRole('group', { name: 'Loại giao dịch' });
    await kinds.getByRole('button', { name: 'Nạp tiền' }).click();
    await expect(page).toHaveURL(/[?&]kind=deposit/);
    const days = record(page).getByRole('group', { name: 'Chọn nhanh khoảng ngày' });
    await days.getByRole('button', { name: '30 ngày' }).click();
    await expect(days.getByRole('button', { name: '30 ngày' })).toHaveAttribute('aria-current', 'true');
    const address = page.url();
    const from = await dayIn(record(page).getByLabel('Từ ngày'));
    const to = await dayIn(record(page).getByLabel('Đến ngày'));
    expect(Date.parse(to) - Date.parse(from)).toBe(29 * 86_400_000);
    const { total, totals } = await ask<Transactions>(
      page,
      `/wps/member/transactions?kind=deposit&from=${from}&to=${to}&pageSize=1`,
    );
    expect(total).toBeGreaterThan(0);
    await expect(rows(page)).toHaveCount(Math.min(20, total) + 1);
    await expect(record(page).getByRole('definition').first()).toHaveText(whole(totals.moneyIn));
    for (const row of (await rows(page).all()).slice(1)) await expect(row).toContainText('Nạp tiền');
    await page.reload();
    await expect(page).toHaveURL(address);
    await expect(kinds.getByRole('button', { name: 'Nạp tiền' })).toHaveAttribute('aria-pressed', 'true');
    await expect(rows(page)).toHaveCount(Math.min(20, total) + 1);

    await kinds.getByRole('button', { name: 'Tất cả' }).click();
    await record(page).getByRole('button', { name: 'Trang 2' }).click();
    await expect(page).toHaveURL(/[?&]p=2$/);
    await expect(record(page).getByText(/^21–\d+ trên /)).toBeVisible();
    await page.goBack();
    await expect(record(page).getByText(/^1–20 trên /)).toBeVisible();
  });

  test('takes the selection along as a file', { tag: '@matrix' }, async ({ page }) => {
    await page.goto('/member?page=transactionHistory&kind=deposit');
    await expect(rows(page).nth(1)).toBeVisible();
    const from = await dayIn(record(page).getByLabel('Từ ngày'));
    const to = await dayIn(record(page).getByLabel('Đến ngày'));
    const given = page.waitForEvent('download');
    await record(page).getByRole('button', { name: 'Tải về CSV' }).click();
    const file = await given;
    expect(file.suggestedFilename()).toBe(`unisite-sao-ke-${from}-${to}.csv`);
    const [head, ...lines] = (await readFile(await file.path(), 'utf8')).split('\r\n').filter((line) => line !== '');
    expect(head).toBe(
      '\uFEFFThời gian (giờ Việt Nam),Loại,Nội dung,Mã tham chiếu,Số tiền (VND),Số dư sau giao dịch (VND)',
    );
    const asked = `/wps/member/transactions?kind=deposit&from=${from}&to=${to}&pageSize=100`;
    const { total, rows: kept } = await ask<Transactions>(page, asked);
    expect(lines).toHaveLength(total);
    kept.forEach(({ at, amount, balanceAfter, reference }, index) => {
      const time = new Date(Date.parse(at) + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
      expect(lines[index]).toContain(`${time},Nạp tiền,`);
      expect(lines[index]).toContain(reference);
      expect(lines[index]?.endsWith(`,${amount},${balanceAfter}`)).toBe(true);
    });
  });

  test('reads a message, and the badge counts one less', { tag: '@matrix' }, async ({ page }) => {
    await page.goto('/index');
    const badge = page.getByRole('banner').getByRole('link', { name: /^Hộp thư, \d+ tin chưa đọc$/ });
    const unread = Number(/\d+/.exec((await badge.getAttribute('aria-label')) ?? '')?.[0]);
    await badge.click();
    const message = page.getByRole('main').getByRole('link', { name: /^Chưa đọc: / }).first(); // biome-ignore format: one thing
    const address = (await message.getAttribute('href')) ?? '';
    await message.click();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeFocused();
    await expect(page).toHaveURL(address);
    const left = unread - 1;
    await expect(
      page.getByRole('banner').getByRole('link', {
        name: left > 0 ? `Hộp thư, ${left} tin chưa đọc` : 'Hộp thư',
        exact: true,
      }),
    ).toBeVisible();
    await expect.poll(async () => (await ask<{ count: number }>(page, '/wps/messages/unread')).count).toBe(left);
    await page.reload();
    await expect(page.getByRole('article').getByRole('heading', { level: 2 })).toBeVisible();
  });
});

test('an agent has the member centre and the agent centre [6.agent.centre]', async ({ page, site }) => {
  await site.comeAs(page, 'agent');
  await page.goto('/member');
  await expect(page.getByRole('heading', { level: 1, name: 'Tài khoản của tôi' })).toBeVisible();
  await page.goto('/agentHome');
  await expect(page.getByRole('heading', { level: 1, name: 'Tổng quan đội' })).toBeVisible();
});
