import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { widths } from '../fixtures/people.ts';
import { cashDesk, itemOf, select, unfold } from './cashOperator.ts';
import { test } from './wholeSite.ts';

test('above the market’s limit an approval waits for a second operator, and is being paid then', async ({
  seats,
  member,
}) => {
  const first = await seats.console({ path: cashDesk });
  const { reference } = await member.ask(60_000_000);
  await itemOf(first, reference).getByRole('button', { name: 'Duyệt' }).click();
  const question = first.getByRole('dialog', { name: `Duyệt lệnh rút ${reference}?` });
  await question.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(question).toContainText('Hãy ghi lý do');
  await expect(question.getByLabel('Lý do')).toBeFocused();
  await expect(question).toContainText('Việc này chờ một người khác duyệt');
  await question.getByLabel('Lý do').fill('Đúng chủ tài khoản');
  await question.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(itemOf(first, reference)).toContainText('Cần người khác duyệt');

  const second = await seats.console({ account: 'duty', width: widths.phone, language: 'en', path: '/#/acts' });
  await expect(second.getByText(`Approve: ${reference}`, { exact: true })).toBeVisible();
  await expectNoOverflow(second);
  await expectAccessible(second);
  await second.getByRole('button', { name: `Approve: ${reference}` }).click();
  const deciding = second.getByRole('dialog', { name: `${reference}: Approve` });
  await expect(deciding).toContainText('59,996,700 VND is paid out to');
  await deciding.getByLabel('Reason').fill('Checked as well');
  await deciding.getByRole('button', { name: 'Approve' }).click();
  await expect(deciding).toBeHidden();
  await expect(second.getByText(`Approve: ${reference}`, { exact: true })).toHaveCount(0);
  await select(first, /^Đang chi trả/);
  await unfold(first, reference);
  await expect(itemOf(first, reference)).toContainText('Đang chi trả, bởi duty. Lý do: Đúng chủ tài khoản');
});
