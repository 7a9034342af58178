import { passHumanCheck } from '../fixtures/humanCheck.ts';
import {
  expectSignedIn,
  mobileIn,
  newcomer,
  registerByName,
  signOut,
  submitRegistration,
  tryToSignIn,
} from '../fixtures/newcomer.ts';
import { codeIn, newestMessage } from '../fixtures/outbox.ts';
import { followSecrets } from '../fixtures/secretTraces.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

test('sections 3 to 5: registering by name signs in; a wrong password says so and loses nothing [4.register.way] [4.register.in] [5.register.empty]', async ({
  page,
  context,
  site,
}) => {
  const secrets = followSecrets(context);
  const somebody = newcomer();
  await page.goto('/register?referralCode=');
  const dialog = page.getByRole('dialog', { name: 'Đăng ký' });
  await dialog.getByRole('button', { name: 'Tạo tài khoản' }).click();
  await expect(dialog.getByText('Tên đăng nhập không được để trống')).toBeVisible();
  await expect(dialog.getByLabel('Tên đăng nhập')).toBeFocused();
  await site.expectAccessible(page);
  await registerByName(page, somebody);
  await expect(page).toHaveURL(/\/index$/);
  await signOut(page);

  site.expectComplaints(/401/);
  const login = await tryToSignIn(page, somebody.account, 'khong phai mat khau');
  await expect(login.getByText('Tài khoản hoặc mật khẩu không chính xác.')).toBeVisible();
  await expect(login.getByLabel(words.username)).toHaveValue(somebody.account);
  await secrets.expectNowhere([somebody.password], page);
});

test('sections 2 to 4: registering by mobile number takes the code that was sent there, and signs in [4.register.way] [4.sms.once]', async ({
  page,
  context,
}) => {
  const secrets = followSecrets(context);
  const { mobile, password } = newcomer();
  await page.goto('/register');
  const form = page.getByRole('dialog', { name: 'Đăng ký' });
  await form.getByRole('tab', { name: 'Số điện thoại' }).click();
  await mobileIn(form).fill(mobile);
  await form.getByRole('button', { name: 'Gửi mã' }).click();
  await passHumanCheck(page);
  await expect(form.getByRole('button', { name: /^Gửi lại sau/ })).toBeDisabled();
  await form.getByLabel('Mã xác minh').fill(codeIn(await newestMessage(page, `+84${mobile}`)));
  await form.getByRole('textbox', { name: 'Mật khẩu', exact: true }).fill(password);
  await form.getByRole('textbox', { name: 'Nhập lại mật khẩu' }).fill(password);
  await form.getByRole('checkbox').check();
  await submitRegistration(form);
  await expectSignedIn(page);
  await secrets.expectNowhere([password], page);
});

test('section 4: signing in with a code by SMS needs no password and no slide [4.login.sms]', async ({ page }) => {
  const mobile = '912345678'; // the demonstration player's
  await page.goto('/login');
  const login = page.getByRole('dialog', { name: words.signIn });
  await login.getByRole('tab', { name: 'Số điện thoại' }).click();
  await mobileIn(login).fill(mobile);
  await login.getByRole('button', { name: 'Gửi mã' }).click();
  await passHumanCheck(page);
  await expect(login.getByRole('button', { name: /^Gửi lại sau/ })).toBeDisabled();
  await login.getByLabel('Mã xác minh').fill(codeIn(await newestMessage(page, `+84${mobile}`)));
  await login.getByRole('button', { name: words.signIn }).click();
  await expectSignedIn(page);
});

test('section 9: a browser that remembers for a day signs in without the password, which is nowhere in it [3.cookie.password] [4.after.remember] [9.remember.day]', async ({
  page,
  context,
}) => {
  const secrets = followSecrets(context);
  const somebody = newcomer();
  await registerByName(page, somebody);
  await signOut(page);
  await page.goto('/login');
  const login = page.getByRole('dialog', { name: words.signIn });
  await login.getByLabel(words.username).fill(somebody.account);
  await login.getByRole('textbox', { name: words.password }).fill(somebody.password);
  await login.getByRole('checkbox').check();
  await login.getByRole('button', { name: words.signIn }).click();
  await passHumanCheck(page);
  await expectSignedIn(page);
  await context.clearCookies({ name: '__Host-unisite' }); // as if the browser had been closed

  await page.goto('/login');
  await expect(login.getByLabel(words.username)).toHaveValue(somebody.account);
  await expect(login.getByRole('textbox', { name: words.password })).not.toHaveValue('');
  await login.getByRole('button', { name: words.signIn }).click();
  await passHumanCheck(page);
  await expectSignedIn(page);
  await secrets.expectNowhere([somebody.password], page);
});

test('section 6: a guest plays with demonstration money and is told where a full account is asked for [4.freePlay.in] [6.guest.text] [8.guest]', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Chơi thử' }).click();
  await page.getByRole('button', { name: 'Tôi đủ 18 tuổi và đồng ý' }).click();
  await expectSignedIn(page);
  await expect(page.getByRole('button', { name: words.balance })).toBeVisible();
  await page.goto('/member');
  await expect(page.getByText('Vui lòng đăng ký hoặc đăng nhập vào tài khoản chính thức').first()).toBeVisible();
});
