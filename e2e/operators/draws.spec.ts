import { expect, type Page, request } from '@playwright/test';
import { currentDraw, oneLotteryBet, placeLotteryBets } from '@unisite/shared/contract/tickets';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { people, widths } from '../fixtures/people.ts';
import { callPlatform, signInByCall } from '../fixtures/platformCall.ts';
import { approve } from './cashOperator.ts';
import { test } from './wholeSite.ts';

const path = '/#/lottery';

/** Opens a station's first draw in a list. */
async function open(page: Page, list: string, station: string): Promise<string> {
  await page.getByRole('button', { name: list, exact: true }).click();
  const link = page.getByRole('link', { name: new RegExp(`^Mở ${station} `) }).first();
  const numero = ((await link.getAttribute('aria-label')) ?? '').split(' ').at(-1) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(numero);
  return numero;
}

/** Number of the north's draw three days ago, which is its date in Vietnam. */
function threeDaysAgo(): string {
  const day = new Date(Date.now() + 7 * 3_600_000 - 3 * 86_400_000);
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}

const fields: readonly (readonly [label: string, numbers: string])[] = [
  ['Đặc biệt', '12386'],
  ['Giải nhất', '47190'],
  ['Giải nhì', '20735 33861'],
  ['Giải ba', '15508 72946 04413 58820 61472 20394'],
  ['Giải tư', '7731 9125 3380 4702'],
  ['Giải năm', '1111 2222 3333 4444 5555 6666'],
  ['Giải sáu', '771 882 993'],
  ['Giải bảy', '83 00 07 16'],
];

async function enter(page: Page, special: string, button: string): Promise<void> {
  const form = page.getByRole('region', { name: 'Đính chính kết quả' });
  for (const [label, numbers] of fields) await form.getByLabel(label).fill(label === 'Đặc biệt' ? special : numbers);
  await form.getByLabel('Lý do').fill('Đối chiếu với bảng của đài');
  await form.getByRole('button', { name: button }).click();
}

test('a result is corrected by two who do not see each other’s numbers', { tag: '@matrix' }, async ({ seats }) => {
  const [first, second] = [await seats.console({ path }), await seats.console({ account: 'duty', path })];
  // some days old, because the provider may already have corrected today's, as one of the two
  const numero = threeDaysAgo();
  for (const desk of [first, second]) await desk.goto(`/#/lottery/MB/${numero}`);
  await expect(first.getByRole('heading', { level: 1 })).toContainText(numero);
  await enter(first, '12386', 'Gửi đính chính');
  await expect(first.getByText('ops đã nhập kết quả')).toBeVisible();
  await expect(second.getByText('ops đã nhập kết quả')).toBeVisible();
  await expect(second.locator('main')).not.toContainText('12386');
  await enter(second, '12387', 'Gửi đính chính');
  await expect(second.getByText('1 số khác nhau')).toBeVisible();
  await expect(first.getByText('Đặc biệt, số thứ 1: 12386 · 12387')).toBeVisible();
  await enter(second, '12386', 'Gửi đính chính');
  const results = first.getByRole('region', { name: 'Các kết quả đã có' });
  await expect(results.getByRole('listitem').first()).toContainText('ops, duty');
  await expect(results.getByRole('listitem').first().locator('ins').first()).toHaveText('12386');
  await expect(first.getByText('Đã trả thưởng').first()).toBeVisible();
  await expectNoOverflow(first);
  await expectAccessible(first);
});

test('what is at stake stands in a map; a draw is voided by two, and stakes return', { tag: '@matrix' }, async ({
  seats,
  place,
}) => {
  const player = await request.newContext({ baseURL: place.vietnam });
  const token = await signInByCall(player, people.player);
  const { draw } = await callPlatform(player, currentDraw, { code: 'HNVIP' });
  if (!draw) throw new Error('no draw is open');
  const line = { bet: 'deSpecial', selection: [['86']], unitStake: 20_000, units: 1, odds: { all: 85 } };
  const ticket = await callPlatform(
    player,
    placeLotteryBets,
    { code: 'HNVIP', numero: draw.numero, lines: [line] },
    token,
  );
  const [first, second] = [await seats.console({ path }), await seats.console({ account: 'duty', path })];
  await open(first, 'Sắp quay', 'Hà Nội VIP');
  const map = first.getByRole('group', { name: 'Các số: mức có thể phải trả so với hạn mức' });
  await expect(map.getByRole('button')).toHaveCount(100);
  const hot = map.getByRole('button', { name: /^86/ });
  await expect(hot).toHaveAttribute('aria-pressed', 'true');
  await hot.focus();
  await first.keyboard.press('ArrowDown');
  await expect(map.getByRole('button', { name: /^96/ })).toBeFocused();
  await expectAccessible(first);
  for (const width of [widths.tablet, widths.phone]) {
    await first.setViewportSize({ width, height: 900 });
    await expectNoOverflow(first);
  }
  await first.setViewportSize({ width: widths.desktop, height: 900 });
  await map.getByRole('button', { name: /^96/ }).focus();
  await first.keyboard.press('c');
  const closing = first.getByRole('dialog', { name: 'Khoá deSpecial 96' });
  await closing.getByLabel('Lý do').fill('Quá nhiều người đặt');
  await closing.getByRole('button', { name: 'Khoá số này' }).click();
  await expect(map.getByRole('button', { name: '96 khoá' })).toBeVisible();
  await first.getByRole('button', { name: 'Huỷ kỳ quay' }).click();
  const question = first.getByRole('dialog');
  await question.getByLabel('Lý do').fill('Đài dời lịch quay');
  await question.getByRole('button', { name: 'Gửi đề xuất' }).click();
  await expect(first.getByRole('link', { name: 'Có đề nghị huỷ đang chờ duyệt' })).toBeVisible();
  const visitor = await seats.visitor({ width: widths.desktop, language: 'vi' });
  await visitor.goto('/vnlottery?gameCode=HNVIP&view=bet');
  await expect(visitor.getByText('Phiếu cược').first()).toBeVisible();
  await second.goto('/#/acts');
  await approve(second, `HNVIP ${draw.numero}`);
  await expect(async () => {
    const { state } = await callPlatform(player, oneLotteryBet, { id: ticket.id }, token);
    expect(state).toBe('voided');
  }).toPass();
  await expect(first.getByText('Đã huỷ').first()).toBeVisible();
  // an open page stops taking bets
  await expect(visitor.getByText('Chưa có kỳ nào mở cược')).toBeVisible();
  await player.dispose();
});
