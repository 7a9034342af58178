import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { people, widths } from '../fixtures/people.ts';
import { signInByCall } from '../fixtures/platformCall.ts';
import { balanceOf, reelSlot, sendLateWin } from './vendorCalls.ts';
import { test } from './wholeSite.ts';

const path = '/#/cash';
/** A late win in the console's list. */
const itemOf = (page: Page, transactionId: string): Locator =>
  page.getByRole('listitem').filter({ hasText: transactionId });

test('a win that comes after its round was closed is on the desk, and paid by two', async ({ seats, place }) => {
  const player = await seats.visitor({ width: widths.desktop, language: 'vi' });
  await signInByCall(player.request, people.player);
  await player.goto('/index');
  const { gameId, name } = await reelSlot(player, place);
  const late = await sendLateWin(player, place, gameId, 7_000_000);
  const before = await balanceOf(player);

  const first = await seats.console({ path });
  const item = itemOf(first, late.transactionId);
  await expect(item).toContainText(name);
  await expect(item).toContainText('cược 10.000');
  await expectNoOverflow(first);
  await expectAccessible(first);
  await item.getByRole('button', { name: `Đề nghị trả: ${late.transactionId}` }).click();
  const asking = first.getByRole('dialog', { name: `Trả tiền thắng đến muộn của ván ${late.roundId}` });
  await expect(asking).toContainText(`70.000 ₫ được cộng vào ví của ${people.player.account}`);
  await asking.getByLabel('Lý do').fill('Nhà phát hành đã gửi biên bản ván');
  await expectAccessible(first);
  await asking.getByRole('button', { name: 'Gửi đề xuất', exact: true }).click();
  await expect(item).toContainText('Cần người khác duyệt');

  const second = await seats.console({ account: 'till', width: widths.phone, language: 'en', path });
  const approve = second.getByRole('button', { name: `Approve: ${late.transactionId}` });
  await expect(approve).toBeVisible();
  await expectNoOverflow(second);
  await expectAccessible(second);
  await approve.click();
  const deciding = second.getByRole('dialog', { name: `${late.transactionId}: Approve` });
  await deciding.getByLabel('Reason').fill('The vendor has shown the round');
  await deciding.getByRole('button', { name: 'Approve' }).click();
  await expect(deciding).toBeHidden();
  await expect(item).toHaveCount(0);
  await expect.poll(() => balanceOf(player)).toBe(before + 70_000);
  await first.getByRole('button', { name: 'Tiền thắng đến muộn đã xem xét' }).click();
  await expect(itemOf(first, late.transactionId)).toContainText('till duyệt trả');
  await player.goto('/member?page=messageV2');
  await expect(player.getByText(/Tiền thắng .* đã được trả/).first()).toBeVisible();
});

test('one is dismissed by one operator, with a reason', { tag: '@matrix' }, async ({ seats, place }) => {
  const player = await seats.visitor({ width: widths.desktop, language: 'vi' });
  await signInByCall(player.request, people.player);
  await player.goto('/index');
  const { gameId } = await reelSlot(player, place);
  const { transactionId, roundId } = await sendLateWin(player, place, gameId, 7_000_000);
  const before = await balanceOf(player);
  const page = await seats.console({ width: widths.tablet, language: 'en', path });
  const item = itemOf(page, transactionId);
  await expect(item).toBeVisible();
  await expectNoOverflow(page);
  await item.getByRole('button', { name: `Dismiss: ${transactionId}` }).click();
  const asking = page.getByRole('dialog', { name: `Dismiss the late win of round ${roundId}` });
  await asking.getByRole('button', { name: 'Dismiss' }).click();
  await expect(asking).toContainText('Write a reason');
  await asking.getByLabel('Reason').fill('A test of the vendor’s');
  await asking.getByRole('button', { name: 'Dismiss' }).click();
  await expect(asking).toBeHidden();
  await expect(item).toHaveCount(0);
  expect(await balanceOf(player)).toBe(before);
});
