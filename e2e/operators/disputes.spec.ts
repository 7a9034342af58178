import { expect } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { widths } from '../fixtures/people.ts';
import { approve, balanceOn, cashDesk, itemOf, markPaid, said, select, unfold } from './cashOperator.ts';
import { test } from './wholeSite.ts';

test.describe.configure({ timeout: 180_000 });

test('nothing came: the operator sees the picture and the figures, and all of it is back with its fee', async ({
  seats,
  member,
}) => {
  const [page, second] = [
    await seats.console({ path: cashDesk }),
    await seats.console({ account: 'till', path: cashDesk }),
  ];
  const { page: own } = member;
  await own.goto('/member?page=withdrawal');
  const before = await balanceOn(own);
  const reference = await member.ask(1_000_000);
  await expect.poll(() => balanceOn(own)).toBe(before - 1_000_000);
  await markPaid(page, second, reference);
  await member.dispute('Kiểm tra hai lần vẫn chưa có');

  await select(page, /^Tranh chấp/);
  const item = itemOf(page, reference);
  await expect(item.getByText('Chưa nhận được', { exact: true })).toBeVisible();
  await expect(item).toContainText('nhận 0 ₫, thiếu 996.700 ₫');
  await expect(item).toContainText('Kiểm tra hai lần vẫn chưa có');
  const proof = item.getByRole('img', { name: 'Ảnh chứng minh 1' });
  const picture = await page.request.get(await proof.evaluate((image: HTMLImageElement) => image.src));
  expect(picture.headers()['content-type']).toBe('image/png');
  await expectNoOverflow(page);
  await expectAccessible(page);

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
  await expectAccessible(page);
  await expect.poll(() => balanceOn(own)).toBe(before - 1_000_000);
  await select(second, /^Tranh chấp/);
  await expectAccessible(second);
  await approve(second, reference);
  await expect(item).toHaveCount(0);
  await select(page, /^Đã đóng/);
  await expect(item.getByText('Đã hoàn tiền', { exact: true })).toBeVisible();
  await unfold(page, reference);
  await expect(item).toContainText('Đã hoàn tiền, bởi till. Lý do: Ngân hàng trả lại tiền');

  // the member's open page has heard of it
  await expect.poll(() => balanceOn(own)).toBe(before);
  await expect(own.getByRole('status').filter({ hasText: 'toàn bộ đã được hoàn về ví' })).toContainText(
    'Phí cũng được hoàn lại. Lý do: Ngân hàng trả lại tiền',
  );
  await expect(own.getByRole('list', { name: 'Tiến trình' }).getByRole('listitem').last()).toContainText(
    'Đã hoàn tiền',
  );
  await expect(own.getByRole('definition').filter({ hasText: '1.000.000' })).toHaveCount(2);
  await expectAccessible(own);
  await own.goto('/member?page=transactionHistory&kind=withdrawalReturn');
  await expect(own.getByRole('row').filter({ hasText: reference })).toHaveCount(2);
  await expect(own.getByRole('row').filter({ hasText: '996.700' })).toContainText('Hoàn tiền rút');
  await own.goto('/member?page=messageV2');
  await expect(own.getByRole('link', { name: `Lệnh rút ${reference}: tiền đã về ví` })).toBeVisible();
});

test('with the keyboard alone, in English: the bank is asked again, and the receipt is forced', {
  tag: '@matrix',
}, async ({ seats, member }) => {
  const [clerk, till] = [
    await seats.console({ path: cashDesk }),
    await seats.console({ account: 'till', path: cashDesk }),
  ];
  const reference = await member.ask(1_000_000);
  await markPaid(clerk, till, reference);
  await member.dispute('Chưa thấy');
  const page = await seats.console({ account: 'duty', width: widths.tablet, language: 'en', path: cashDesk });
  const keys = page.keyboard;
  await select(page, /^Disputed/);
  const item = itemOf(page, reference);
  const press = async (name: string) => {
    await item.getByRole('button', { name }).focus();
    await keys.press('Enter');
  };
  await expect(item).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);

  await press('Ask the bank again');
  const asking = page.getByRole('dialog', { name: `Ask the bank again about ${reference}?` });
  await expect(asking.getByRole('definition').last()).toHaveText(/^0/);
  const reason = asking.getByLabel('Reason');
  for (let step = 0; step < 6 && !(await reason.evaluate((field) => field === document.activeElement)); step += 1) {
    await keys.press('Tab');
  }
  await keys.type('The bank answers by tomorrow');
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(asking).toBeHidden();
  await expect(item).toContainText('duty asked the bank again. The member reads: The bank answers by tomorrow');
  // it was marked as paid by hand, before or after the provider had heard of it
  await expect(item).toContainText(
    /payment provider sandbox (says that it is still under way|knows of no such pay-out)\./,
  );
  await expect(item.getByText('Not received', { exact: true })).toBeVisible();
  // the focus is back where it was asked from
  await expect(item.getByRole('button', { name: 'Ask the bank again' })).toBeFocused();
  const step = member.page
    .getByRole('list', { name: 'Tiến trình' })
    .getByRole('listitem')
    .filter({ hasText: 'Đã hỏi lại' });
  await expect(step).toContainText('The bank answers by tomorrow');

  await press('Force the receipt');
  const forcing = page.getByRole('dialog', { name: `Force the receipt of ${reference}?` });
  await expect(forcing).toContainText('nothing is given back');
  await forcing.getByLabel('Reason').focus();
  await keys.type('The bank shows that it arrived');
  await keys.press('Tab');
  await keys.press('Tab');
  await keys.press('Enter');
  await expect(forcing).toBeHidden();
  await expect(item).toHaveCount(0);
  await expect(member.page.getByRole('status').filter({ hasText: 'không hoàn lại' })).toContainText(
    'Lý do: The bank shows that it arrived',
  );
});

test('on the phone, in English: a part came, and the rest is returned without the fee', { tag: '@matrix' }, async ({
  seats,
  member,
}) => {
  const [clerk, till] = [
    await seats.console({ path: cashDesk }),
    await seats.console({ account: 'till', path: cashDesk }),
  ];
  const reference = await member.ask(2_000_000);
  await markPaid(clerk, till, reference);
  await member.dispute('Mới nhận một phần', 500_000);
  const page = await seats.console({ account: 'duty', width: widths.phone, language: 'en', path: cashDesk });
  await select(page, /^Disputed/);
  const item = itemOf(page, reference);
  await expect(item).toContainText('500,000 VND came, 1,496,700 VND is missing');
  await expectNoOverflow(page);
  await expectAccessible(page);
  await item.getByRole('button', { name: 'Return the missing amount' }).click();
  const question = page.getByRole('dialog', { name: `Return what is missing of ${reference}?` });
  await expect(question).toContainText('Fee, kept as a part arrived');
  await expectAccessible(page);
  await question.getByLabel('Reason').fill('The bank found the rest');
  await question.getByRole('button', { name: 'Send the proposal' }).click();
  await expect(question).toBeHidden();
  await expect(item).toContainText('1,496,700 VND goes back to the wallet');
  await expectNoOverflow(page);
  await expectAccessible(page);
  await select(till, /^Tranh chấp/);
  await approve(till, reference);
  await expect(item).toHaveCount(0);
  await expect(member.page.getByRole('status').filter({ hasText: 'Phần còn thiếu' })).toContainText(
    'Phí không được hoàn lại vì một phần tiền đã đến.',
  );
});
