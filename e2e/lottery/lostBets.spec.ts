import { placeLotteryBets } from '@unisite/shared/contract/tickets';
import { CONNECTION_ERROR, connectionLostTexts, dropRequests, dropResponses } from '../fixtures/networkFaults.ts';
import { expect, test } from '../fixtures/site.ts';

test('a slip whose answer is lost is bought once, however often it is sent again', async ({ page, site }) => {
  site.expectComplaints(CONNECTION_ERROR);
  await site.comeAs(page, 'player');
  await page.goto('/vnlottery?gameCode=MB&view=bet');
  const slip = page.getByRole('complementary', { name: 'Phiếu cược' });
  const bought = page.getByRole('region', { name: 'Vé của bạn' }).getByRole('listitem').filter({ hasText: '37.017' });
  const buy = async () => {
    await slip.getByRole('button', { name: 'Đặt cược 37.017 ₫' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Đặt cược 37.017 ₫' }).click();
  };
  await page.getByRole('group', { name: 'Chọn số' }).getByRole('button', { name: '68', exact: true }).click();
  const stake = slip.getByRole('textbox', { name: /^Tiền mỗi đơn vị/ });
  await stake.fill('1371.5');
  await expect(stake).toHaveAccessibleDescription(/^Nhập số tiền trong khoảng/);
  await expect(slip.getByRole('button', { name: /^Đặt cược/ })).toBeDisabled();
  await stake.fill('1.371');

  await dropRequests(page, placeLotteryBets, buy);
  await expect(slip).toContainText(connectionLostTexts.vi);
  await dropResponses(page, placeLotteryBets, buy);
  await expect(slip).toContainText(connectionLostTexts.vi);
  await buy();
  await expect(slip).toContainText('Chọn số để bắt đầu.');
  await expect(bought).toHaveCount(1);
});
