import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { widths } from '../fixtures/people.ts';
import { cashDesk, itemOf, said, select, unfold } from './cashOperator.ts';
import { test } from './wholeSite.ts';

test.describe.configure({ timeout: 180_000 });

/** The reference of the one that the demonstration has waiting for a decision. */
async function waiting(page: Page): Promise<string> {
  await select(page, /^Chờ duyệt/);
  const reference = page.getByText(/^RT\d{6}DEM\w{3}$/).first();
  await expect(reference).toBeVisible();
  return (await reference.textContent()) ?? '';
}
/** Above what a demonstration approves by itself, VND. */
const LARGE = 20_000_000;

test('what waits is shown by kind and market, and one withdrawal is found by its reference', {
  tag: '@matrix',
}, async ({ seats }) => {
  const page = await seats.console({ path: cashDesk });
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
  const page = await seats.console({ path: cashDesk });
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
  const page = await seats.console({ path: cashDesk });
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
  const [first, second] = [
    await seats.console({ path: cashDesk }),
    await seats.console({ account: 'duty', path: cashDesk }),
  ];
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

test('several are decided under one reason, each by itself', { tag: '@matrix' }, async ({ seats, member }) => {
  seats.expectComplaints(/409 \(Conflict\)/);
  const [page, other] = [
    await seats.console({ path: cashDesk }),
    await seats.console({ account: 'till', path: cashDesk }),
  ];
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

test('above the market’s limit an approval waits for a second operator, in English on a phone', {
  tag: '@matrix',
}, async ({ seats, member }) => {
  const first = await seats.console({ path: cashDesk });
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
