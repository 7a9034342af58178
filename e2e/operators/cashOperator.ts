import { expect, type Locator, type Page } from '@playwright/test';
import { words } from '../fixtures/words.ts';

/** Address of the list of withdrawals. */
export const cashDesk = '/#/cash';

/** A withdrawal in the console's table, with its details row. */
export const itemOf = (page: Page, reference: string): Locator =>
  page.getByRole('rowgroup', { name: reference, exact: true });

/** Expands a withdrawal's row. */
export const unfold = (page: Page, reference: string): Promise<void> =>
  page.getByRole('button', { name: `Chi tiết của ${reference}`, expanded: false }).click();

/** Selects a filter of the list. */
export const select = (page: Page, name: RegExp): Promise<void> =>
  page
    .getByRole('group', { name: /^(Nhóm lệnh rút|Kinds of withdrawals)$/ })
    .getByRole('button', { name })
    .click();

/** Approves another operator's proposal with this name, in a Vietnamese console. */
export async function approve(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Duyệt: ${name}` }).click();
  const question = page.getByRole('dialog', { name: `${name}: Duyệt` });
  await question.getByLabel('Lý do').fill('Tôi cũng đã đối chiếu');
  await question.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(question).toBeHidden();
}

/** Marks a withdrawal as paid: one operator proposes it, a second one approves it. */
export async function markPaid(page: Page, second: Page, reference: string): Promise<void> {
  for (const one of [page, second]) await select(one, /^Đang chi trả/);
  await itemOf(page, reference).getByRole('button', { name: 'Đánh dấu đã trả' }).click();
  const question = page.getByRole('dialog', { name: `Đánh dấu ${reference} đã trả?` });
  await expect(question).toContainText('Việc này chờ một người khác duyệt');
  await question.getByLabel('Lý do').fill('Sao kê cho thấy tiền đã đi');
  await question.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(question).toBeHidden();
  await approve(second, reference);
}

/** The balance in the header of a member's page, VND. */
export const balanceOn = async (page: Page): Promise<number> => {
  const text = await page.getByRole('button', { name: words.balance }).textContent();
  // it has two decimals
  return Number((text ?? '').replaceAll(/\D/g, '')) / 100;
};

/** Toasts about the latest acts, in a Vietnamese console. */
export const said = (page: Page): Locator => page.getByRole('region', { name: 'Thông báo nhanh' });
