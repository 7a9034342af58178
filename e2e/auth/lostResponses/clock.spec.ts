import { setClock } from '../../fixtures/clock.ts';
import { expectSignedIn, fillPasswords, newcomer, signOut, submitRegistration } from '../../fixtures/newcomer.ts';
import { expect, test } from '../../fixtures/site.ts';
import { words } from '../../fixtures/words.ts';

test.describe('the international market, where nothing is asked beside the password, which is the first call of all', () => {
  test.use({ baseURL: process.env.INT_URL ?? 'http://int.localhost:3000', locale: 'en-GB' });

  test('a machine whose clock is an hour behind is told the time by the refusal, registers and signs in, in English', {
    tag: '@matrix',
  }, async ({ page, site }) => {
    site.expectComplaints(/400 \(Bad Request\)/);
    await setClock(page, -1);
    const somebody = newcomer();
    await page.goto('/register');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const form = page.getByRole('dialog', { name: words.register });
    await expect(form.getByLabel(words.username)).toBeVisible();
    await expect(form.getByRole('tab')).toHaveCount(0);
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
