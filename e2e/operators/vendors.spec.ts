import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { approve } from './cashOperator.ts';
import { test } from './wholeSite.ts';

/**
 * Proposes a caller with a new name, and has it approved; returns it with its secret, of which each operator sees half.
 */
async function addCaller(page: Page, second: Page): Promise<{ caller: string; secret: string }> {
  const caller = 'ban-thu';
  await page.getByRole('button', { name: 'Thêm bên gọi' }).click();
  const question = page.getByRole('dialog', { name: 'Thêm bên gọi' });
  await question.getByLabel('Tên').fill('Ban Thu');
  await question.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(question).toContainText('Bắt đầu bằng chữ thường');
  await expect(question).toContainText('Hãy ghi lý do');
  await question.getByLabel('Tên').fill(caller);
  await question.getByLabel('Lý do').fill('Đối tác mới');
  await question.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  const first = await readHalf(page, `Nửa đầu khoá của ${caller}`);
  await approve(second, caller);
  return { caller, secret: first + (await readHalf(second, `Nửa sau khoá của ${caller}`)) };
}

/** Reads half of a secret in its dialog, and confirms that it is stored. */
async function readHalf(page: Page, name: string): Promise<string> {
  const told = page.getByRole('dialog', { name });
  await expect(told).toContainText('nửa khoá này không hiện ở nơi nào khác');
  const half = (await told.locator('.code').textContent()) ?? '';
  expect(half).toMatch(/^[\w-]{43}$/);
  await page.keyboard.press('Escape'); // a secret cannot be closed by accident
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: 'Tôi đã cất giữ khoá' }).click();
  await expect(told).toBeHidden();
  expect(await page.content()).not.toContain(half);
  return half;
}

test('a caller is added, gets another secret while the previous one stays valid, and its rules are changed', {
  tag: '@matrix',
}, async ({ seats }) => {
  const page = await seats.console({ path: '/#/vendors' });
  const second = await seats.console({ account: 'duty', path: '/#/vendors' });
  const { caller, secret } = await addCaller(page, second);
  const card = page.getByRole('region', { name: caller });
  await expect(card).toContainText('Chưa có lần gọi nào ký bằng khoá này');
  await expect(card).toContainText('0 nhà phát hành');

  await card.getByRole('button', { name: 'Đổi khoá' }).click();
  const question = page.getByRole('dialog', { name: `Đổi khoá của ${caller}` });
  await question.getByLabel('Khoá hiện tại').selectOption('0');
  await expect(question).toContainText('Khoá hiện tại bị từ chối ngay');
  await question.getByLabel('Khoá hiện tại').selectOption('168');
  await expect(question).toContainText('Trong bảy ngày, cả hai khoá đều được nhận');
  await question.getByLabel('Lý do').fill('Đổi định kỳ');
  await question.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  const half = await readHalf(page, `Nửa đầu khoá của ${caller}`);
  const waiting = page.getByRole('region', { name: 'Chờ người thứ hai duyệt' });
  await expect(waiting).toContainText('Trong bảy ngày, cả hai khoá đều được nhận');
  await expect(waiting.getByRole('button', { name: `Rút lại: ${caller}` })).toBeVisible();
  await expectAccessible(page);
  await approve(second, caller);
  expect(half + (await readHalf(second, `Nửa sau khoá của ${caller}`))).not.toBe(secret);
  await expect(waiting).toHaveCount(0);
  await expect(card).toContainText('Khoá trước còn dùng được đến');

  await card.getByRole('button', { name: 'Ngừng khoá trước' }).click();
  const end = page.getByRole('dialog', { name: `Ngừng khoá trước của ${caller}` });
  await expect(end).toContainText('chưa ký lần nào bằng khoá mới');
  await end.getByLabel('Lý do').fill('Khoá trước bị lộ');
  await end.getByRole('button', { name: 'Ngừng khoá trước' }).click();
  await expect(end).toBeHidden();
  await expect(card).not.toContainText('Khoá trước còn dùng được đến');

  await card.getByRole('button', { name: 'Thay đổi' }).click();
  const rules = page.getByRole('dialog', { name: `Thay đổi ${caller}` });
  await rules.getByLabel('Hoàn lượt cược chưa từng thấy').selectOption('refuse');
  await rules.getByText('Trả thưởng không kèm lượt cược').click();
  await rules.getByLabel('Lý do').fill('Theo hợp đồng');
  await rules.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(rules).toBeHidden();
  await expect(card).not.toContainText('Từ chối với BET_UNKNOWN');
  await approve(second, caller);
  await expect(card).toContainText('Từ chối với BET_UNKNOWN');

  await page.getByRole('link', { name: 'Nhật ký' }).click();
  for (const words of [
    /^duty đổi cách nhận lần gọi của/,
    /^ops ngừng khoá trước của/,
    /^duty đổi khoá của/,
    /^duty thêm bên gọi/,
    /^ops đề xuất/,
  ]) {
    await expect(page.getByText(words).filter({ hasText: caller }).first()).toBeVisible();
  }
  expect(await page.content()).not.toContain(secret);
});
