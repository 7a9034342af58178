import type { BrowserContext } from 'playwright';

/** The demonstration player. */
const player = { account: 'minhanh', password: 'Demo-2026-play' };

/** Signs the context's browser in as a person would; what it keeps from then on is the session cookie. */
export async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/member`);
  const dialog = page.getByRole('dialog', { name: /^(Đăng nhập|Sign in)$/ });
  await dialog
    .getByLabel(/Tên đăng nhập|User name/)
    .first()
    .fill(player.account);
  await dialog.locator('input[autocomplete="current-password"]').fill(player.password);
  await dialog.locator('button[type="submit"]').click();
  await page.getByRole('button', { name: /^(Kiểm tra tự động|Check automatically)$/ }).click();
  await page.locator('[data-module="./pages/MemberPage"] h1').first().waitFor();
  await page.close();
}
