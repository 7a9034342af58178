import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { approve, balanceOn, cashDesk, itemOf, markPaid, said, select, unfold } from './cashOperator.ts';
import { test } from './wholeSite.ts';

test('nothing came: the operator sees the picture and the figures, and all of it is back with its fee', {
  tag: '@matrix',
}, async ({ seats, member }) => {
  const [page, second] = [
    await seats.console({ path: cashDesk }),
    await seats.console({ account: 'till', path: cashDesk }),
  ];
  const { page: own } = member;
  const { id, reference } = await member.ask(1_000_000);
  await own.goto(`/member?page=withdrawal&id=${id}`);
  const before = await balanceOn(own);
  await markPaid(page, second, reference);
  await member.dispute(id, 'Kiểm tra hai lần vẫn chưa có');

  await select(page, /^Tranh chấp/);
  const item = itemOf(page, reference);
  await expect(item.getByText('Chưa nhận được', { exact: true })).toBeVisible();
  await expect(item).toContainText('nhận 0 ₫, thiếu 996.700 ₫');
  await expect(item).toContainText('Kiểm tra hai lần vẫn chưa có');
  await expect(item.getByRole('img', { name: 'Ảnh chứng minh 1' })).toHaveJSProperty('naturalWidth', 64);
  await expectNoOverflow(page);

  await item.getByRole('button', { name: 'Hoàn phần thiếu' }).click();
  const question = page.getByRole('dialog', { name: `Hoàn phần thiếu của ${reference}?` });
  await expect(question.getByRole('definition')).toHaveText([/996\.700/, /^0/, /996\.700/, /3\.300/, /1\.000\.000/]);
  await expect(question).toContainText(`1.000.000 ₫ trở về ví của ${member.account} và tranh chấp được đóng`);
  await expect(question.getByRole('img', { name: 'Ảnh chứng minh 1' })).toBeVisible();
  await expectAccessible(page);
  await question.getByLabel('Lý do').fill('Ngân hàng trả lại tiền');
  await question.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(question).toBeHidden();
  await expect(said(page)).toContainText('Đã gửi đề xuất, chờ người khác duyệt');
  await expect(item).toContainText('1.000.000 ₫ trở lại ví');
  await expect(item.getByRole('button', { name: /^(Hoàn phần thiếu|Duyệt)/ })).toHaveCount(0);
  await expect.poll(() => balanceOn(own)).toBe(before);
  await select(second, /^Tranh chấp/);
  await approve(second, reference);
  await expect(item).toHaveCount(0);
  await select(page, /^Đã đóng/);
  await expect(item.getByText('Đã hoàn tiền', { exact: true })).toBeVisible();
  await unfold(page, reference);
  await expect(item).toContainText('Đã hoàn tiền, bởi till. Lý do: Ngân hàng trả lại tiền');

  // the member's open page has been notified
  await expect.poll(() => balanceOn(own)).toBe(before + 1_000_000);
  await expect(own.getByRole('status').filter({ hasText: 'toàn bộ đã được hoàn về ví' })).toContainText(
    'Phí cũng được hoàn lại. Lý do: Ngân hàng trả lại tiền',
  );
  await expect(own.getByRole('list', { name: 'Tiến trình' }).getByRole('listitem').last()).toContainText(
    'Đã hoàn tiền',
  );
  await expect(own.getByRole('definition').filter({ hasText: '1.000.000' })).toHaveCount(2);
  await expectAccessible(own);
});
