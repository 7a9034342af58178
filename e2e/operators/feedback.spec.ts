import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { widths, windowOf } from '../fixtures/people.ts';
import { test } from './wholeSite.ts';

const path = '/#/feedback';

test('a member sees how its own stands, and the answer as it comes', { tag: '@matrix' }, async ({ seats, member }) => {
  const { page, account } = member;
  await page.goto('/member?page=feedback');
  await page.getByLabel(/^Bạn muốn nói gì/).fill('Cho tôi xem lại mức cược cũ');
  await page.getByRole('button', { name: 'Gửi', exact: true }).click();
  const own = page.getByRole('listitem').filter({ hasText: 'Cho tôi xem lại mức cược cũ' });
  await expect(own).toContainText('Đã gửi');

  const desk = await seats.console({ path });
  const letter = desk.getByRole('listitem').filter({ hasText: account });
  await letter.getByRole('button', { name: /^Trả lời F-/ }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(/^Câu trả lời/).fill('Mức cược nằm ở từng phòng chơi.');
  await dialog.getByRole('button', { name: 'Gửi', exact: true }).click();
  await expect(dialog).toBeHidden();

  await expect(own).toContainText('Đã trả lời');
  await expect(own).toContainText('Mức cược nằm ở từng phòng chơi.');
  await expectAccessible(page);
  for (const width of [widths.tablet, widths.phone]) {
    await page.setViewportSize(windowOf(width));
    await expectNoOverflow(page);
  }
  await page.setViewportSize(windowOf(widths.desktop));
});
