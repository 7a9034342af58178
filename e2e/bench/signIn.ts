import type { BrowserContext } from 'playwright';
import { passHumanCheck } from '../fixtures/humanCheck.ts';
import { words } from '../fixtures/words.ts';

/** The demonstration player. */
const player = { account: 'minhanh', password: 'Demo-2026-play' };

/** Signs in as a person would; the context keeps the session cookie. */
export async function signIn(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}/member`);
  const dialog = page.getByRole('dialog', { name: words.signIn });
  await dialog.getByLabel(words.username).fill(player.account);
  await dialog.locator('input[autocomplete="current-password"]').fill(player.password);
  await dialog.getByRole('button', { name: words.signIn }).click();
  await passHumanCheck(page);
  await page.locator('[data-module="./pages/MemberPage"] h1').first().waitFor();
  await page.close();
}
