import { expect, type Page, type Route, request } from '@playwright/test';
import { setMarketWallets } from '@unisite/shared/contract/operatorsWallets';
import { walletTransfer } from '@unisite/shared/contract/wallet';
import { expectAccessible } from '../fixtures/accessible.ts';
import { ask } from '../fixtures/ask.ts';
import { beginDeposit, payOnProvidersPage } from '../fixtures/cash.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { CONNECTION_ERROR, dropRequests, dropResponses } from '../fixtures/networkFaults.ts';
import { newcomer, registerByCall } from '../fixtures/newcomer.ts';
import { operatorCaller } from '../fixtures/operatorCall.ts';
import { widths } from '../fixtures/people.ts';
import { texts as t, vndIn, WalletPage } from './walletPage.ts';
import { test } from './wholeSite.ts';

/** Registers a member and deposits this amount in VND. */
async function becomeRich(page: Page, vnd: number): Promise<void> {
  await registerByCall(page.request, newcomer());
  await beginDeposit(page, 'vi', 'eWallet', vnd);
  await payOnProvidersPage(page, 'vi');
}

interface Listed {
  rows: { gameId: string; name: string; vendorName: string; state?: string }[];
}

/** Slots of two vendors. */
async function slotsOfTwoVendors(page: Page): Promise<[Listed['rows'][number], Listed['rows'][number]]> {
  const { rows } = await ask<Listed>(page, '/wps/game/games?category=RNG&pageSize=40&page=1');
  const [first] = rows;
  const other = rows.find(({ vendorName }) => vendorName !== first?.vendorName);
  if (!first || !other) throw new Error('the shelf has slots of one vendor only');
  return [first, other];
}

/** Switches the market's wallets in the console. */
async function switchWallets(console: Page, to: 'single' | 'atVendors', says: RegExp): Promise<void> {
  const name = to === 'single' ? 'Chuyển sang một ví chính' : 'Chuyển sang ví ở nhà phát hành';
  const card = console.getByRole('region', { name: 'Việt Nam' });
  await card.getByRole('button', { name }).click();
  const question = console.getByRole('dialog', {
    name: to === 'single' ? 'Chuyển sang một ví chính ở Việt Nam' : 'Chuyển sang ví ở nhà phát hành tại Việt Nam',
  });
  await expect(question).toContainText(says);
  await question.getByRole('button', { name }).click();
  await expect(question).toContainText('Hãy ghi lý do');
  await question.getByLabel('Lý do').fill('Thử ví ở nhà phát hành');
  await question.getByRole('button', { name }).click();
  await expect(question).toBeHidden();
  await expect(card.getByText(to === 'single' ? 'Một ví chính' : 'Ví ở nhà phát hành', { exact: true })).toBeVisible();
}

test.afterEach(async ({ place }) => {
  const operator = await request.newContext({ storageState: await place.sessions.of('ops') });
  await operatorCaller(operator, place.operators)(setMarketWallets, { code: 'VN', single: true, why: 'Chuẩn bị' });
  await operator.dispose();
});

test('a market plays from wallets at vendors and back', { tag: '@matrix' }, async ({ seats }) => {
  seats.expectComplaints(CONNECTION_ERROR);
  seats.expectComplaints(/404 \(Not Found\)/); // a transfer that never arrived
  const console = await seats.console({ path: '/#/markets' });
  await switchWallets(console, 'atVendors', /Tiền không di chuyển/);
  const page = await seats.visitor({ width: widths.desktop, language: 'vi' });
  await becomeRich(page, 2_000_000);
  const wallet = new WalletPage(page);
  const [slot, other] = await slotsOfTwoVendors(page);
  const vendor = slot.vendorName;

  await wallet.open();
  await wallet.expectSums(2_000_000, 0);
  await expect(page.getByRole('region', { name: t.total })).toBeVisible();
  await expect(wallet.panel.getByRole('button', { name: t.allOut })).toBeDisabled();
  await expect(wallet.row(vendor).getByRole('button', { name: t.outOf(vendor) })).toBeDisabled();
  await expectAccessible(page);
  await expectNoOverflow(page);

  // amounts that are invalid, too small to be typed, or above the balance
  const dialog = await wallet.ask(t.inTo(vendor));
  await wallet.send(dialog, null);
  await expect(wallet.field(dialog)).toHaveAccessibleDescription(new RegExp(t.missing.replace('.', '\\.')));
  await expect(wallet.field(dialog)).toBeFocused();
  await wallet.field(dialog).fill('-5 abc');
  await expect(wallet.field(dialog)).toHaveValue('5');
  await wallet.send(dialog, 0);
  await expect(wallet.field(dialog)).toHaveAccessibleDescription(new RegExp(t.missing.replace('.', '\\.')));
  await wallet.send(dialog, 2_000_001);
  await expect(dialog.getByText(t.tooMuch)).toBeVisible();
  await wallet.send(dialog, 500_000);
  await expect(dialog).toBeHidden();
  await wallet.expectSums(1_500_000, 500_000);
  expect(await wallet.at(vendor)).toBe(500_000);

  // a game of that vendor in another tab plays from its wallet, and this tab follows on its own
  const game = await page.context().newPage();
  await game.goto(`/game?id=${encodeURIComponent(slot.gameId)}`);
  const frame = game.frameLocator('iframe[src*="/play/"]');
  await expect.poll(() => vndIn(frame.locator('#balance'))).toBe(500_000);
  await frame.getByRole('button', { name: t.spin }).click();
  await expect(frame.getByRole('status').filter({ hasText: t.played })).toBeAttached({ timeout: 30_000 });
  const { rows } = await ask<{ rows: { staked: number; won: number }[] }>(game, '/wps/member/bets');
  const [bet] = rows;
  if (!bet) throw new Error('the round is not in the betting record');
  const left = 500_000 - bet.staked + bet.won;
  expect(left).not.toBe(500_000);
  await wallet.expectSums(1_500_000, left);
  // a game of another vendor finds its wallet empty
  await game.goto(`/game?id=${encodeURIComponent(other.gameId)}`);
  await expect.poll(() => vndIn(frame.locator('#balance'))).toBe(0);
  await game.close();

  await wallet.move(t.outOf(vendor), 100_000);
  await wallet.expectSums(1_600_000, left - 100_000);

  // processed, but the response is lost: reported by its reference, moved once
  const lost = await wallet.ask(t.inTo(vendor));
  await dropResponses(page, walletTransfer, async () => {
    await wallet.send(lost, 200_000);
    await expect(lost.getByRole('status')).toContainText(t.done);
  });
  await expect(lost).toContainText(/[0-9a-f]{8}-[0-9a-f-]{27}/);
  await expectAccessible(page);
  await lost.getByRole('button', { name: t.read, exact: true }).last().click();
  await wallet.expectSums(1_400_000, left + 100_000);

  // never arrived: nothing moved, and repeating it moves it once
  const cut = await wallet.ask(t.inTo(vendor));
  await dropRequests(page, walletTransfer, async () => {
    await wallet.send(cut, 50_000);
    await expect(cut.getByRole('status')).toContainText(t.notArrived);
  });
  await cut.getByRole('button', { name: t.again }).click();
  await expect(cut).toBeHidden();
  await wallet.expectSums(1_350_000, left + 150_000);

  // no responses at all, and a reload: the page checks on its own
  const dark = await wallet.ask(t.outOf(vendor));
  const ofStatus = /\/wps\/v2\/wallets\/transfer\/[\w-]{8,}$/;
  const refuse = (route: Route) => route.abort('connectionrefused');
  await page.route(ofStatus, refuse);
  await page.route('/healthz', refuse);
  await dropResponses(page, walletTransfer, async () => {
    await wallet.send(dark, 150_000);
    await expect(dark.getByRole('status')).toContainText(t.unknown);
  });
  await page.unroute(ofStatus);
  await page.unroute('/healthz');
  await page.reload();
  await expect(wallet.panel.getByRole('status')).toContainText(t.done);
  await wallet.panel.getByRole('button', { name: t.read, exact: true }).click();
  await expect(wallet.panel.getByRole('status')).toHaveCount(0);
  await wallet.expectSums(1_500_000, left);

  await wallet.panel.getByRole('button', { name: t.allOut }).click();
  await expect(page.getByText(t.back).last()).toBeVisible();
  await wallet.expectSums(1_500_000 + left, 0);

  // when the market is switched back, money at a vendor returns on its own
  await wallet.move(t.inTo(vendor), 300_000);
  const card = console.getByRole('region', { name: 'Việt Nam' });
  await console.reload();
  await expect(card).toContainText(/1 hội viên đang có 300\.000\s₫/);
  await switchWallets(console, 'single', /1 hội viên ở Việt Nam đang có 300\.000\s₫/);
  await expect(console.getByText('300.000 ₫ của 1 hội viên đã về ví chính.').last()).toBeVisible();
  await expect(wallet.panel).toBeHidden();
  await expect
    .poll(async () => (await ask<{ main: number }>(page, '/wps/v2/wallets/merchant')).main)
    .toBe(1_500_000 + left);
  await console.getByRole('link', { name: 'Nhật ký' }).click();
  await expect(console.getByText('ops chuyển sang một ví chính ở Việt Nam').first()).toBeVisible();
});
