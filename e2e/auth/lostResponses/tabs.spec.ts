import { passHumanCheck } from '../../fixtures/humanCheck.ts';
import { newcomer, registerByCall, signOut, tryToSignIn } from '../../fixtures/newcomer.ts';
import { protection, securityCentre } from '../../fixtures/security.ts';
import { expect, test } from '../../fixtures/site.ts';
import { words } from '../../fixtures/words.ts';

test.beforeEach(({ site }) => {
  site.expectComplaints(/401 \(Unauthorized\)/); // calls in progress when the session ended
});

test('two tabs: who signs out in one leaves no form of theirs open in the other; who signs in twice is in in the last', {
  tag: '@matrix',
}, async ({ page, context, site }) => {
  const somebody = newcomer();
  await registerByCall(page.request, somebody);
  const other = await context.newPage();
  await other.goto(securityCentre);
  await protection(other, words.email)
    .getByRole('button', { name: /^(Liên kết|Link)/ })
    .click();
  const form = other.getByRole('dialog');
  await form.getByRole('textbox', { name: words.yourPassword }).fill(somebody.password);
  await page.bringToFront();
  await page.goto('/index');
  await signOut(page);

  await other.bringToFront();
  await expect(form.getByRole('textbox', { name: words.yourPassword })).toHaveCount(0);
  await expect(other.getByText(somebody.account)).toHaveCount(0);
  const login = other.getByRole('dialog', { name: words.signIn });
  await expect(login).toBeVisible();
  await expect(login.getByRole('textbox', { name: words.password })).toHaveValue('');
  await site.expectAccessible(other);
  await login.getByLabel(words.username).fill(somebody.account);
  await login.getByRole('textbox', { name: words.password }).fill(somebody.password);

  await page.bringToFront();
  await tryToSignIn(page, somebody.account, somebody.password);
  await expect(page.getByRole('button', { name: words.balance })).toBeVisible();
  await other.bringToFront();
  await login.getByRole('button', { name: words.signIn }).click();
  await passHumanCheck(other);
  await expect(other.getByRole('button', { name: words.balance })).toBeVisible();
  await expect(page.getByRole('dialog', { name: words.signIn })).toContainText(
    'Tài khoản vừa được đăng nhập ở nơi khác',
  );
});
