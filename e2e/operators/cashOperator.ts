import { expect, type Locator, type Page } from '@playwright/test';

/** A withdrawal in the console's list. */
export const itemOf = (page: Page, reference: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(reference, { exact: true }) });

/** Shows a selection of the list. */
export const select = (page: Page, name: RegExp): Promise<void> =>
  page
    .getByRole('group', { name: /^(Nhóm lệnh rút|Kinds of withdrawals)$/ })
    .getByRole('button', { name })
    .click();

/** Marks a withdrawal as paid in the console. */
export async function markPaid(page: Page, reference: string): Promise<void> {
  await select(page, /^Đang chi trả/);
  await itemOf(page, reference).getByRole('button', { name: 'Đánh dấu đã trả' }).click();
  const question = page.getByRole('dialog', { name: `Đánh dấu ${reference} đã trả?` });
  await question.getByLabel('Lý do').fill('Sao kê cho thấy tiền đã đi');
  await question.getByRole('button', { name: 'Đánh dấu đã trả' }).click();
  await expect(question).toBeHidden();
}
