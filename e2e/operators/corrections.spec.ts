import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { goTo } from '../fixtures/goTo.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { balanceOn, cashDesk, said } from './cashOperator.ts';
import { test } from './wholeSite.ts';

test('a balance is corrected by two: one asks on the member’s card, another approves, and the open page shows it', {
  tag: '@matrix',
}, async ({ seats, member }) => {
  const [first, second] = [
    await seats.console({ path: '/#/members' }),
    await seats.console({ account: 'duty', path: cashDesk }),
  ];
  const { page: own, account } = member;
  await goTo(own, '/member?page=withdrawal');
  const before = await balanceOn(own);
  await first.getByRole('textbox', { name: 'Tên đăng nhập' }).fill(account);
  await first.getByRole('button', { name: 'Tìm' }).click();
  const card = first.getByRole('region', { name: 'Thưởng và điều chỉnh' });
  await first.getByRole('button', { name: 'Điều chỉnh số dư' }).click();
  const question = first.getByRole('dialog', { name: `Điều chỉnh số dư của ${account}` });
  await question.getByLabel('Số tiền').fill('1.250,50');
  await expect(question).toContainText('1.250,50 ₫ được cộng vào ví chính');
  await expect(question).toContainText('Sau điều chỉnh, ví chính có');
  await question.getByLabel('Lời nhắn cho hội viên').fill('Hoàn lại lượt cược bị trừ hai lần.');
  await question.getByLabel('Lý do').fill('Trừ hai lần');
  await expectNoOverflow(first);
  await expectAccessible(first);
  await question.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(card.getByText('Cần người khác duyệt')).toBeVisible();

  const waits = second.getByRole('region', { name: 'Điều chỉnh số dư chờ duyệt' });
  await expect(waits).toContainText('“Trừ hai lần”');
  await waits.getByRole('button', { name: /^Duyệt: DC/ }).click();
  const decision = second.getByRole('dialog', { name: /^Duyệt điều chỉnh DC/ });
  await decision.getByLabel('Lý do').fill('Đã đối chiếu');
  await decision.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(said(second)).toContainText(`Đã điều chỉnh số dư của ${account}`);
  await expect(waits).toHaveCount(0);
  await expect(card).toContainText(/duty duyệt, .*“Đã đối chiếu”/);

  await expect.poll(() => balanceOn(own)).toBe(before + 1_250.5);
  await goTo(own, '/member?page=transactionHistory&kind=adjustment');
  await expect(own.getByRole('row').filter({ hasText: '1.250,5' })).toContainText('Hoàn lại lượt cược bị trừ hai lần.');
});
