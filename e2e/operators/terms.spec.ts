import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { openDepositForm } from '../fixtures/cash.ts';
import { cashWords } from '../fixtures/cashWords.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { newcomer, registerByCall } from '../fixtures/newcomer.ts';
import { widths } from '../fixtures/people.ts';
import { words } from '../fixtures/words.ts';
import { test } from './wholeSite.ts';

test('new terms are published at the console; a member is asked once, and deposits then', { tag: '@matrix' }, async ({
  seats,
}) => {
  seats.expectComplaints(/403 \(Forbidden\)/);
  const page = await seats.visitor({ width: widths.phone, language: 'en' });
  await registerByCall(page.request, newcomer());
  await openDepositForm(page, 'en');
  const t = cashWords.en;
  await page.getByRole('radio', { name: t.methods.eWallet }).check();
  await page.getByRole('textbox', { name: t.amount, exact: true }).fill('200000');

  const console = await seats.console({ path: '/#/markets' });
  await console.getByRole('button', { name: /^Ra bản điều khoản \d+ ở Việt Nam$/ }).click();
  const draft = console.getByRole('dialog', { name: /^Ra bản điều khoản/ });
  const vi = draft.getByLabel('Nội dung tiếng Việt');
  await vi.fill(`${await vi.inputValue()}\n\nThêm một đoạn.`);
  await draft.getByLabel('Thay đổi gì, một câu tiếng Việt').fill('Thêm một đoạn ở cuối.');
  await draft.getByLabel('Thay đổi gì, một câu tiếng Anh').fill('A paragraph at the end.');
  await draft.getByLabel('Lý do').fill('Theo luật mới');
  await draft.getByRole('button', { name: 'Ra bản mới' }).click();
  await expect(draft).toBeHidden();
  await expect(console.getByRole('region', { name: 'Việt Nam' })).toContainText('Thêm một đoạn ở cuối.');

  await page.getByRole('button', { name: t.go }).click();
  const gate = page.getByRole('dialog', { name: 'The terms have a new version' });
  await expect(gate).toContainText('A paragraph at the end.');
  await expectNoOverflow(page);
  await expectAccessible(page);
  await gate.getByRole('button', { name: 'Later' }).click();
  await page.reload();
  await expect(gate).toBeVisible();
  await gate.getByRole('checkbox').check();
  await gate.getByRole('button', { name: 'Accept and go on' }).click();
  await expect(gate).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: words.balance })).toBeVisible();
  await page.getByRole('radio', { name: t.methods.eWallet }).check();
  await page.getByRole('textbox', { name: t.amount, exact: true }).fill('200000');
  await page.getByRole('button', { name: t.go }).click();
  await expect(page).toHaveURL(/page=deposit&id=\d+$/);
  await expect(gate).toHaveCount(0);
});
