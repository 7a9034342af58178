import { expect, type Page } from '@playwright/test';
import { operators } from '../fixtures/people.ts';
import { codesOf, speak } from './operatorSessions.ts';
import { test } from './wholeSite.ts';

// fails fast when a button disappears together with its form
test.use({ actionTimeout: 10_000 });

async function givePassword(page: Page, account: string, password: string): Promise<void> {
  await page.getByLabel('Tài khoản').fill(account);
  await page.getByLabel('Mật khẩu', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
}

async function giveCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Mã xác thực').fill(code);
  await page.getByRole('button', { name: /^(Vào trang điều hành|Hoàn tất và vào)$/ }).click();
}

test('the first sign-in enrols an authenticator; a wrong password and code are told, and leaving is final', async ({
  page,
  place,
}) => {
  // no other regular test signs in as this operator
  const { account, password } = operators.till;
  await speak(page, 'vi');
  const answer = await page.goto(place.operators);
  const policy = answer?.headers()['content-security-policy'];
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(await page.locator('script:not([src]), style').count()).toBe(0);
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await expect(page.getByText('Hãy nhập tài khoản.')).toBeVisible();
  await expect(page.getByLabel('Tài khoản')).toBeFocused();
  await givePassword(page, account, 'Wrong-2026');
  await expect(page.getByRole('alert')).toContainText('Tài khoản hoặc mật khẩu không chính xác.');
  await expect(page.getByLabel('Tài khoản')).toHaveValue(account);
  await expect(page.getByLabel('Mật khẩu', { exact: true })).toHaveValue('');

  const code = page.getByLabel('Mã xác thực');
  const grid = page.getByRole('grid');
  // after a failure the platform may require a wait
  const passPassword = () =>
    expect(async () => {
      if (!(await code.isVisible())) await givePassword(page, account, password);
      await expect(code).toBeVisible({ timeout: 2_000 });
    }).toPass();
  const passCode = (digits: string) =>
    expect(async () => {
      if (await code.isVisible()) await giveCode(page, digits);
      await expect(grid).toBeVisible({ timeout: 3_000 });
    }).toPass();
  await passPassword();
  await expect(page.getByRole('img', { name: 'Mã QR để thêm tài khoản vào ứng dụng xác thực' })).toBeVisible();
  const written = page.getByRole('status').filter({ hasText: /^[A-Z2-7 ]{16,}$/ });
  const nextCode = codesOf(((await written.textContent()) ?? '').replaceAll(' ', ''));
  await giveCode(page, '000000');
  await expect(page.getByRole('alert')).toBeVisible();
  await passCode(nextCode());
  await expect(page.getByText('Trực tiếp')).toBeVisible();

  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(page.getByRole('heading', { name: 'Đăng nhập điều hành' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Đăng nhập điều hành' })).toBeVisible();
  await passPassword();
  await passCode(nextCode());
});
