import { expect, type Page } from '@playwright/test';
import { widths } from '../fixtures/people.ts';
import { approve } from './cashOperator.ts';
import { test } from './wholeSite.ts';

const path = '/#/markets';
const title = 'Đổi cược xổ số ở Việt Nam';

/** Opens the offer of lô 2 in the north, and fills in one of its figures. */
async function change(page: Page, figure: string, typed: string) {
  await page.getByRole('region', { name: 'Việt Nam' }).getByRole('button', { name: title }).click();
  const question = page.getByRole('dialog', { name: title });
  await question.getByRole('combobox', { name: 'Kiểu cược' }).selectOption('Lott/north/lo2/all');
  await question.getByLabel(figure, { exact: true }).fill(typed);
  await question.getByLabel('Lý do').fill('Theo mùa');
  return question;
}

test('lottery bets are lowered by one operator and raised by two; boards show it', { tag: '@matrix' }, async ({
  seats,
}) => {
  const [first, second] = [await seats.console({ path }), await seats.console({ account: 'duty', path })];
  const visitor = await seats.visitor({ width: widths.desktop, language: 'vi' });
  const lo2 = visitor.getByRole('button', { name: /^Lô 2 số/ });
  const board = async () => {
    await visitor.goto('/vnlottery?gameCode=MB&view=bet');
    await expect(lo2).toBeVisible();
  };
  await board();
  await expect(lo2).toContainText('99,4');

  const market = first.getByRole('region', { name: 'Việt Nam' });
  await market.getByRole('combobox', { name: 'Bảng cược' }).selectOption('Lott, north');
  const row = market.getByRole('row').filter({ has: first.getByRole('rowheader', { name: 'lo2', exact: true }) });
  await expect(row).toContainText('99,4');
  const lower = await change(first, 'Tỷ lệ', '98,5');
  await expect(lower).toContainText('Có hiệu lực từ phiếu tiếp theo.');
  await lower.getByRole('button', { name: 'Lưu', exact: true }).click();
  await expect(lower).toBeHidden();
  await expect(row).toContainText('98,5');
  await expect(async () => {
    await board();
    await expect(lo2).toContainText('98,5');
  }).toPass();
  await expect(lo2).toContainText('trả về 98,5%');

  const higher = await change(first, 'Tỷ lệ', '99,4');
  await expect(higher).toContainText('chờ người thứ hai');
  await higher.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(higher).toBeHidden();
  await expect(row).toContainText('98,5');
  await approve(second, 'Việt Nam');
  await expect(row).toContainText('99,4');
});
