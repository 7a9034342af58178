import type { Locator, Page } from '@playwright/test';
import { demoGame } from '@unisite/shared/contract/games';
import { ask } from '../fixtures/ask.ts';
import { expectApart } from '../fixtures/layout.ts';
import { callPlatform } from '../fixtures/platformCall.ts';
import { expect, test } from '../fixtures/site.ts';

/** A catalogue title for each of the demonstration vendor's games. */
const titles = {
  reels: 'smoothie-blast',
  ways: 'blazing-dragon-pearl',
  roulette: 'royal-court-roulette',
  baccarat: 'lotus-hall-baccarat',
  dragonTiger: 'jade-dragon-tiger',
  sicbo: 'glass-dome-sicbo',
  plinko: 'plinko-falls',
  fishing: 'shark-cove-bounty',
  sports: 'rivals-derby',
} as const;

const amountIn = async (place: Locator): Promise<number> =>
  Number((await place.textContent())?.replace(/[^\d,]/g, '').replace(',', '.'));
const balance = (page: Page): Promise<number> => amountIn(page.locator('#balance'));
const said = (page: Page): Locator => page.locator('#announce');

/** Opens a title with play money on its own, without the site around it. */
async function tryOut(page: Page, game: keyof typeof titles): Promise<void> {
  const { game_url } = await callPlatform(page.request, demoGame, { gameId: titles[game] });
  await page.goto(game_url);
  await expect(page.locator('body')).toHaveAttribute('data-open', 'true');
  await expect(page.locator('.demo-mark')).toBeVisible();
}

/** Presses Tab until the target has focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not come there');
}

test.describe('by the keys alone, with play money', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a player spins slots of either kind, and checks their rounds', { tag: '@matrix' }, async ({ page, site }) => {
    for (const kind of ['reels', 'ways'] as const) {
      await tryOut(page, kind);
      await expect(page.locator(`body.game-${kind}`)).toBeVisible();
      const before = await balance(page);
      await page.keyboard.press('ArrowDown');
      await expect(said(page)).toContainText('Mức cược');
      const stake = await amountIn(page.locator('#stake'));
      await page.keyboard.press('Space');
      await expect(said(page)).toHaveText(/(Thắng|Trả lại|Không trúng).*Số dư/, { timeout: 90_000 });
      const win = await amountIn(page.locator('#win'));
      expect(await balance(page)).toBeCloseTo(before - stake + win, 2);
      await site.expectAccessible(page);

      await page.keyboard.press('Escape');
      await tabTo(page, page.getByRole('button', { name: 'Kiểm chứng' }));
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: 'Kiểm chứng công bằng' });
      await dialog.getByRole('button', { name: 'Công bố và đổi hạt giống' }).press('Enter');
      await dialog.getByRole('button', { name: 'Tính lại các lượt' }).press('Enter');
      await expect(dialog.getByText('Khớp: mã băm đúng và 1 lượt')).toBeVisible();
    }
  });

  test('a player lays chips all over the roulette table, spins, and bets the same again', { tag: '@matrix' }, async ({
    page,
    site,
  }) => {
    await tryOut(page, 'roulette');
    const before = await balance(page);
    const spot = (name: RegExp): Locator => page.getByRole('button', { name });
    await tabTo(page, page.getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(/10\.000/);
    await spot(/^Số 17,/).focus();
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText('Số 17: 10.000 ₫. Tổng cược 10.000 ₫.');
    await page.keyboard.press('ArrowUp');
    await expect(spot(/^Hai số 17-18,/)).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.locator('#stake')).toHaveText('30.000 ₫');
    await page.keyboard.press('Backspace');
    await expect(page.locator('#stake')).toHaveText('20.000 ₫');
    await tabTo(page, page.getByRole('button', { name: /^Quay,/ }));
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveText(/^\d+ (đỏ|đen|xanh)\. (Thắng|Không trúng|Trả lại).*Số dư/);
    const win = await amountIn(page.locator('#win'));
    expect(await balance(page)).toBe(before - 20_000 + win);
    await expect(page.locator('#last .bead')).toHaveCount(1);
    const again = page.getByRole('button', { name: 'Đặt lại' });
    await expect(again).toBeEnabled();
    await again.press('Enter');
    await expect(page.locator('#stake')).toHaveText('20.000 ₫');
    await site.expectAccessible(page);
  });

  const tables = [
    [
      'baccarat',
      /^Con,/,
      /^Hoà,/,
      /^Chia bài,/,
      /^(Con thắng|Cái thắng|Hoà), \d – \d\. (Thắng|Trả lại|Không trúng).*Số dư/,
    ],
    ['dragonTiger', /^Rồng,/, /^Hoà,/, /^Chia bài,/, /^(Rồng thắng|Hổ thắng|Hoà), [\dAJQK]+ – [\dAJQK]+\. .*Số dư/],
    ['sicbo', /^Tài,/, /^Lẻ,/, /^Lắc,/, /^\d-\d-\d, tổng \d+, (Tài|Xỉu|Bão)\. (Thắng|Trả lại|Không trúng).*Số dư/],
  ] as const;

  test('a player lays two bets at each table, plays them, and finds the result', { tag: '@matrix' }, async ({
    page,
    site,
  }) => {
    for (const [title, first, next, deal, outcome] of tables) {
      await tryOut(page, title);
      const before = await balance(page);
      const spot = page.getByRole('button', { name: first });
      await tabTo(page, spot);
      await page.keyboard.press('Enter');
      await page.keyboard.press(title === 'sicbo' ? 'ArrowLeft' : 'ArrowRight');
      await expect(page.getByRole('button', { name: next })).toBeFocused();
      await page.keyboard.press('Space');
      await expect(page.locator('#stake')).toHaveText('10.000 ₫');
      await tabTo(page, page.getByRole('button', { name: deal }));
      await page.keyboard.press('Enter');
      await expect(said(page)).toHaveText(outcome);
      const win = await amountIn(page.locator('#win'));
      expect(await balance(page)).toBe(before - 10_000 + win);
      await expect(page.locator('#beads .bead')).toHaveCount(1);
      await site.expectAccessible(page);
    }
  });

  test('a player chooses a risk and rows, and lets a ball fall', { tag: '@matrix' }, async ({ page, site }) => {
    await tryOut(page, 'plinko');
    const before = await balance(page);
    await tabTo(page, page.getByRole('radio', { name: 'Vừa' }));
    await page.keyboard.press('ArrowRight');
    await expect(said(page)).toHaveText('12 hàng, rủi ro Cao: cao nhất × 150');
    await tabTo(page, page.getByRole('radio', { name: '12' }));
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator('#buckets .bucket')).toHaveCount(9);
    await tabTo(page, page.getByRole('button', { name: /^Thả bóng,/ }));
    await page.keyboard.press('Space');
    await expect(said(page)).toHaveText(/^(Thắng|Trả lại) .*Ô × .*Số dư/);
    const stake = await amountIn(page.locator('#stake'));
    const win = await amountIn(page.locator('#win'));
    expect(await balance(page)).toBe(before - stake + win);
    await site.expectAccessible(page);
  });

  test('a player aims, fires and catches or misses, one shot for each press', { tag: '@matrix' }, async ({
    page,
    site,
  }) => {
    await tryOut(page, 'fishing');
    await expect(page.locator('.sea')).toHaveAttribute('data-sea', 'reef');
    const before = await balance(page);
    await page.keyboard.press('ArrowLeft');
    await expect(said(page)).toHaveText(/^Ngắm 4 độ trái: /);
    await page.keyboard.press('ArrowUp');
    await expect(said(page)).toHaveText('Pháo 1.000 ₫ một phát');
    await page.keyboard.press('Space');
    await expect(said(page)).toHaveText(/(Bắt được|cá thoát|rơi thưởng|Hạ được).*Số dư/);
    const net = await page.locator('#net').textContent();
    const now = await balance(page);
    expect(Math.abs(now - before)).toBe(Number(net?.replace(/[^\d]/g, '')));
    await site.expectAccessible(page);
    await page.getByRole('button', { name: 'Lịch sử' }).press('Enter');
    await expect(page.getByRole('dialog', { name: '20 lượt gần nhất' }).getByRole('row')).toHaveCount(2);
  });

  test('a player puts two matches on a slip, agrees to new odds, finds the bet, and bets on tomorrow at Malay odds', {
    tag: '@matrix',
  }, async ({ page, site }) => {
    site.expectComplaints(/409 \(Conflict\)/); // odds that changed during the call
    await tryOut(page, 'sports');
    await expect(page.locator('html')).toHaveAttribute('data-sport', 'football');
    const before = await balance(page);
    const stake = page.getByRole('textbox', { name: 'Tiền cược' });
    const coming = page.getByRole('region', { name: 'Sắp diễn ra' }).getByRole('article');
    await expect(coming.nth(1)).toBeVisible();
    // the last one of a league to begin: minutes before its first goal, after which it is closed for a while
    const latest = await coming.evaluateAll((rows) =>
      rows
        .filter((row) => row.matches(':last-child'))
        .slice(0, 2)
        .map((row) => row.getAttribute('aria-label')),
    );
    expect(latest).toHaveLength(2);
    for (const name of latest) {
      const row = page.getByRole('article', { name: name ?? '', exact: true });
      const price = row.getByRole('button').first();
      await price.focus();
      await page.keyboard.press('Enter');
      await expect(price).toHaveAttribute('aria-pressed', 'true');
    }
    await page.getByLabel('Khi tỷ lệ thay đổi').selectOption('any');
    await expect(page.getByText('Cược xiên 2')).toBeVisible();
    await stake.fill('100000');
    await site.expectAccessible(page);
    await stake.press('Enter');
    await expect(said(page)).toContainText('Đã nhận cược 100.000');
    expect(await balance(page)).toBe(before - 100_000);
    const mine = page.getByRole('tabpanel', { name: /Cược của tôi/ });
    await expect(mine.getByText('Chờ kết quả')).toBeVisible();

    await page.getByRole('button', { name: 'Ngày mai' }).press('Enter');
    await expect(coming).toHaveCount(36);
    await page.getByLabel('Giải đấu').selectOption('Cúp Phù Sa');
    await expect(coming).toHaveCount(6);
    await page.getByLabel('Kiểu tỷ lệ').selectOption('Malaysia');
    const handicap = coming.first().getByRole('button', { name: /Kèo chấp châu Á/ });
    await expect(handicap).toHaveText([/−?[01],\d\d/, /−?[01],\d\d/]);
    await handicap.first().press('Enter');
    await page.getByRole('tab', { name: /^Phiếu cược/ }).press('Enter');
    await site.expectAccessible(page);
    await stake.fill('50000');
    await stake.press('Enter');
    await expect(said(page)).toContainText('Đã nhận cược 50.000');
    await page.reload();
    await expect(page.getByLabel('Kiểu tỷ lệ')).toHaveValue('malay');
    await page.getByRole('button', { name: 'Hôm qua' }).press('Enter');
    await expect(page.getByRole('region', { name: 'Kết quả các trận' }).getByRole('listitem')).toHaveCount(36);
    await site.expectAccessible(page);
  });
});

test('a member plays roulette for money inside the site, and the site knows the round', { tag: '@matrix' }, async ({
  page,
  site,
}) => {
  await site.comeAs(page, 'player');
  await page.goto(`/game?id=${titles.roulette}`);
  const frame = page.frameLocator('iframe');
  await frame.getByRole('button', { name: /^Đỏ,/ }).click();
  await expect(frame.locator('.demo-mark')).toBeHidden();
  await frame.getByRole('button', { name: /^Quay,/ }).click();
  await expect(frame.locator('#announce')).toHaveText(/^\d+ (đỏ|đen|xanh)\. (Thắng|Không trúng)/);
  const { rows } = await ask<{ rows: { staked: number; won: number; game: { name: string } }[] }>(
    page,
    '/wps/member/bets',
  );
  const bet = rows.find(({ staked, game }) => staked === 5_000 && /roulette/i.test(game.name));
  expect([0, 10_000]).toContain(bet?.won);
  const tools = page.getByRole('toolbar', { name: 'Công cụ trò chơi' });
  await expect(tools.getByRole('timer')).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [1024, 768],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectApart(tools);
  }
});

test('a member opens a partner’s keno from the lottery, plays by the keys alone, and comes back', {
  tag: '@matrix',
}, async ({ page, site }) => {
  await site.comeAs(page, 'player');
  await page.goto('/elott');
  const partners = page.getByRole('region', { name: 'Xổ số đối tác' });
  await partners.getByRole('link', { name: 'Chơi Keno Ngũ Sắc' }).press('Enter');
  const frame = page.frameLocator('iframe');
  const draw = frame.getByRole('button', { name: /^Quay số,/ });
  await expect(draw).toBeFocused();
  const before = await amountIn(frame.locator('#balance'));

  await page.keyboard.press('Enter');
  await expect(frame.locator('#announce')).toHaveText('Hãy chọn ít nhất một số');
  await frame.getByRole('button', { name: 'Số 1', exact: true }).focus();
  for (const key of ['Enter', 'ArrowRight', 'Space', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(frame.locator('#announce')).toHaveText('Chọn số 12. Đã chọn 3 trên 10.');
  await page.keyboard.press('Backspace');
  await expect(frame.locator('#picked')).toHaveText('Đã chọn 2 trên 10 số');
  await draw.focus();
  await page.keyboard.press('ArrowDown');
  await expect(frame.locator('#stake')).toHaveText('2.000 ₫');
  await page.keyboard.press('Space');
  await expect(frame.locator('#announce')).toHaveText(/^Trúng [0-2] trên 2 số\. (Thắng|Không có giải).*Số dư/);
  await expect(frame.locator('.ball.drawn')).toHaveCount(20);
  const won = await amountIn(frame.locator('#win'));
  expect([0, 30_000]).toContain(won);
  expect(await amountIn(frame.locator('#balance'))).toBe(before - 2_000 + won);
  const { rows } = await ask<{ rows: object[] }>(page, '/wps/member/bets');
  expect(rows[0]).toMatchObject({ category: 'ELOTT', staked: 2_000, won, game: { gameId: 'five-hue-keno' } });
  await site.expectAccessible(page);

  await frame.getByRole('tab', { name: 'Sảnh keno' }).press('Enter');
  await expect(frame.getByRole('tabpanel', { name: 'Sảnh keno' }).getByText(/^Trúng [0-2] trên 2 số$/)).toBeVisible();
  await site.expectAccessible(page);
  await frame.getByRole('button', { name: 'Về sảnh' }).press('Enter');
  await expect(page).toHaveURL(/\/elott$/);
  await partners.getByRole('link', { name: 'Xem sảnh Keno Ngũ Sắc' }).press('Enter');
  await expect(frame.getByRole('tab', { name: 'Sảnh keno', selected: true })).toBeVisible();
});
