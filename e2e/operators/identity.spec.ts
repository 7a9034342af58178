import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { fillWithdrawal, sendWithdrawal } from '../fixtures/cash.ts';
import { cashWords } from '../fixtures/cashWords.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { widths, windowOf } from '../fixtures/people.ts';
import { png } from '../fixtures/png.ts';
import { newDrawer } from './drawer.ts';
import { test } from './wholeSite.ts';

/** Exceeds what any other member of these tests withdraws. */
const UNASKED = 395_000_000;
const HALF = 198_000_000;
const NUMBER = '079 094 123 456';

/** Sets the sum above which the market Việt Nam checks identity; a stricter value takes one operator. */
async function askAbove(page: Page, vnd: number): Promise<void> {
  const market = page.getByRole('region', { name: 'Việt Nam' });
  await market.getByRole('button', { name: 'Đổi quy định xác minh danh tính ở Việt Nam' }).click();
  const question = page.getByRole('dialog', { name: 'Đổi quy định xác minh danh tính ở Việt Nam' });
  await question.getByRole('radio', { name: 'Khi rút quá một số tiền trong 30 ngày' }).check();
  await question.getByLabel(/^Số tiền/).fill(String(vnd));
  await question.getByLabel('Lý do').fill('Theo quy định mới');
  await question.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(market).toContainText(/khi rút quá 395\.000\.000.* trong 30 ngày/);
}

const file = (name: string) => ({ name, mimeType: 'image/png', buffer: png(640) });

/** Uploads a picture, and waits until the platform has it. */
async function give(page: Page, take: string, picture: string): Promise<void> {
  await page.getByLabel(take, { exact: true }).setInputFiles(file('anh.png'));
  await expect(page.getByRole('img', { name: `Ảnh đã gửi: ${picture}` })).toBeVisible();
}

/** Completes the steps from the document on, choosing a picture with the keyboard. */
async function showWho(page: Page): Promise<void> {
  await page.getByLabel(/^Số giấy tờ/).fill(NUMBER);
  await page.getByLabel('Có giá trị đến').fill('2034-11-23');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await expect(page.getByRole('heading', { name: 'Chụp giấy tờ của bạn' })).toBeFocused();
  await page.setViewportSize(windowOf(widths.phone));
  await expectNoOverflow(page);
  await expectAccessible(page);
  await page.setViewportSize(windowOf(widths.desktop));

  const front = page.getByLabel('Chụp mặt trước', { exact: true });
  await front.setInputFiles({ name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(page.getByRole('alert').filter({ hasText: 'Chỉ nhận ảnh PNG hoặc JPG.' })).toBeVisible();
  // awaited before the focus, because enabling it is asynchronous, and a key press may come first
  const opened = page.waitForEvent('filechooser');
  await front.focus();
  await page.keyboard.press('Enter');
  await (await opened).setFiles(file('mat-truoc.png'));
  await expect(page.getByRole('img', { name: 'Ảnh đã gửi: Mặt trước' })).toBeVisible();
  await give(page, 'Chụp mặt sau', 'Mặt sau');
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await give(page, 'Chụp khuôn mặt', 'Khuôn mặt');
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await give(page, 'Chụp giấy tờ có địa chỉ', 'Địa chỉ');
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).click();
  await expect(page.getByText('Đang xét duyệt')).toBeVisible();
}

/** Opens an account's check in the console, and its pictures. */
async function lookAt(page: Page, account: string): Promise<void> {
  await page.getByRole('link', { name: `Xem hồ sơ của ${account}` }).click();
  await expect(page.getByText('Hãy hiện ảnh trước')).toBeVisible();
  await page.getByLabel(/^Vì sao bạn xem/).fill('Xét duyệt hồ sơ');
  await page.getByRole('button', { name: 'Hiện ảnh' }).click();
  await expect(page.getByRole('img', { name: 'Địa chỉ' })).toBeVisible();
  // a picture is drawn shortly after it has loaded
  const sizes = () =>
    page.locator('canvas').evaluateAll((drawn) => drawn.map((one) => `${(one as HTMLCanvasElement).width}`));
  await expect.poll(sizes).toEqual(['640', '640', '640', '640']);
}

test('a member is asked at a withdrawal, shows who it is, an operator accepts, and the withdrawal passes', async ({
  browser,
  place,
  seats,
}) => {
  // a mismatched number is refused
  seats.expectComplaints(/409 \(Conflict\)/);
  const markets = await seats.console({ path: '/#/markets' });
  await askAbove(markets, UNASKED);
  const member = await newDrawer(browser, place.vietnam);
  const { page, account } = member;
  await member.ask(HALF);
  await page.goto('/member?page=withdrawal');
  await fillWithdrawal(page, 'vi', HALF);
  await page.getByRole('button', { name: cashWords.vi.request }).click();
  await expect(page.getByText('Bạn cần xác minh danh tính trước khi rút số tiền này.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Xác minh danh tính' }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Xác minh danh tính' })).toBeVisible();
  await expect(page.getByText(/đến 395\.000\.000.* trong 30 ngày/).first()).toBeVisible();
  await showWho(page);

  const desk = await seats.console({ path: '/#/identity' });
  await lookAt(desk, account);
  await expectAccessible(desk);
  await desk.getByRole('button', { name: `Từ chối hồ sơ của ${account}` }).click();
  const refusing = desk.getByRole('dialog', { name: `Từ chối hồ sơ của ${account}` });
  await refusing.getByRole('combobox', { name: 'Từ chối vì' }).selectOption('glare');
  await refusing.getByRole('checkbox', { name: 'Mặt trước' }).check();
  await refusing.getByLabel(/^Lý do/).fill('Loá ở góc phải');
  await refusing.getByRole('button', { name: 'Từ chối', exact: true }).click();
  await expect(refusing).toBeHidden();

  // on its own: the page is notified of the decision
  await expect(page.getByRole('heading', { name: 'Ảnh bị loá' })).toBeVisible();
  await expect(page.getByText('Còn 2 lần gửi.')).toBeVisible();
  await give(page, 'Chụp mặt trước', 'Mặt trước');
  await page.getByRole('button', { name: /Địa chỉ/ }).click();
  await page.getByRole('button', { name: 'Gửi hồ sơ' }).click();
  await expect(page.getByText('Đang xét duyệt')).toBeVisible();

  await desk.goto('/#/identity');
  await lookAt(desk, account);
  await desk.getByRole('button', { name: `Chấp nhận hồ sơ của ${account}` }).click();
  const accepting = desk.getByRole('dialog', { name: `Chấp nhận hồ sơ của ${account}` });
  await accepting.getByLabel(/^Số trên giấy tờ/).fill('079094123457');
  await accepting.getByRole('button', { name: 'Chấp nhận', exact: true }).click();
  await expect(accepting).toContainText('Số này khác với số mà hội viên đã nhập.');
  await accepting.getByLabel(/^Số trên giấy tờ/).fill('079094123456');
  await accepting.getByRole('button', { name: 'Chấp nhận', exact: true }).click();
  await expect(accepting).toBeHidden();

  await expect(page.getByText('Đã xác minh')).toBeVisible();
  for (const width of [widths.tablet, widths.phone]) {
    for (const one of [desk, page]) {
      await one.setViewportSize(windowOf(width));
      await expectNoOverflow(one);
    }
  }
  await page.setViewportSize(windowOf(widths.desktop));
  const content = page.getByRole('region', { name: 'Xác minh danh tính' });
  await content.getByRole('link', { name: 'Rút tiền' }).click();
  await expect(page.getByRole('textbox', { name: cashWords.vi.withdrawAmount, exact: true })).toHaveValue(
    '198.000.000',
  );
  await fillWithdrawal(page, 'vi', HALF);
  await sendWithdrawal(page, 'vi');
  await member.close();
});
