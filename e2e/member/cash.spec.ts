import type { Page } from '@playwright/test';
import {
  beginDeposit,
  fillWithdrawal,
  openedBy,
  payOnProvidersPage,
  prepareWithdrawals,
  sendFromPracticeBank,
  sendWithdrawal,
} from '../fixtures/cash.ts';
import { cashWords } from '../fixtures/cashWords.ts';
import { goTo } from '../fixtures/goTo.ts';
import { goTheWay, onAPhone } from '../fixtures/languages.ts';
import { newcomer, registerByCall } from '../fixtures/newcomer.ts';
import { png } from '../fixtures/png.ts';
import { expect, type Site, test } from '../fixtures/site.ts';

const { language } = onAPhone;
const t = cashWords[language];

/**
 * A deposit by card or wallet, one by bank, and a withdrawal take seconds each, and here several follow one another.
 */
test.describe.configure({ timeout: 180_000 });

async function depositEachWay(page: Page, site: Site): Promise<void> {
  for (const [method, vnd, sum] of [
    ['eWallet', 300_000, '300.000'],
    ['card', 1_000_000, '985.000'],
  ] as const) {
    await beginDeposit(page, language, method, vnd);
    await payOnProvidersPage(page, language);
    // on its own: a live event in the waiting tab
    await expect(page.getByRole('heading', { name: t.arrived(sum) })).toBeVisible();
  }

  await beginDeposit(page, language, 'bankTransfer', 2_000_000);
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();
  await expect(page.getByRole('button', { name: t.copyMemo })).toBeVisible();
  await site.expectAccessible(page);
  await sendFromPracticeBank(page, language);
  await expect(page.getByRole('heading', { name: t.arrived('2.000.000') })).toBeVisible();
}

async function withdraw(page: Page, site: Site, password: string): Promise<void> {
  await prepareWithdrawals(page, language, { password });
  await fillWithdrawal(page, language, 1_000_000);
  await site.expectAccessible(page);
  await sendWithdrawal(page, language);
  await page.getByRole('button', { name: t.answer }).click({ timeout: 20_000 });

  const receipt = page.getByRole('dialog', { name: t.receipt });
  await receipt.getByRole('radio', { name: t.partial }).check();
  await receipt.getByRole('textbox', { name: t.came }).fill('400000');
  await receipt.getByRole('button', { name: t.send, exact: true }).click();
  await expect(receipt.getByText(t.proofMissing)).toBeVisible();
  const file = receipt.locator('input[type="file"]');
  await file.setInputFiles({ name: 'setup.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') });
  await expect(receipt.getByText(t.notAPicture)).toBeVisible();
  await file.setInputFiles({ name: 'sao-ke.png', mimeType: 'image/png', buffer: png(64) });
  await expect(receipt.getByRole('img', { name: 'sao-ke.png' })).toBeVisible();
  await site.expectAccessible(page);
  await receipt.getByRole('button', { name: t.send, exact: true }).click();
  await expect(receipt).toBeHidden();
  await expect(page.getByText(t.states.partial).first()).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /596[.,]700/ })).toBeVisible();
  const shown = page.getByRole('main').locator('img[src*="/wps/cash/proofs/"]');
  await expect(shown).toHaveJSProperty('naturalWidth', 64);

  await page.getByRole('button', { name: t.cameAfterAll }).click();
  await receipt.getByRole('button', { name: t.send, exact: true }).click();
  await expect(receipt).toBeHidden();
  await goTo(page, '/member?page=withdrawal&view=history');
  const list = page.getByRole('region', { name: t.caption });
  await expect(list.getByRole('table').getByText(t.states.received)).toBeVisible();
  await site.expectAccessible(page);
}

test('money comes by each way and goes out, with a proof of what is missing, on the phone, in English', async ({
  page,
  site,
}) => {
  const somebody = newcomer();
  await goTheWay(page, site, onAPhone);
  await registerByCall(page.request, somebody);
  await depositEachWay(page, site);
  await withdraw(page, site, somebody.password);
});

test('a card that is declined takes nothing, and says why; the member tries again', { tag: '@matrix' }, async ({
  page,
}) => {
  const t = cashWords.vi;
  await registerByCall(page.request, newcomer());
  await beginDeposit(page, 'vi', 'card', 500_000);
  const paying = await openedBy(page, page.getByRole('link', { name: t.payPage }));
  await paying.getByRole('radio', { name: 'Từ chối' }).check();
  await paying.getByRole('button', { name: t.pay }).click();
  await expect(paying.locator('[data-end="failed"]')).toBeVisible(); // closed before, it may not have sent anything
  await paying.close();
  await expect(page.getByRole('heading', { name: t.failed })).toBeVisible();
  await expect(page.getByText('Ngân hàng hoặc ví đã từ chối giao dịch.')).toBeVisible();
  await page.getByRole('link', { name: 'Tạo lệnh mới' }).click();
  await expect(page.getByRole('textbox', { name: t.amount, exact: true })).toBeVisible();
});

test('the player sees deposits and withdrawals of every state, and those of one alone', { tag: '@matrix' }, async ({
  page,
  site,
}) => {
  await site.comeAs(page, 'player');
  await goTo(page, '/member?page=withdrawal&view=history');
  const list = page.getByRole('region', { name: 'Các lệnh rút tiền' });
  await list.getByRole('button', { name: 'Bị từ chối' }).click();
  await expect(page).toHaveURL(/[?&]state=rejected/);
  await expect(list.getByRole('row')).toHaveCount(2);
  await list.getByRole('link', { name: /^RT/ }).click();
  await expect(page.getByText('Tên chủ tài khoản không khớp với tên đã đăng ký')).toBeVisible();
  await goTo(page, '/member?page=wallet');
  await expect(page.getByRole('region', { name: 'Tài khoản nhận tiền' }).getByRole('listitem')).toHaveCount(2);
  await site.expectAccessible(page);
});
