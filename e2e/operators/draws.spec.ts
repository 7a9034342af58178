import { expect, type Page, request } from '@playwright/test';
import { comingDraws, placeLotteryPlan } from '@unisite/shared/contract/lotteryPlans';
import { currentDraw, oneLotteryBet, placeLotteryBets } from '@unisite/shared/contract/tickets';
import { balance } from '@unisite/shared/contract/wallet';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { people, widths } from '../fixtures/people.ts';
import { callPlatform, signInByCall } from '../fixtures/platformCall.ts';
import { approve } from './cashOperator.ts';
import { test } from './wholeSite.ts';

const path = '/#/lottery';

/** Opens the first draw of a station in a list. */
async function open(page: Page, list: string, station: string): Promise<string> {
  await page.getByRole('button', { name: list, exact: true }).click();
  const link = page.getByRole('link', { name: new RegExp(`^Mở ${station} `) }).first();
  const numero = ((await link.getAttribute('aria-label')) ?? '').split(' ').at(-1) ?? '';
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(numero);
  return numero;
}

/** The north's draw of a day, which has its day's name in Vietnam. */
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

test('a result is corrected by two who do not see each other’s numbers', async ({ seats }) => {
  const [first, second] = [await seats.console({ path }), await seats.console({ account: 'duty', path })];
  // of some days ago: today's, the provider may have corrected already, as one of the two
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
  await expectAccessible(first);
  await enter(second, '12386', 'Gửi đính chính');
  const results = first.getByRole('region', { name: 'Các kết quả đã có' });
  await expect(results.getByRole('listitem').first()).toContainText('ops, duty');
  await expect(results.getByRole('listitem').first().locator('ins').first()).toHaveText('12386');
  await expect(first.getByText('Đã trả thưởng').first()).toBeVisible();
  await expectNoOverflow(first);
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
  await expectAccessible(first);
  await closing.getByRole('button', { name: 'Khoá số này' }).click();
  await expect(map.getByRole('button', { name: '96 khoá' })).toBeVisible();
  const slip = { code: 'HNVIP', numero: draw.numero, lines: [{ ...line, selection: [['96']] }] };
  await expect(callPlatform(player, placeLotteryBets, slip, token)).rejects.toThrow('NUMBERS_FULL');
  const { scarce } = await callPlatform(player, currentDraw, { code: 'HNVIP' });
  expect(scarce).toContainEqual({ bet: 'deSpecial', pick: '96', left: 0, used: 100 });
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
  // an open page takes bets no more
  await expect(visitor.getByText('Chưa có kỳ nào mở cược')).toBeVisible();
  await player.dispose();
});

test('the desk is there in English on a phone, with what waits', { tag: '@matrix' }, async ({ seats }) => {
  const page = await seats.console({ width: widths.phone, language: 'en', path });
  await expect(page.getByRole('heading', { level: 1, name: 'Lottery draws' })).toBeVisible();
  await page.getByRole('button', { name: 'Coming', exact: true }).click();
  await expect(page.getByRole('link', { name: /^Open Northern Vietnam / })).toBeVisible();
  await expectNoOverflow(page);
  await page.getByRole('link', { name: 'Timetables' }).click();
  await expect(page.getByText('every day: 19:00')).toBeVisible();
  await page.getByRole('button', { name: 'Change the timetable of Hanoi VIP' }).click();
  await page.getByRole('dialog').getByLabel('Betting closes before a draw').fill('400');
  await expect(page.getByRole('dialog').getByText('300 s → 400 s')).toBeVisible();
  await expectNoOverflow(page);
  await expectAccessible(page);
});

test('a plan over several draws is ended by one; what was set aside is the member’s at once', {
  tag: '@matrix',
}, async ({ seats, place: { vietnam } }) => {
  const player = await request.newContext({ baseURL: vietnam });
  const token = await signInByCall(player, people.player);
  // of two that draw once a day, at different times, the one whose next draw is not before the test is over
  const codes = ['LF_3D', 'LF_P3'];
  const lists = await Promise.all(codes.map((one) => callPlatform(player, comingDraws, { code: one })));
  const isFar = (at = '') => Date.parse(at) > Date.now() + 600_000;
  const place = lists.findIndex(({ rows }) => isFar(rows[0]?.closesAt));
  const [code, rows] = [codes[place] ?? '', lists[place]?.rows ?? []];
  const { offers } = await callPlatform(player, currentDraw, { code });
  const odds = { all: offers.find(({ bet }) => bet === 'position')?.odds ?? 0 };
  const line = { bet: 'position', selection: [['7'], [], []], unitStake: 10_000, units: 1, odds };
  const draws = rows.slice(0, 3).map(({ numero }, at) => ({ numero, times: at + 1 }));
  const asked = { code, lines: [line], draws, stopsOnWin: false };
  const plan = await callPlatform(player, placeLotteryPlan, asked, token);
  const desk = await seats.console({ path });
  await desk.getByRole('link', { name: 'Cược nhiều kỳ' }).click();
  await desk.getByRole('textbox', { name: 'Tên đăng nhập' }).fill(people.player.account);
  await desk.getByRole('button', { name: 'Tìm' }).click();
  const row = desk.getByRole('row').filter({ hasText: plan.id });
  await expect(row).toContainText('Đã mua 1 / 3');
  await expect(row).toContainText('50.000 VND');
  await expectAccessible(desk);
  for (const width of [widths.tablet, widths.phone, widths.desktop]) {
    await desk.setViewportSize({ width, height: 900 });
    await expectNoOverflow(desk);
  }
  const before = await callPlatform(player, balance, {}, token);
  await row.getByRole('button', { name: `Dừng kế hoạch ${plan.id}` }).click();
  const question = desk.getByRole('dialog');
  await expect(question).toContainText(`50.000 VND còn giữ về ví chính của ${people.player.account} ngay`);
  await question.getByLabel('Lý do').fill('Hội viên gọi điện nhờ dừng');
  await expectAccessible(desk);
  await question.getByRole('button', { name: 'Dừng', exact: true }).click();
  await expect(row).toHaveCount(0);
  const after = await callPlatform(player, balance, {}, token);
  expect(after.sumBalance - before.sumBalance).toBe(50_000);
  await desk.getByRole('button', { name: 'Đã xong', exact: true }).click();
  await expect(row).toContainText('Nhân viên dừng');
});
