import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { newcomer, registerByCall } from '../fixtures/newcomer.ts';
import { widths } from '../fixtures/people.ts';
import { test } from './wholeSite.ts';

test('an operator lays a time-out on a member, who is led to what is left at once', async ({ seats }) => {
  const page = await seats.visitor({ width: widths.desktop, language: 'vi' });
  const somebody = newcomer();
  await registerByCall(page.request, somebody);
  await page.goto('/rng');
  await expect(page.getByRole('navigation', { name: 'Điều hướng chính' })).toBeVisible();

  const console = await seats.console({ path: '/#/members' });
  await console.getByLabel('Tên đăng nhập').fill(somebody.account);
  await console.keyboard.press('Enter');
  const card = console.getByRole('region', { name: 'Bảo vệ người chơi' });
  await expect(console.getByRole('region', { name: 'Lịch sử' }).getByRole('tab', { name: 'Cược' })).toBeVisible();
  await expect(console.getByRole('region', { name: 'Nạp', exact: true })).toBeVisible();
  await expect(console.getByRole('region', { name: 'Ví' })).toContainText('Ví chính');
  await expectAccessible(console);
  await card.getByRole('button', { name: 'Cho nghỉ chơi' }).click();
  const laying = console.getByRole('dialog', { name: `Cho ${somebody.account} nghỉ chơi` });
  await laying.getByLabel(/^Lý do/).fill('Theo đề nghị của gia đình');
  await expectAccessible(console);
  await laying.getByRole('button', { name: 'Cho tạm nghỉ' }).click();
  await expect(laying).toBeHidden();
  await expect(card).toContainText('Do người điều hành đặt.');

  await expect(page).toHaveURL(/\/member\?page=responsiblePlay$/);
  await expect(page.getByRole('region', { name: 'Bạn đang tạm nghỉ' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Điều hướng chính' })).toHaveCount(0);
  await expectAccessible(page);
});

test('an operator answers a sign of harm, and it is told apart from what waits', async ({ seats }) => {
  const console = await seats.console({ path: '/#/signs' });
  const first = console.getByRole('listitem').filter({ hasText: 'Quy tắc:' }).first();
  await expect(first).toBeVisible();
  await expectAccessible(console);
  const answer = first.getByRole('button', { name: /^Trả lời dấu hiệu của / });
  const account = (await answer.getAttribute('aria-label'))?.split(' ').at(-1) ?? '';
  await answer.click();
  const dialog = console.getByRole('dialog', { name: `Trả lời dấu hiệu của ${account}` });
  await dialog.getByRole('radio', { name: /^Không có gì/ }).check();
  await dialog.getByLabel(/^Lý do/).fill('Đã xem lịch sử, như mọi tuần');
  await expectAccessible(console);
  await dialog.getByRole('button', { name: 'Ghi lại' }).click();
  await expect(dialog).toBeHidden();
  await console
    .getByRole('radio', { name: 'Đã trả lời' })
    .or(console.getByRole('button', { name: 'Đã trả lời' }))
    .click();
  await expect(console.getByRole('listitem').filter({ hasText: 'như mọi tuần' })).toContainText(account);

  const small = await seats.console({ width: widths.phone, language: 'en', path: '/#/signs' });
  await expect(small.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoOverflow(small);
  await expectAccessible(small);
});
