import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { widths } from '../fixtures/people.ts';
import { approve } from './cashOperator.ts';
import { expect, test } from './console.ts';

let added = 0;

/** Proposes a caller of a new name, and has it approved; answers it with its secret, of which each is told a half. */
async function addCaller(page: Page, second: Page): Promise<{ caller: string; secret: string }> {
  added += 1;
  const caller = `ban-thu-${Date.now() % 1_000_000}${added}`;
  await page.getByRole('button', { name: 'Thêm bên gọi' }).click();
  const question = page.getByRole('dialog', { name: 'Thêm bên gọi' });
  await question.getByLabel('Tên').fill('Ban Thu');
  await question.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(question).toContainText('Bắt đầu bằng chữ thường');
  await expect(question).toContainText('Hãy ghi lý do');
  await expectAccessible(page);
  await question.getByLabel('Tên').fill(caller);
  await question.getByLabel('Lý do').fill('Đối tác mới');
  await question.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  const first = await readHalf(page, `Nửa đầu khoá của ${caller}`);
  await approve(second, caller);
  return { caller, secret: first + (await readHalf(second, `Nửa sau khoá của ${caller}`)) };
}

/** Reads half of a secret from its dialog and says that it is stored. */
async function readHalf(page: Page, name: string): Promise<string> {
  const told = page.getByRole('dialog', { name });
  await expect(told).toContainText('nửa khoá này không hiện ở nơi nào khác');
  const half = (await told.locator('.code').textContent()) ?? '';
  expect(half).toMatch(/^[\w-]{43}$/);
  await page.keyboard.press('Escape'); // a secret is not closed by mistake
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await told.getByRole('button', { name: 'Tôi đã cất giữ khoá' }).click();
  await expect(told).toBeHidden();
  expect(await page.content()).not.toContain(half);
  return half;
}

test('a caller is added, gets another secret while the previous one stays valid, and its rules are changed', async ({
  desk,
}) => {
  const page = await desk.open('ops', { path: '/#/vendors' });
  const second = await desk.open('duty', { path: '/#/vendors' });
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

test('while a new secret waits, another operator who asks for one is told so', { tag: '@matrix' }, async ({ desk }) => {
  desk.expectComplaints(/409/);
  const first = await desk.open('ops', { path: '/#/vendors' });
  const second = await desk.open('duty', { path: '/#/vendors' });
  const { caller } = await addCaller(first, second);
  const questions = [first, second].map((page) => page.getByRole('dialog', { name: `Đổi khoá của ${caller}` }));
  for (const page of [first, second]) {
    await page.getByRole('region', { name: caller }).getByRole('button', { name: 'Đổi khoá' }).click();
  }
  for (const question of questions) await question.getByLabel('Lý do').fill('Đổi định kỳ');
  await questions[0]?.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await readHalf(first, `Nửa đầu khoá của ${caller}`);
  await questions[1]?.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(second.getByRole('alert')).toContainText('Đã có một đề xuất khác đang chờ duyệt');
  await second.getByRole('button', { name: 'Huỷ' }).click();
  await second.getByRole('button', { name: `Từ chối: ${caller}` }).click();
  const refusing = second.getByRole('dialog', { name: `${caller}: Từ chối` });
  await refusing.getByLabel('Lý do').fill('Chưa đến hạn');
  await refusing.getByRole('button', { name: 'Từ chối' }).click();
  await expect(first.getByRole('region', { name: 'Chờ người thứ hai duyệt' })).toHaveCount(0);
});

test('a vendor gets an address and another signer, is switched off and on', { tag: '@matrix' }, async ({ desk }) => {
  desk.expectComplaints(/400/); // an address of the site itself
  const page = await desk.open('ops', { path: '/#/vendors' });
  const second = await desk.open('duty', { path: '/#/vendors' });
  const { caller } = await addCaller(page, second);
  const list = page.getByRole('list', { name: 'Nhà phát hành' });
  await page.getByRole('searchbox', { name: 'Tìm nhà phát hành' }).fill('Lumivolta');
  await expect(list.getByRole('listitem')).toHaveCount(1);
  const item = list.getByRole('listitem').first();
  await expect(item).toContainText('Địa chỉ của nhà phát hành thử nghiệm');

  const change = page.getByRole('dialog', { name: 'Thay đổi Lumivolta' });
  await item.getByRole('button', { name: 'Thay đổi Lumivolta' }).click();
  await change.getByLabel('Lý do').fill('Nhà phát hành chuyển máy chủ');
  await change.getByLabel('Địa chỉ').fill('https://games.example/path');
  await change.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(change).toContainText('Chỉ gồm giao thức, tên miền');
  await change.getByLabel('Địa chỉ').fill('https://int.localhost');
  await change.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(change.getByRole('alert')).toContainText('không phải là địa chỉ của chính trang này');
  await change.getByLabel('Địa chỉ').fill('https://games.example');
  await change.getByLabel('Bên ký thay').selectOption(caller);
  await expect(change).toContainText('cho phép nhúng trò chơi từ https://games.example');
  await expectAccessible(page);
  await change.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(change).toBeHidden();
  await expect(item).toContainText('Địa chỉ của nhà phát hành thử nghiệm');
  const code = await second.getByRole('button', { name: /^Duyệt: / }).getAttribute('aria-label');
  await approve(second, code?.replace('Duyệt: ', '') ?? '');
  await expect(item).toContainText('Mở trong khung, nguồn https://games.example');
  await expect(item).toContainText(`${caller} ký thay`);

  await item.getByRole('button', { name: 'Tắt Lumivolta' }).click();
  const off = page.getByRole('dialog', { name: 'Tắt Lumivolta' });
  await expect(off).toContainText('tiền thắng và tiền hoàn vẫn được tính');
  await off.getByLabel('Lý do').fill('Nhà phát hành bảo trì');
  await off.getByRole('button', { name: 'Tắt', exact: true }).click();
  await expect(item.getByText('Đang tắt', { exact: true })).toBeVisible();
  await item.getByRole('button', { name: 'Bật Lumivolta' }).click();
  const on = page.getByRole('dialog', { name: 'Bật Lumivolta' });
  await on.getByLabel('Lý do').fill('Xong bảo trì');
  await on.getByRole('button', { name: 'Bật', exact: true }).click();
  await expect(item.getByText('Đang bật', { exact: true })).toBeVisible();

  await item.getByRole('button', { name: 'Thay đổi Lumivolta' }).click();
  await change.getByLabel('Địa chỉ').fill('');
  await change.getByLabel('Bên ký thay').selectOption('sandbox');
  await change.getByLabel('Lý do').fill('Trả lại như cũ');
  await change.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await approve(second, code?.replace('Duyệt: ', '') ?? '');
  await expect(item).toContainText('Địa chỉ của nhà phát hành thử nghiệm');
});

for (const [width, language] of [
  [widths.desktop, 'vi'],
  [widths.tablet, 'en'],
  [widths.phone, 'en'],
] as const) {
  test(`vendors are accessible and fit, ${width} wide, in ${language}`, { tag: '@matrix' }, async ({ desk }) => {
    const page = await desk.open('ops', { width, language, path: '/#/vendors' });
    await expect(page.getByRole('region', { name: 'sandbox' })).toBeVisible();
    await expectNoOverflow(page);
    await expectAccessible(page);
    // the header's entries are as long as their words: between the widths of people's screens too
    for (const between of [1360, 1280, 1200].filter((one) => one < width)) {
      await page.setViewportSize({ width: between, height: 900 });
      await expectNoOverflow(page);
    }
  });
}
