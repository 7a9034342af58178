import type { Page } from '@playwright/test';
import { setClock } from '../fixtures/clock.ts';
import { passHumanCheck } from '../fixtures/humanCheck.ts';
import { atADesk, goTheWay, onAPhone } from '../fixtures/languages.ts';
import {
  expectSignedIn,
  fillCode,
  fillPasswords,
  mobileIn,
  newcomer,
  registerByCall,
  submitRegistration,
} from '../fixtures/newcomer.ts';
import { codeIn, newestMessage } from '../fixtures/outbox.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

const codeTo = (page: Page, mobile: string) => async () => codeIn(await newestMessage(page, `+84${mobile}`));

test('sections 2 to 4: registering by mobile number takes the code that was sent there, and signs in [4.register.way] [4.sms.once]', async ({
  page,
  site,
}) => {
  const { mobile, password } = newcomer();
  await goTheWay(page, site, atADesk);
  await page.goto('/register');
  const form = page.getByRole('dialog', { name: words.register });
  await form.getByRole('tab', { name: words.mobile }).click();
  await mobileIn(form).fill(mobile);
  await fillCode(page, form, codeTo(page, mobile));
  await site.expectAccessible(page);
  await fillPasswords(form, password);
  await form.getByRole('checkbox').check();
  await submitRegistration(form);
  await expectSignedIn(page);
});

test('section 4: signing in with a code by SMS needs no password and no slide [4.login.sms]', {
  tag: '@matrix',
}, async ({ page, site }) => {
  const mobile = '936135731'; // of a member who signs in in no other test, because codes to a number are rate-limited
  await goTheWay(page, site, onAPhone);
  await page.goto('/login');
  const login = page.getByRole('dialog', { name: words.signIn });
  await login.getByRole('tab', { name: words.mobile }).click();
  await mobileIn(login).fill(mobile);
  const picker = login.getByRole('button', { name: 'VN +84: country code of Vietnam' });
  await picker.click();
  await expect(login.getByRole('option', { selected: true }).getByRole('presentation')).toHaveCount(1); // the flag
  await site.expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(picker).toBeFocused();
  await fillCode(page, login, codeTo(page, mobile));
  await login.getByRole('button', { name: words.signIn }).click();
  await expectSignedIn(page);
});

test('section 9: a browser that remembers for a day signs in without the password, on a machine an hour ahead too [3.cookie.name] [3.cookie.password] [4.after.remember] [9.remember.day]', async ({
  page,
  context,
  request,
  site,
}) => {
  const somebody = newcomer();
  await goTheWay(page, site, atADesk);
  await setClock(page, 1);
  await registerByCall(request, somebody);
  await page.goto('/login');
  const login = page.getByRole('dialog', { name: words.signIn });
  await login.getByLabel(words.username).fill(somebody.account);
  await login.getByRole('textbox', { name: words.password }).fill(somebody.password);
  await login.getByRole('checkbox', { name: words.remember }).check();
  await login.getByRole('button', { name: words.signIn }).click();
  await passHumanCheck(page);
  await expectSignedIn(page);
  const last = (await context.cookies()).find(({ name }) => name === 'unisite-last');
  expect(last?.value).toBe(somebody.account);
  expect(Math.abs((last?.expires ?? 0) - Date.now() / 1000 - 86_400)).toBeLessThan(60);
  site.expectComplaints(/401 \(Unauthorized\)/); // calls in progress when the page's cookie was removed
  await context.clearCookies({ name: '__Host-unisite' }); // simulates a restart of the browser

  await page.goto('/login');
  await expect(login.getByLabel(words.username)).toHaveValue(somebody.account);
  // a placeholder of constant length: the sign-in uses a cookie that scripts cannot read
  await expect(login.getByRole('textbox', { name: words.password })).toHaveValue('•'.repeat(10));
  await login.getByRole('button', { name: words.signIn }).click();
  await passHumanCheck(page);
  await expectSignedIn(page);
});
