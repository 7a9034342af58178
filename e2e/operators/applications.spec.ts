import { type Browser, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { newcomer, registerByCall } from '../fixtures/newcomer.ts';
import { widths, windowOf } from '../fixtures/people.ts';
import { png } from '../fixtures/png.ts';
import { test } from './wholeSite.ts';

const ZALO = '/promoDetail?id=zalo-gift';
const file = (name: string) => ({ name, mimeType: 'image/png', buffer: png(320) });

/** A registered member with a page of its own. */
async function member(browser: Browser, site: string): Promise<{ page: Page; account: string }> {
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  const who = newcomer();
  await registerByCall(page.request, who);
  return { page, account: who.account };
}

const form = (page: Page) => page.getByRole('region', { name: 'Đơn của bạn' });

/** Fills in the application, with refused, interrupted and lost uploads on the way, and submits it. */
async function apply(page: Page): Promise<void> {
  await page.goto(ZALO);
  await page.getByRole('main').getByRole('button', { name: 'Nộp đơn', exact: true }).click();
  const own = form(page);
  const add = own.getByLabel('Thêm ảnh', { exact: true });
  await expect(add).toBeVisible();
  await own.getByRole('button', { name: 'Gửi đơn' }).click();
  await expect(own.getByText('Cần ít nhất 1 ảnh.')).toBeVisible();
  await own.getByLabel(/^Ghi chú/).fill('Số Zalo 0901 234 567');
  await expect(own.getByText('20/140')).toBeVisible();

  // an invalid file takes no place, and its own box says why
  await add.setInputFiles({ name: 'a.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') });
  await expect(own.getByRole('alert').filter({ hasText: 'Chỉ nhận PNG hoặc JPG' })).toContainText('a.heic');
  await add.setInputFiles({ name: 'trang.png', mimeType: 'image/png', buffer: Buffer.from('<script>') });
  await expect(own.getByRole('alert').filter({ hasText: 'trang.png' })).toContainText('không phải là ảnh');
  await own.getByRole('button', { name: 'Bỏ tệp a.heic' }).click();
  await own.getByRole('button', { name: 'Bỏ tệp trang.png' }).click();

  // the connection fails: the selected file stays, and arrives once
  await page.route('**/application/pictures', (route) => route.abort('connectionfailed'));
  await add.setInputFiles(file('zalo.png'));
  await expect(own.getByText('Mất kết nối. Ảnh vẫn ở đây.')).toBeVisible();
  await page.unroute('**/application/pictures');
  await own.getByRole('button', { name: 'Tải lại zalo.png' }).click();
  await expect(own.getByRole('img', { name: 'Ảnh 1' })).toBeVisible();
  await add.setInputFiles([file('hai.png'), file('ba.png')]);
  await expect(own.getByRole('img', { name: 'Ảnh 3' })).toBeVisible();
  await expect(add).toHaveCount(0);
  await own.getByRole('button', { name: 'Bỏ ảnh ảnh 2' }).click();
  await expect(own.getByRole('img', { name: 'Ảnh 3' })).toHaveCount(0);
  await page.reload();
  await expect(own.getByRole('img', { name: 'Ảnh 2' })).toBeVisible();

  for (const width of [widths.tablet, widths.phone]) {
    await page.setViewportSize(windowOf(width));
    await expectNoOverflow(page);
  }
  await expectAccessible(page);
  await page.setViewportSize(windowOf(widths.desktop));
  await own.getByLabel(/^Ghi chú/).fill('Số Zalo 0901 234 567');
  await own.getByRole('button', { name: 'Gửi đơn' }).click();
  await expect(own.getByText('Đang duyệt')).toBeVisible();
  await expect(own.getByText('Số Zalo 0901 234 567')).toBeVisible();
  await expect(own.getByRole('button', { name: 'Gửi đơn' })).toHaveCount(0);
}

/** Opens the application desk, and the pictures of an application. */
async function lookAt(desk: Page, account: string): Promise<ReturnType<Page['getByRole']>> {
  await desk.getByRole('tab', { name: 'Đơn' }).click();
  const item = desk.getByRole('listitem').filter({ hasText: account });
  await item.getByRole('button', { name: /^Xem ảnh/ }).click();
  await expect(item.getByRole('img', { name: /^Ảnh 2 của HD-/ })).toBeVisible();
  await expect(item.getByText('Bạn đã xem')).toBeVisible();
  return item;
}

test('a member applies with pictures, is refused, applies again, two operators agree, and the bonus is there', {
  tag: '@matrix',
}, async ({ browser, place, seats }) => {
  // the page that is not a picture, and the interrupted upload
  seats.expectComplaints(/400 \(Bad Request\)/);
  const { page, account } = await member(browser, place.vietnam);
  await apply(page);

  const first = await seats.console({ path: '/#/promotions' });
  let item = await lookAt(first, account);
  await expect(item).toContainText('Số Zalo 0901 234 567');
  await expectAccessible(first);
  await item.getByRole('button', { name: /^Từ chối/ }).click();
  const refusing = first.getByRole('dialog', { name: /^Từ chối HD-/ });
  await refusing.getByLabel('Trả lời hội viên (tiếng Việt)').fill('Ảnh không có tên Zalo của bạn');
  await refusing.getByLabel('Trả lời hội viên (tiếng Anh)').fill('The picture lacks your Zalo name');
  await refusing.getByLabel('Lý do').fill('Ảnh thiếu tên');
  await refusing.getByRole('button', { name: 'Từ chối', exact: true }).click();
  await expect(refusing).toBeHidden();

  // on its own: the page is notified
  const own = form(page);
  await expect(own.getByText('Lý do: Ảnh không có tên Zalo của bạn')).toBeVisible();
  await own.getByRole('button', { name: 'Gửi đơn khác' }).click();
  await own.getByLabel('Thêm ảnh', { exact: true }).setInputFiles([file('a.png'), file('b.png')]);
  await expect(own.getByRole('img', { name: 'Ảnh 2' })).toBeVisible();
  await own.getByRole('button', { name: 'Gửi đơn' }).click();
  await expect(own.getByText('Đang duyệt')).toBeVisible();

  item = await lookAt(first, account);
  await item.getByRole('button', { name: /^Chấp nhận/ }).click();
  const accepting = first.getByRole('dialog', { name: /^Chấp nhận HD-/ });
  await accepting.getByLabel('Số tiền (VND)').fill('131000');
  await expect(accepting).toContainText('131.000');
  await accepting.getByLabel('Lý do').fill('Ảnh đúng');
  await expectAccessible(first);
  await accepting.getByRole('button', { name: 'Gửi đề xuất' }).click();
  await expect(accepting).toBeHidden();
  await expect(item).toContainText('ops đề nghị 131.000');

  const second = await seats.console({ account: 'duty', path: '/#/promotions' });
  await lookAt(second, account);
  await second.goto('/#/acts');
  await second.getByRole('button', { name: /^Duyệt.*HD-/ }).click();
  const approving = second.getByRole('dialog');
  await expect(approving).toContainText('131.000');
  await approving.getByLabel('Lý do').fill('Đúng');
  await approving.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(approving).toBeHidden();

  await expect(own.getByText('Được duyệt')).toBeVisible();
  await expect(own.getByText(/^131\.000/)).toBeVisible();
  await page.goto('/member?page=rewardCenter');
  const row = page.getByRole('listitem').filter({ hasText: 'Kết nối Zalo' });
  await expect(row).toContainText('Đang thực hiện');
  await expect(row).toContainText('/ 393.000');

  await first.getByRole('button', { name: 'Đã chấp nhận' }).click();
  await expect(first.getByRole('listitem').filter({ hasText: account })).toBeVisible();
  for (const width of [widths.tablet, widths.phone]) {
    await first.setViewportSize(windowOf(width));
    await expectNoOverflow(first);
  }
  await page.context().close();
});
