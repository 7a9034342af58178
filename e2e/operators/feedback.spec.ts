import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { widths, windowOf } from '../fixtures/people.ts';
import { test } from './wholeSite.ts';

const path = '/#/feedback';

test('what a visitor sends appears at the open desk, is counted, and taken on', { tag: '@matrix' }, async ({
  seats,
}) => {
  const console = await seats.console({ path });
  const link = console.getByRole('link', { name: /^Góp ý/ }).first();
  await expect(link).toHaveAccessibleName(/^Góp ý 4 việc$/);
  const page = await seats.visitor({ width: widths.desktop, language: 'vi' });
  await page.goto('/');
  const sent = await page.request.put('/wps/feedback', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    data: { content: 'Chữ quá nhỏ <b>ở đây</b>', contact: 'khach@mail.example' },
  });
  expect(sent.ok()).toBe(true);
  await expect(link).toHaveAccessibleName(/^Góp ý 5 việc$/);
  const letter = console.getByRole('listitem').filter({ hasText: 'Chữ quá nhỏ <b>ở đây</b>' });
  await expect(letter).toContainText('Liên hệ: khach@mail.example');
  await letter.getByRole('button', { name: /^Cập nhật F-/ }).click();
  const dialog = console.getByRole('dialog');
  await dialog.getByLabel('Ghi chú nội bộ').fill('Đã chuyển cho nhóm giao diện');
  await expectAccessible(console);
  await dialog.getByRole('button', { name: 'Lưu' }).click();
  await expect(dialog).toBeHidden();
  await expect(link).toHaveAccessibleName(/^Góp ý 4 việc$/);
  await expect(letter).toHaveCount(0);
  await console.getByRole('button', { name: 'Đang xử lý' }).click();
  await expect(letter).toContainText('Đã chuyển cho nhóm giao diện');
});

test('a member sees how its own stands, and the answer as it comes', async ({ seats, member }) => {
  const { page, account } = member;
  await page.goto('/member?page=feedback');
  await page.getByLabel(/^Bạn muốn nói gì/).fill('Cho tôi xem lại mức cược cũ');
  await page.getByRole('button', { name: 'Gửi', exact: true }).click();
  const own = page.getByRole('listitem').filter({ hasText: 'Cho tôi xem lại mức cược cũ' });
  await expect(own).toContainText('Đã gửi');
  await expectAccessible(page);

  const desk = await seats.console({ path });
  const letter = desk.getByRole('listitem').filter({ hasText: account });
  await letter.getByRole('button', { name: /^Trả lời F-/ }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(/^Câu trả lời/).fill('Mức cược nằm ở từng phòng chơi.');
  await dialog.getByRole('button', { name: 'Gửi', exact: true }).click();
  await expect(dialog).toBeHidden();

  await expect(own).toContainText('Đã trả lời');
  await expect(own).toContainText('Mức cược nằm ở từng phòng chơi.');
  for (const width of [widths.tablet, widths.phone]) {
    await page.setViewportSize(windowOf(width));
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
  await page.setViewportSize(windowOf(widths.desktop));
});

for (const [width, language] of [
  [widths.tablet, 'en'],
  [widths.phone, 'vi'],
] as const) {
  test(`content, feedback and their dialogs are accessible and fit, ${width} wide, in ${language}`, {
    tag: '@matrix',
  }, async ({ seats }) => {
    const page = await seats.console({ width, language, path });
    await page.getByRole('button', { name: /^(Trả lời|Answer) F-DEMO0009$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await page.goto('/#/content');
    await page.getByRole('button', { name: /^(Viết thông báo|Write an announcement)$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
  });
}
