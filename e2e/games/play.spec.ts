import type { APIRequestContext, FrameLocator, Page } from '@playwright/test';
import { ask } from '../fixtures/ask.ts';
import { type Newcomer, newcomer, registerByCall } from '../fixtures/newcomer.ts';
import { payIn } from '../fixtures/payIn.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

// sequential, because several compare one member's balance with its play
test.describe.configure({ mode: 'default' });

const money = /^\d{1,3}(\.\d{3})*,\d\d\s₫$/;
const hotRail = (page: Page) => page.getByRole('region', { name: 'Nổ hũ đang nóng' });
/** Excluded, because its rounds may be free: they cost nothing, and are worded differently. */
const FREE = 'Sinh Tố Bùng Nổ';
const hotGame = (page: Page, index: number) =>
  hotRail(page).getByRole('article').filter({ hasNotText: FREE }).nth(index).getByRole('link');
const balance = (page: Page) => page.getByRole('button', { name: words.balance });

/** Parses an amount in đồng in Vietnamese notation. */
const amountOf = (text: string | null): number => Number((text ?? '').replace(/[^\d,]/g, '').replace(',', '.'));
/** The balance in the header. */
const inHeader = async (page: Page): Promise<number> => amountOf(await balance(page).textContent());

/** Spins once, and waits for the game's result. */
async function spin(frame: FrameLocator): Promise<void> {
  await frame.getByRole('button', { name: /^Quay/ }).click();
  await expect(frame.getByRole('status').filter({ hasText: /^(Thắng|Trả lại|Không trúng).* Số dư/ })).toBeAttached();
}

interface Bets {
  rows: { staked: number; won: number; net: number; reference: string; game: { name: string } }[];
}
interface Transactions {
  rows: { kind: string; amount: number; balanceAfter: number; subject: string; reference: string }[];
}

/** A new player with money in the wallet, not signed in on the page. */
async function fundedPlayer(request: APIRequestContext): Promise<Newcomer> {
  const somebody = newcomer();
  await payIn(request, await registerByCall(request, somebody), 1_000_000);
  return somebody;
}

test('a visitor signs in by the header’s form, plays a slot, finds it in the account record and signs out [2.header.form] [2.header.member] [2.menu.signOut] [4.logout.home] [5.message.both] [8.text.credentials]', async ({
  page,
  request,
  site,
}) => {
  const { account, password } = await fundedPlayer(request); // other tests bet as the demonstration's player
  site.expectComplaints(/401 \(Unauthorized\)/); // the wrong password
  await page.goto('/');
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole('region', { name: 'Khuyến mãi nổi bật' }).getByRole('heading').first()).toBeVisible();
  await expect(hotRail(page).getByRole('article').nth(7)).toBeVisible();

  const form = page.getByRole('form', { name: 'Đăng nhập nhanh' });
  const submit = form.getByRole('button', { name: words.signIn });
  await submit.click();
  await expect(form.getByRole('alert')).toHaveText('Vui lòng nhập tên đăng nhập và mật khẩu.');
  await expect(form.getByLabel(words.username)).toBeFocused();
  await form.getByLabel(words.username).fill(account);
  await form.getByLabel(words.password).fill('khong-phai-mat-khau');
  await submit.click();
  await expect(form.getByRole('alert')).toHaveText('Tài khoản hoặc mật khẩu không chính xác.');
  await expect(form.getByLabel(words.username)).toHaveValue(account);
  await form.getByLabel(words.password).fill(password);
  await form.getByLabel(words.password).press('Enter');
  await expect(balance(page)).toHaveText(money);
  const shown = (await balance(page).textContent()) ?? '';

  await page.getByRole('button', { name: 'Ẩn số dư' }).click();
  await expect(page.getByRole('banner')).not.toContainText(shown);
  await expect(page.getByRole('button', { name: 'Số dư đang ẩn, bấm để làm mới' })).toBeVisible();
  await page.getByRole('button', { name: 'Hiện số dư' }).click();
  await expect(balance(page)).toHaveText(money);

  const name = (await hotGame(page, 0).textContent()) ?? '';
  const before = await inHeader(page);
  await hotGame(page, 0).click();
  await expect(page).toHaveURL(/\/game\?id=/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await spin(page.frameLocator(`iframe[title="${name}"]`));

  const bet = (await ask<Bets>(page, '/wps/member/bets')).rows[0];
  if (!bet) throw new Error('the round is not in the betting record');
  expect(bet.game.name).toBe(name);
  expect(bet.staked).toBeGreaterThan(0);
  // the header updates on its own
  await expect.poll(() => inHeader(page)).toBe(before - bet.staked + bet.won);

  const { rows } = await ask<Transactions>(page, '/wps/member/transactions');
  const movement = rows.find(({ kind, reference }) => kind === 'bet' && reference === bet.reference);
  expect(movement).toMatchObject({ amount: -bet.staked, balanceAfter: before - bet.staked, subject: name });

  await page.getByRole('button', { name: words.accountMenu }).click();
  await page.getByRole('button', { name: words.signOut }).click();
  const question = page.getByRole('alertdialog', { name: 'Đăng xuất khỏi Unisite?' });
  await expect(question.getByRole('button', { name: 'Ở lại' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(balance(page)).toBeVisible();

  await page.getByRole('button', { name: words.accountMenu }).click();
  await page.getByRole('button', { name: words.signOut }).click();
  await question.getByRole('button', { name: words.signOut }).click();
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole('banner').getByRole('button', { name: words.signIn })).toBeVisible();
  await expect(balance(page)).toBeHidden();
});

test('the header does not tell what the reels have not; a round for money feeds the pool, and its lot is worked out again', {
  tag: '@matrix',
}, async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await site.comeAs(page, 'player');
  await page.goto('/index');
  const band = page.getByRole('region', { name: 'Giải tích luỹ: Hũ Hoàng Kim' });
  await expect(band.getByRole('link', { name: 'Quay ngay' })).toHaveAttribute('href', '/rng');
  const before = amountOf(await band.locator('.money').first().textContent());
  expect(before).toBeGreaterThan(0);

  const name = (await hotGame(page, 1).textContent()) ?? '';
  await hotGame(page, 1).click();
  const frame = page.frameLocator(`iframe[title="${name}"]`);
  const inFrame = frame.locator('#balance');
  const pot = frame.locator('#pot-amount');
  await expect(frame.getByRole('button', { name: /^Quay/ })).toBeEnabled();
  await expect(pot).toBeVisible();
  await expect.poll(() => inHeader(page)).toBeGreaterThan(0);
  const [header, game, atFirst] = [
    await inHeader(page),
    await inFrame.textContent(),
    amountOf(await pot.textContent()),
  ];

  await test.step('one balance, which moves when the reels have stopped', async () => {
    const heard = page.waitForResponse((response) => response.url().endsWith('/api/play'));
    await frame.getByRole('button', { name: /^Quay/ }).click();
    await heard;
    // by now the platform has notified the page, which must not reveal the result before the game does; a win equal to
    // the stake leaves the balance unchanged
    let looks = 0;
    for (; looks < 300; looks += 1) {
      const shown = await inHeader(page);
      if ((await inFrame.textContent()) !== game) break;
      expect(shown).toBe(header);
      await page.waitForTimeout(50);
    }
    expect(looks).toBeGreaterThan(0);
    // the header's sum does not include bonuses
    const moved = amountOf(await inFrame.textContent()) - amountOf(game);
    await expect.poll(() => inHeader(page)).toBe(header + moved);
  });

  await test.step('the pool, and the lot', async () => {
    await expect.poll(async () => amountOf(await pot.textContent())).toBeGreaterThan(atFirst);
    await frame.getByRole('button', { name: 'Kiểm chứng' }).click();
    const dialog = frame.getByRole('dialog', { name: 'Kiểm chứng công bằng' });
    await dialog.getByRole('button', { name: 'Công bố và đổi hạt giống' }).click();
    await dialog.getByRole('button', { name: 'Tính lại các lượt' }).click();
    await expect(dialog.getByText('Khớp: mã băm đúng và 1 lượt')).toBeVisible();
    await page.goto('/index');
    // other rounds may have added to it
    await expect.poll(async () => amountOf(await band.locator('.money').first().textContent())).toBeGreaterThan(before);
  });
});

test('a phone turned on its side has the game alone, and its bar leads back; upright the header is there again', {
  tag: '@matrix',
}, async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/demo?id=deepwood-tiger');
  const back = page.getByRole('link', { name: 'Về sảnh' });
  await expect(back).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  const stage = await page.getByRole('main').boundingBox();
  expect(stage?.y).toBe(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('banner')).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  await back.click();
  await expect(page).toHaveURL(/\/rng/);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('section 6: a guest plays with the money of the trial, in a room too, and is told where a full account is asked for [4.freePlay.in] [6.guest.text] [8.guest]', {
  tag: '@matrix',
}, async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: words.freeTrial }).click();
  await expect(balance(page)).toHaveText(/10\.000\.000/);
  const name = (await hotGame(page, 0).textContent()) ?? '';
  await hotGame(page, 0).click();
  await expect(page).toHaveURL(/\/game\?id=/);
  await spin(page.frameLocator(`iframe[title="${name}"]`));
  await expect(balance(page)).not.toHaveText(/10\.000\.000,00/);

  await page.goto('/pvp');
  // vendor cards open a list of their games; a game's own card has its information
  const games = page.getByRole('article').filter({ has: page.getByRole('button', { name: /^Thông tin / }) });
  await games.first().getByRole('link').click();
  const rooms = page.getByRole('dialog');
  await expect(rooms.getByText('Mức vào').first()).toBeVisible();

  await page.goto('/member');
  await expect(page.getByText('Vui lòng đăng ký hoặc đăng nhập').first()).toBeVisible();
});
