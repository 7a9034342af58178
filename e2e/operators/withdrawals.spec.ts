import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { widths } from '../fixtures/people.ts';
import { words } from '../fixtures/words.ts';
import { approve, itemOf, markPaid, select, unfold } from './cashOperator.ts';
import { test } from './wholeSite.ts';

test.describe.configure({ timeout: 180_000 });

const path = '/#/cash';
/** The reference of the one that the demonstration has waiting for a decision. */
async function waiting(page: Page): Promise<string> {
  await select(page, /^Chờ duyệt/);
  const reference = page.getByText(/^RT\d{6}DEM\w{3}$/).first();
  await expect(reference).toBeVisible();
  return (await reference.textContent()) ?? '';
}
/** The balance in the header of the member's page, VND. */
const balanceOn = async (page: Page): Promise<number> => {
  const text = await page.getByRole('button', { name: words.balance }).textContent();
  // with two decimals
  return Number((text ?? '').replaceAll(/\D/g, '')) / 100;
};
/** What was done last, in a toast. */
const said = (page: Page): Locator => page.getByRole('region', { name: 'Thông báo nhanh' });
/** Above what a demonstration approves by itself, VND. */
const LARGE = 20_000_000;

test('what waits is shown by kind and market, and one withdrawal is found by its reference', async ({ seats }) => {
  const page = await seats.console({ path });
  await expect(page.getByRole('button', { name: 'Cần xử lý' })).toHaveAttribute('aria-pressed', 'true');
  const reference = await waiting(page);
  await expect(itemOf(page, reference).getByRole('button', { name: 'Duyệt' })).toBeVisible();
  await select(page, /^Đã đóng/);
  await expect(page.getByText('Đã nhận đủ', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Trang 2', exact: true }).click();
  await expect(page.getByText('Đã nhận đủ', { exact: true }).first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Thị trường' }).selectOption('INT');
  await select(page, /^Tranh chấp/);
  await expect(page.getByRole('heading', { name: 'Không có lệnh rút nào' })).toBeVisible();

  const search = page.getByRole('searchbox', { name: 'Tìm theo mã lệnh' });
  await search.fill(` ${reference.toLowerCase()} `);
  await search.press('Enter');
  await expect(itemOf(page, reference)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tranh chấp' })).toHaveAttribute('aria-pressed', 'false');
  await search.fill('RT000000ABCDEF');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Không có lệnh rút RT000000ABCDEF' })).toBeVisible();
  await page.getByRole('button', { name: 'Xoá nội dung tìm' }).click();
  await expect(page.getByRole('button', { name: 'Tranh chấp' })).toHaveAttribute('aria-pressed', 'true');
});

test('a request is approved with a reason, and the provider pays it', async ({ seats }) => {
  const page = await seats.console({ path });
  const reference = await waiting(page);
  await itemOf(page, reference).getByRole('button', { name: 'Duyệt' }).click();
  const question = page.getByRole('dialog', { name: `Duyệt lệnh rút ${reference}?` });
  await question.getByRole('button', { name: 'Duyệt' }).click();
  await expect(question).toContainText('Hãy ghi lý do');
  await expect(question.getByLabel('Lý do')).toBeFocused();
  await expectAccessible(page);
  await question.getByLabel('Lý do').fill('Đúng chủ tài khoản');
  await question.getByRole('button', { name: 'Duyệt' }).click();
  await expect(question).toBeHidden();
  await expect(said(page)).toContainText(`Đã duyệt ${reference}`);
  await expect(itemOf(page, reference)).toHaveCount(0);
  await select(page, /^Đang chi trả/);
  // by itself: the provider tells, and the console hears of it
  await expect(itemOf(page, reference).getByText('Đã chuyển tiền', { exact: true })).toBeVisible();
  await unfold(page, reference);
  await expect(itemOf(page, reference)).toContainText('Lý do: Đúng chủ tài khoản');
});

test('a request is rejected with a reason; what fails on the way loses nothing that was typed', async ({
  seats,
  member,
}) => {
  seats.expectComplaints(/ERR_FAILED|Failed to load resource/);
  const page = await seats.console({ path });
  const reference = await member.ask(LARGE);
  await itemOf(page, reference).getByRole('button', { name: 'Từ chối' }).click();
  const question = page.getByRole('dialog', { name: `Từ chối lệnh rút ${reference}?` });
  await question.getByLabel('Lý do').fill('Tên không khớp');
  await page.route('**/ops/cash/withdrawals/*/acts', (route) => route.abort());
  await question.getByRole('button', { name: 'Từ chối' }).click();
  await expect(question.getByRole('alert')).toBeVisible();
  await expect(question.getByLabel('Lý do')).toHaveValue('Tên không khớp');
  await page.unroute('**/ops/cash/withdrawals/*/acts');
  await question.getByRole('button', { name: 'Từ chối' }).click();
  await expect(question).toBeHidden();
  await expect(itemOf(page, reference)).toHaveCount(0);
  await select(page, /^Đã đóng/);
  await unfold(page, reference);
  await expect(itemOf(page, reference)).toContainText('Lý do: Tên không khớp');
});

test('of two operators the second is told what the first decided, and nothing is done twice', async ({
  seats,
  member,
}) => {
  seats.expectComplaints(/409/);
  const [first, second] = [await seats.console({ path }), await seats.console({ account: 'duty', path })];
  const reference = await member.ask(LARGE);
  await itemOf(second, reference).getByRole('button', { name: 'Từ chối' }).click();
  const late = second.getByRole('dialog', { name: `Từ chối lệnh rút ${reference}?` });
  await late.getByLabel('Lý do').fill('Chưa rõ nguồn tiền');
  await itemOf(first, reference).getByRole('button', { name: 'Duyệt' }).click();
  const early = first.getByRole('dialog', { name: `Duyệt lệnh rút ${reference}?` });
  await early.getByLabel('Lý do').fill('Đã đối chiếu');
  await early.getByRole('button', { name: 'Duyệt' }).click();
  await expect(early).toBeHidden();
  await expect(itemOf(second, reference)).toHaveCount(0);

  await late.getByRole('button', { name: 'Từ chối' }).click();
  const told = late.getByRole('alert');
  await expect(told).toContainText('Lệnh rút đã được xử lý trước bạn. Lần này không có gì được thực hiện.');
  await expect(told).toContainText(/Đang chi trả, bởi ops\. Lý do: Đã đối chiếu/);
  await expectAccessible(second);
  await late.getByRole('button', { name: 'Huỷ' }).click();
  await expect(late).toBeHidden();
});

test('several are decided under one reason, each by itself', async ({ seats, member }) => {
  seats.expectComplaints(/409 \(Conflict\)/);
  const [page, other] = [await seats.console({ path }), await seats.console({ account: 'till', path })];
  const references = [await member.ask(LARGE), await member.ask(LARGE)];
  for (const reference of references) await page.getByRole('checkbox', { name: `Chọn ${reference}` }).check();
  const chosen = page.getByRole('region', { name: 'Các lệnh đã chọn' });
  await expect(chosen).toContainText('Đã chọn 2 lệnh, 40.000.000');
  await expectAccessible(page);
  await chosen.getByRole('button', { name: 'Từ chối 2 lệnh' }).click();
  const question = page.getByRole('dialog', { name: /^Từ chối 2 lệnh rút, tổng 40\.000\.000/ });
  await question.getByLabel('Lý do').fill('Sai tên chủ tài khoản');

  const [first = ''] = references;
  await itemOf(other, first).getByRole('button', { name: 'Từ chối' }).click();
  const faster = other.getByRole('dialog', { name: `Từ chối lệnh rút ${first}?` });
  await faster.getByLabel('Lý do').fill('Nhanh hơn');
  await faster.getByRole('button', { name: 'Từ chối' }).click();
  await expect(faster).toBeHidden();

  await question.getByRole('button', { name: 'Từ chối 2 lệnh' }).click();
  await expect(question.getByText('1 lệnh đã xong. 1 lệnh không làm được.')).toBeFocused();
  await expect(question.getByRole('listitem').filter({ hasText: first })).toContainText('Không làm được.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  for (const reference of references) await expect(itemOf(page, reference)).toHaveCount(0);
});

test('nothing came: the operator sees the picture and the figures, and all of it is back with its fee', async ({
  seats,
  member,
}) => {
  const [page, second] = [await seats.console({ path }), await seats.console({ account: 'till', path })];
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
  await expect(item.getByRole('img', { name: 'Ảnh chứng minh 1' })).toHaveJSProperty('naturalWidth', 64);
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

test('with the keyboard alone, in English: the bank is asked again, and the receipt is forced', async ({
  seats,
  member,
}) => {
  const [clerk, till] = [await seats.console({ path }), await seats.console({ account: 'till', path })];
  const reference = await member.ask(1_000_000);
  await markPaid(clerk, till, reference);
  await member.dispute('Chưa thấy');
  const page = await seats.console({ account: 'duty', width: widths.tablet, language: 'en', path });
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

test('on the phone, in English: a part came, and the rest is returned without the fee', async ({ seats, member }) => {
  const [clerk, till] = [await seats.console({ path }), await seats.console({ account: 'till', path })];
  const reference = await member.ask(2_000_000);
  await markPaid(clerk, till, reference);
  await member.dispute('Mới nhận một phần', 500_000);
  const page = await seats.console({ account: 'duty', width: widths.phone, language: 'en', path });
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

test('above the market’s limit an approval waits for a second operator, in English on a phone', async ({
  seats,
  member,
}) => {
  const first = await seats.console({ path });
  const reference = await member.ask(60_000_000);
  await itemOf(first, reference).getByRole('button', { name: 'Duyệt' }).click();
  const question = first.getByRole('dialog', { name: `Duyệt lệnh rút ${reference}?` });
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

test('a balance is corrected by two: one asks on the member’s card, another approves, and the open page shows it', async ({
  seats,
  member,
}) => {
  const [first, second] = [
    await seats.console({ account: 'till', path: '/#/members' }),
    await seats.console({ account: 'duty', path }),
  ];
  const { page: own, account } = member;
  await own.goto('/member?page=withdrawal');
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
  await expectAccessible(second);
  await waits.getByRole('button', { name: /^Duyệt: DC/ }).click();
  const decision = second.getByRole('dialog', { name: /^Duyệt điều chỉnh DC/ });
  await decision.getByLabel('Lý do').fill('Đã đối chiếu');
  await decision.getByRole('button', { name: 'Duyệt', exact: true }).click();
  await expect(said(second)).toContainText(`Đã điều chỉnh số dư của ${account}`);
  await expect(waits).toHaveCount(0);
  await expect(card).toContainText(/duty duyệt, .*“Đã đối chiếu”/);

  await expect.poll(() => balanceOn(own)).toBe(before + 1_250.5);
  await own.goto('/member?page=transactionHistory&kind=adjustment');
  await expect(own.getByRole('row').filter({ hasText: '1.250,5' })).toContainText('Hoàn lại lượt cược bị trừ hai lần.');
  await own.goto('/member?page=messageV2');
  await expect(own.getByRole('main').getByRole('link', { name: /^Chưa đọc: Điều chỉnh số dư DC/ })).toBeVisible();
});
