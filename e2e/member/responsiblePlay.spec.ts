import type { Locator, Page } from '@playwright/test';
import { beginDeposit, payOnProvidersPage } from '../fixtures/cash.ts';
import { cashWords } from '../fixtures/cashWords.ts';
import { goTo } from '../fixtures/goTo.ts';
import { passHumanCheck } from '../fixtures/humanCheck.ts';
import { atADesk, goTheWay, onAPhone } from '../fixtures/languages.ts';
import { expectNoOverflow } from '../fixtures/layout.ts';
import { newcomer, registerByCall } from '../fixtures/newcomer.ts';
import { signInByCall } from '../fixtures/platformCall.ts';
import { expect, type Site, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

/** A deposit takes seconds, and several are attempted here. */
test.describe.configure({ timeout: 180_000 });

const centre = '/member?page=responsiblePlay';
const limitBox = (page: Page, name: string): Locator => page.getByRole('button', { name: new RegExp(`^${name}`) });

async function setLimit(page: Page, name: string, vnd: number, submit: string): Promise<void> {
  await limitBox(page, name).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(String(vnd));
  await dialog.getByRole('button', { name: submit }).click();
  await expect(dialog).toBeHidden();
}

/** Attempts a deposit that is refused: the reason appears at the amount, with a link to the limits. */
async function expectDepositRefused(page: Page, vnd: number, said: RegExp): Promise<void> {
  await goTo(page, '/member?page=deposit');
  await page.getByRole('radio', { name: cashWords.vi.methods.eWallet }).check();
  const amount = page.getByRole('textbox', { name: cashWords.vi.amount, exact: true });
  await amount.fill(String(vnd));
  await page.getByRole('button', { name: cashWords.vi.go }).click();
  await expect(amount).toHaveAccessibleDescription(said);
  await expect(amount).toBeFocused();
  await page.getByRole('link', { name: 'Xem hạn mức và kỳ nghỉ của bạn' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Chơi có trách nhiệm' })).toBeVisible();
}

async function limitDeposits(page: Page, site: Site): Promise<void> {
  const box = 'Nạp tiền, 24 giờ';
  await goTo(page, '/member?page=deposit');
  const asked = page.getByRole('region', { name: 'Bạn có muốn đặt hạn mức nạp tiền?' });
  await asked.getByRole('radio', { name: '24 giờ' }).check();
  await asked.getByRole('textbox', { name: 'Nạp nhiều nhất' }).fill('2000000');
  await site.expectAccessible(page);
  await asked.getByRole('button', { name: 'Đặt hạn mức và tiếp tục' }).click();
  await expect(page.getByRole('radio', { name: cashWords.vi.methods.bankTransfer })).toBeFocused();

  await goTo(page, centre);
  await setLimit(page, box, 1_000_000, 'Lưu hạn mức');
  await expect(limitBox(page, box)).toBeFocused();
  await expect(limitBox(page, box)).toContainText(/1\.000\.000\s₫ còn lại/);

  await beginDeposit(page, 'vi', 'eWallet', 300_000);
  await payOnProvidersPage(page, 'vi');
  await expect(page.getByRole('heading', { name: cashWords.vi.arrived('300.000') })).toBeVisible();
  await expectDepositRefused(page, 800_000, /vượt hạn mức nạp của bạn.*700\s000/);
  await expect(limitBox(page, box)).toContainText(/700\.000\s₫ còn lại/);
  await expect(limitBox(page, box)).toContainText(/Đã dùng 300\.000/);

  await setLimit(page, box, 2_000_000, 'Yêu cầu nâng');
  const raises = page.getByRole('list', { name: 'Yêu cầu nâng hạn mức' });
  await expect(raises).toContainText(/1\.000\.000 → 2\.000\.000\s₫.*Xác nhận được từ .* còn 2[34]:/);
  await expect(limitBox(page, box)).toContainText(/700\.000\s₫ còn lại/);
  await site.expectAccessible(page);
  await raises.getByRole('button', { name: /^Huỷ yêu cầu/ }).click();
  await expect(raises).toBeHidden();
}

async function takeTimeOut(page: Page): Promise<void> {
  const lengths = page.getByRole('group', { name: 'Nghỉ trong' });
  await lengths.getByRole('radio', { name: /^24 giờ/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(lengths.getByRole('radio', { name: /^1 tuần/ })).toBeChecked();
  await page.getByRole('button', { name: 'Nghỉ 1 tuần' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nghỉ 1 tuần' }).click();
  await expect(page.getByRole('region', { name: 'Bạn đang tạm nghỉ' })).toBeFocused();
}

/** Takes the self-test, whose result leads to the breaks. */
async function askThemselves(page: Page, site: Site): Promise<void> {
  await page.getByRole('button', { name: /^Ask yourself/ }).click();
  const test = page.getByRole('dialog', { name: 'Ask yourself' });
  await site.expectAccessible(page);
  for (let question = 1; question <= 9; question += 1) {
    await expect(test.getByText(`Question ${question} of 9`)).toBeVisible();
    await test.getByRole('button', { name: 'Often' }).click();
  }
  await expect(test.getByRole('heading', { name: 'Playing is doing you harm' })).toBeFocused();
  await site.expectAccessible(page);
  await expectNoOverflow(page);
  await test.getByRole('button', { name: 'To the breaks' }).click();
  await expect(test).toBeHidden();
}

test('a member limits deposits, asks for more and takes that back; on a time-out only the way out is open', async ({
  page,
  site,
}) => {
  site.expectComplaints(/403 \(Forbidden\)/);
  await goTheWay(page, site, atADesk);
  await registerByCall(page.request, newcomer());
  await goTo(page, '/index');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Chơi có trách nhiệm' }).click();
  await expect(page).toHaveURL(/\/member\?page=responsiblePlay$/);
  await expect(page.getByText('Chưa có phiên chơi nào').last()).toBeVisible();
  await limitDeposits(page, site);

  await takeTimeOut(page);
  await site.expectAccessible(page);
  await expectDepositRefused(page, 200_000, /Bạn đang tạm nghỉ/);
  await goTo(page, '/game?id=smoothie-blast');
  await expect(page).toHaveURL(/\/member\?page=responsiblePlay$/);
  await expect(page.getByRole('link', { name: 'Khuyến mãi' })).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
  await goTo(page, centre);
  await page.getByRole('region', { name: 'Bạn đang tạm nghỉ' }).getByRole('link', { name: 'Rút tiền' }).click();
  await expect(page.getByRole('button', { name: cashWords.vi.setFigures })).toBeVisible();
});

test('a member who excludes themselves is signed out everywhere, is told so, and comes back to what is left, on the phone, in English', {
  tag: '@matrix',
}, async ({ page, browser, site }) => {
  site.expectComplaints(/401 \(Unauthorized\)|403 \(Forbidden\)/);
  const somebody = newcomer();
  await goTheWay(page, site, onAPhone);
  await registerByCall(page.request, somebody);
  const elsewhere = await browser.newContext();
  await signInByCall(elsewhere.request, somebody);
  const other = await elsewhere.newPage();
  await other.goto('/help');
  await expect(other.getByRole('button', { name: words.balance })).toBeVisible();

  await goTo(page, centre);
  await expectNoOverflow(page);
  await site.expectAccessible(page);
  await askThemselves(page, site);
  await page.getByRole('radio', { name: /^1 year/ }).check();
  const take = page.getByRole('button', { name: /^Exclude me until \d\d\/\d\d\/\d{4}$/ });
  await take.click();
  const tick = page.getByRole('checkbox', { name: /^I understand that nobody can open it again before/ });
  await expect(tick).toBeFocused();
  await tick.check();
  await take.click();
  const proof = page.getByRole('alertdialog', { name: 'Self-exclusion' });
  await proof.getByLabel(words.yourPassword).fill(somebody.password);
  await site.expectAccessible(page);
  await proof.getByRole('button', { name: 'Exclude me', exact: true }).click();

  const dialog = page.getByRole('dialog', { name: words.signIn });
  await expect(dialog).toContainText('You have excluded yourself, and every session has ended.');
  await expect(other.getByRole('dialog', { name: words.signIn })).toContainText('Bạn đã tự khoá tài khoản');
  await elsewhere.close();

  await dialog.getByLabel(words.username).fill(somebody.account);
  await dialog.getByRole('textbox', { name: words.password }).fill(somebody.password);
  await dialog.getByRole('button', { name: words.signIn }).click();
  await passHumanCheck(page);
  const card = page.getByRole('region', { name: 'You have excluded yourself' });
  await expect(card).toContainText(/Excluded until\d\d\/\d\d\/\d{4}, \d\d:\d\d \(Vietnam time\)/);
  await expect(page.getByRole('button', { name: /^Exclude me/ })).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: words.openMenu }).click();
  const menu = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: words.signOut }) });
  await expect(menu.getByRole('link', { name: 'Withdraw' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /^(Deposit|Games|Slots|Promotions)/ })).toHaveCount(0);
  await site.expectAccessible(page);
  await page.keyboard.press('Escape');
  await expectNoOverflow(page);
  await site.expectAccessible(page);
});
