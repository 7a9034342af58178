import type { Page } from '@playwright/test';
import { atADesk, goTheWay, onAPhone } from '../fixtures/languages.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { expect, test } from '../fixtures/site.ts';

/** Waits for a draw, which takes a minute. */
test.describe.configure({ timeout: 240_000 });

const board = (page: Page) => page.getByRole('region', { name: /^(Bảng cược|Betting board)$/ });
const slip = (page: Page) => page.getByRole('complementary', { name: /^(Phiếu cược|Slip)$/ });
const tickets = (page: Page) => page.getByRole('region', { name: /^(Vé của bạn|Your tickets)$/ });

test('at a desk: numbers become a slip, the slip a ticket, and the ticket is cancelled', async ({ page, site }) => {
  await goTheWay(page, site, atADesk);
  await site.comeAs(page, 'player');
  await page.goto('/vnlottery?gameCode=MB');
  await page
    .getByRole('navigation', { name: 'Đặt cược hay xem kết quả' })
    .getByRole('link', { name: 'Đặt cược' })
    .click();
  await expect(page).toHaveURL(/view=bet/);
  const numbers = board(page).getByRole('group', { name: 'Chọn số' });
  await expect(board(page).getByRole('button', { name: /^Lô 2 số/ })).toContainText('27 đơn vị, trả về 99,4%');
  await numbers.getByRole('button', { name: '16', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(numbers.getByRole('button', { name: '26', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(slip(page)).toContainText('2 số × 27 đơn vị × 1.000');

  await board(page).getByRole('button', { name: 'Dán dãy số' }).click();
  const paste = page.getByRole('dialog');
  await paste.getByRole('textbox', { name: 'Dãy số' }).fill('07, 38; 38 100 xx');
  await expect(paste).toContainText('Không hiểu: 100, xx.');
  await paste.getByRole('button', { name: 'Lấy 2 số' }).click();
  await expect(slip(page)).toContainText('54.000');

  await board(page).getByRole('tab', { name: 'Xiên' }).click();
  for (const number of ['16', '61', '86']) await numbers.getByRole('button', { name: number, exact: true }).click();
  await expect(slip(page)).toContainText('3 cược × 1.000');
  await board(page).getByRole('tab', { name: '3 và 4 càng' }).click();
  await board(page).getByRole('textbox', { name: 'Nhập số 3 chữ số' }).fill('079 12');
  await board(page).getByRole('button', { name: 'Thêm' }).click();
  await expect(board(page).getByRole('textbox', { name: 'Nhập số 3 chữ số' })).toHaveAccessibleDescription(
    /Mỗi số cần đủ 3 chữ số/,
  );
  await site.expectAccessible(page);

  await slip(page).getByRole('button', { name: 'Đặt cược 58.000 ₫' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Đặt cược 58.000 ₫' }).click();
  await expect(slip(page)).toContainText('Chọn số để bắt đầu.');
  const bought = tickets(page).getByRole('listitem').filter({ hasText: 'Chờ kết quả' }).first();
  await expect(bought).toContainText('58.000');
  await site.expectAccessible(page);
  await bought.getByRole('link').click();
  await expect(page.getByRole('heading', { name: /^Vé L-/ })).toBeVisible();
  await expect(page.getByText('079')).toBeVisible();
  await site.expectAccessible(page);
  await page.getByRole('link', { name: 'Về trang đặt cược' }).click();
  await bought.getByRole('button', { name: 'Huỷ vé' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Huỷ vé' }).click();
  const cancelled = tickets(page).getByRole('listitem').filter({ hasText: '58.000' }).first();
  await expect(cancelled).toContainText('Đã huỷ');
  await cancelled.getByRole('button', { name: 'Cược lại' }).click();
  await expect(slip(page).getByRole('button', { name: 'Đặt cược 58.000 ₫' })).toBeVisible();
  await slip(page).getByRole('button', { name: 'Gấp đôi tiền' }).click();
  await expect(slip(page).getByRole('button', { name: 'Đặt cược 116.000 ₫' })).toBeVisible();
});

test('on a phone: both sides are bet on for several draws; the first one comes, is paid, and stops the plan', {
  tag: '@matrix',
}, async ({ page, site }) => {
  await goTheWay(page, site, onAPhone);
  await site.comeAs(page, 'player');
  await page.goto('/elott?gameCode=SSC_1&view=bet');
  await board(page).getByRole('tab', { name: 'Sides' }).click();
  await board(page).getByRole('button', { name: /^Sum/ }).click();
  const sides = board(page).getByRole('group', { name: 'Pick numbers' });
  for (const side of ['Big', 'Small']) await sides.getByRole('button', { name: side }).click();
  const series = board(page).getByRole('slider', { name: /^Series/ });
  await series.fill('1940');
  await series.press('PageDown');
  await expect(series).toHaveAttribute('aria-valuetext', 'Series 1920, 2% back at once');
  const plan = board(page).getByRole('region', { name: 'Several draws' });
  await plan.getByRole('switch', { name: 'Several draws' }).check();
  for (let more = 2; more > 0; more -= 1) await plan.getByRole('button', { name: 'One draw less' }).click();
  await expect(plan).toContainText('Reserved for 3 draws');
  await expectNoOverflow(page);
  await site.expectAccessible(page);
  await page.getByRole('button', { name: 'Open slip' }).click();
  const sheet = page.getByRole('dialog', { name: 'Slip' });
  await sheet.getByRole('textbox', { name: /^Stake per unit/ }).fill('20000');
  await expect(sheet.getByRole('term').filter({ hasText: 'Instant rebate' }).locator('+ dd')).toContainText('800.00');
  await site.expectAccessible(page);
  await sheet.getByRole('button', { name: /^Place 3 draws, 120,000/ }).click();
  const question = page.getByRole('dialog', { name: /^Place 3 draws, 120,000/ });
  await expect(question).toContainText('Stops at a win, the rest returns to the wallet');
  await question.getByRole('button', { name: /^Bet 120,000/ }).click();
  const card = page.getByRole('region', { name: 'Your plans' }).getByRole('listitem').first();
  await expect(card).toContainText(/Draw 1 of 3, 40,000.*80,000.* is still reserved for 2 draws/);
  const roads = page.getByRole('region', { name: /^Roads? of \d+ draws?$/ });
  // loaded when nearly in view
  await tickets(page).scrollIntoViewIfNeeded();
  await roads.getByRole('tab', { name: 'By place' }).click();
  await expect(roads.getByText(/^The last 20 draws, newest first: (Big|Small)/)).toBeAttached();
  await expectNoOverflow(page);
  await site.expectAccessible(page);
  const bought = tickets(page).getByRole('listitem').filter({ hasText: '40,000' }).first();
  await expect(bought).toContainText('Awaiting result');
  await expect(bought).toContainText('Won', { timeout: 150_000 });
  // one side at 1.92 on 20,000
  await expect(bought).toContainText('+38,400');
  await expect(card).toContainText(/Stopped at a win.*Won at draw .*38,400.*80,000.* is back in the main wallet/);
  await expect(page.getByRole('region', { name: /^Draw \d/ })).toContainText('came');
  await bought.getByRole('link').click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /(Big|Small) has won\./ })
      .first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Recompute in the browser' }).click();
  await expect(
    page.getByText(
      'The seed has the hash that was published, and all 5 numbers follow from it and from what it is mixed with.',
    ),
  ).toBeVisible();
  await site.expectAccessible(page);
  await expectNoOverflow(page);
});

test('a visitor puts a slip together, is asked to sign in to buy it, and keeps it', { tag: '@matrix' }, async ({
  page,
}) => {
  await page.goto('/vnlottery?gameCode=MB&view=bet');
  await board(page).getByRole('group', { name: 'Chọn số' }).getByRole('button', { name: '68', exact: true }).click();
  await slip(page).getByRole('button', { name: 'Đăng nhập để đặt cược' }).click();
  await expect(page.getByRole('dialog', { name: 'Đăng nhập' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(slip(page)).toContainText('68');
});

test("another's ticket, and one that never was, are not there", { tag: '@matrix' }, async ({ page, site }) => {
  site.expectComplaints(/40[04]/);
  await site.comeAs(page, 'player');
  for (const id of ['L-20261127-ABCDEFGH', 'nothing']) {
    await page.goto(`/vnlottery?gameCode=MB&view=bet&ticket=${id}`);
    await expect(page.getByText('Không tìm thấy vé này')).toBeVisible();
  }
});
