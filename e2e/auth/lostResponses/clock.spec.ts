import type { Page } from '@playwright/test';
import { passHumanCheck } from '../../fixtures/humanCheck.ts';
import {
  expectSignedIn,
  fillPasswords,
  mobileIn,
  newcomer,
  registerByCall,
  signOut,
  submitRegistration,
} from '../../fixtures/newcomer.ts';
import { expect, test } from '../../fixtures/site.ts';
import { wantNoPopup } from '../../fixtures/wantNoPopup.ts';
import { words } from '../../fixtures/words.ts';

const hour = 3_600_000;
const day = 86_400;

/** Sets the clock of the machine; the day may be another by it. */
async function setClock(page: Page, time: number): Promise<void> {
  await page.clock.install({ time });
  await page.addInitScript(wantNoPopup);
}

test('a machine whose clock is an hour ahead counts down, signs in and is remembered', { tag: '@matrix' }, async ({
  page,
  context,
  request,
  site,
}) => {
  await setClock(page, Date.now() + hour);
  const somebody = newcomer();
  await registerByCall(request, somebody);

  await page.goto('/login');
  expect(Math.abs((await page.evaluate(() => Date.now())) - Date.now() - hour)).toBeLessThan(60_000);
  const login = page.getByRole('dialog', { name: words.signIn });
  await login.getByRole('tab', { name: words.mobile }).click();
  await mobileIn(login).fill(somebody.mobile);
  await login.getByRole('button', { name: words.sendCode }).click();
  await passHumanCheck(page);
  const again = login.getByRole('button', { name: words.sendAgainIn });
  await expect(again).toBeDisabled();
  const left = async () => Number(/\d+/.exec((await again.textContent()) ?? '')?.[0]);
  const [, minutes] = /(\d+) phút/.exec((await login.textContent()) ?? '') ?? [];
  const all = Number(minutes) * 60;
  const seen = await left();
  expect(seen).toBeLessThanOrEqual(all);
  expect(seen).toBeGreaterThan(all - 30);
  await expect.poll(left).toBeLessThan(seen);

  await login.getByRole('tab').first().click();
  await login.getByLabel(words.username).fill(somebody.account);
  await login.getByRole('textbox', { name: words.password }).fill(somebody.password);
  await login.getByRole('checkbox', { name: words.remember }).check();
  await login.getByRole('button', { name: words.signIn }).click();
  await passHumanCheck(page);
  await expectSignedIn(page);
  const remembered = (await context.cookies()).filter(({ httpOnly, expires }) => httpOnly && expires > 0);
  const lasts = remembered.map(({ expires }) => expires - Date.now() / 1000);
  expect(lasts.some((seconds) => Math.abs(seconds - day) < 120)).toBe(true);

  site.expectComplaints(/401 \(Unauthorized\)/); // what the page was asking for when its cookie was taken away
  await context.clearCookies({ name: '__Host-unisite' }); // as if the browser had been closed
  await page.goto('/login');
  await expect(login.getByLabel(words.username)).toHaveValue(somebody.account);
  await login.getByRole('button', { name: words.signIn }).click();
  await passHumanCheck(page);
  await expectSignedIn(page);
});

test.describe('where the password is the first call of all', () => {
  test.use({ baseURL: process.env.INT_URL ?? 'http://int.localhost:3000', locale: 'en-GB' });

  test('a machine whose clock is an hour behind is told the time by the refusal, registers and signs in all the same', {
    tag: '@matrix',
  }, async ({ page, site }) => {
    site.expectComplaints(/400 \(Bad Request\)/);
    await setClock(page, Date.now() - hour);
    const somebody = newcomer();
    await page.goto('/register');
    const form = page.getByRole('dialog', { name: words.register });
    await form.getByLabel(words.username).fill(somebody.account);
    await fillPasswords(form, somebody.password);
    await form.getByRole('checkbox').check();
    await submitRegistration(form);
    await expectSignedIn(page);
    await signOut(page);
    await page.goto('/index');
    const quick = page.getByRole('banner').getByRole('form');
    await quick.getByLabel(words.username).fill(somebody.account);
    await quick.getByLabel(words.password, { exact: true }).fill(somebody.password);
    await quick.getByRole('button', { name: words.signIn }).click();
    await expectSignedIn(page);
  });
});
