import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { widths } from '../fixtures/people.ts';
import { newDrawer } from './drawer.ts';
import { test } from './wholeSite.ts';

/** Something of this reference in a list of contradictions. */
const itemOf = (page: Page, reference: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(reference, { exact: true }) });

test.describe.configure({ timeout: 120_000 });

const path = '/#/cash';
/** The practice bank says that it failed, and four seconds later that it paid. */
const SECOND_THOUGHT = '8888';
/** What stands of it among the contradictions, not among the withdrawals below. */
const contradictionOf = (page: Page, reference: string) =>
  itemOf(page, reference).filter({ hasText: /sandbox (báo đã chi trả|says that it paid)/ });

test('a payout that failed and was paid after all is on the desk, and taken back by two operators', async ({
  browser,
  place,
  seats,
}) => {
  const member = await newDrawer(browser, place.vietnam, SECOND_THOUGHT);
  const page = await seats.console({ path });
  const reference = await member.ask(1_000_000);
  const item = contradictionOf(page, reference);
  await expect(item).toContainText('trong khi ở đây lệnh đang là: Bị từ chối', { timeout: 20_000 });
  await expect(item).toContainText('400.000.000,00\u00a0₫');
  await expectNoOverflow(page);
  await expectAccessible(page);

  await item.getByRole('button', { name: /^Thu lại/ }).click();
  const proposing = page.getByRole('dialog', { name: new RegExp(`^${reference}: Thu lại`) });
  await expect(proposing).toContainText(`được trừ lại khỏi ví của ${member.account}`);
  await proposing.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(proposing).toContainText('Hãy ghi lý do');
  await proposing.getByLabel('Lý do').fill('Sao kê cho thấy tiền đã đi');
  await proposing.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(proposing).toBeHidden();
  await expect(item).toContainText('Cần người khác duyệt');
  await expect(item.getByRole('button', { name: /^Duyệt/ })).toHaveCount(0);

  const second = await seats.console({ account: 'duty', width: widths.phone, language: 'en', path });
  const there = contradictionOf(second, reference);
  await expectNoOverflow(second);
  await there.getByRole('button', { name: /^Approve/ }).click();
  const deciding = second.getByRole('dialog', { name: `${reference}: Approve` });
  await expect(deciding).toContainText('ops asks for it: “Sao kê cho thấy tiền đã đi”.');
  await expectAccessible(second);
  await deciding.getByLabel('Reason').fill('The statement shows it');
  await deciding.getByRole('button', { name: 'Approve' }).click();
  await expect(deciding).toBeHidden();
  // Here and on the other desk it is gone from the list, and stands among those that were settled.
  await expect(there).toHaveCount(0);
  await expect(item).toHaveCount(0);
  await page.getByRole('button', { name: 'Mâu thuẫn đã xử lý' }).click();
  await expect(itemOf(page, reference).first()).toContainText('Đã xử lý theo cổng thanh toán');

  // The member's open page has heard of it.
  const own = member.page;
  const steps = own.getByRole('list', { name: 'Tiến trình' }).getByRole('listitem');
  await expect(steps.filter({ hasText: 'Bị từ chối' })).toBeVisible();
  await expect(steps.filter({ hasText: 'Đã chuyển tiền' })).toBeVisible();
  await own.goto('/member?page=messageV2');
  await expect(own.getByRole('link', { name: `Lệnh rút ${reference} thực ra đã được chi trả` })).toBeVisible();
  await member.close();
});
