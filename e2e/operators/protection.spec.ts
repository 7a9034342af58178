import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { newcomer, registerByCall } from '../fixtures/newcomer.ts';
import { widths } from '../fixtures/people.ts';
import { test } from './wholeSite.ts';

test('an operator lays a time-out on a member, who is led to what is left at once', { tag: '@matrix' }, async ({
  seats,
}) => {
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
