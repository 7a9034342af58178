import { TOTP } from 'otpauth';
import { passHumanCheck } from '../fixtures/humanCheck.ts';
import { expectSignedIn, newcomer, registerByName, signOut, tryToSignIn } from '../fixtures/newcomer.ts';
import { codeIn, newestMessage } from '../fixtures/outbox.ts';
import { followSecrets } from '../fixtures/secretTraces.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

const security = '/member?page=securityCenter&view=security';

test('section 4: a member turns two-factor on, and signs in with a recovery code [2.screen.second]', async ({
  page,
  context,
  site,
}) => {
  const secrets = followSecrets(context);
  const somebody = newcomer();
  await registerByName(page, somebody);
  await page.goto(security);
  const row = page.getByRole('listitem').filter({ hasText: 'Xác thực hai lớp' }).first();
  await row.getByRole('button', { name: /Bật ngay/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Mật khẩu đăng nhập' }).fill(somebody.password);
  await dialog.getByRole('button', { name: 'Tiếp tục' }).click();
  await expect(dialog.getByRole('img', { name: 'Mã QR để thêm tài khoản vào ứng dụng xác thực' })).toBeVisible();
  const [secret = ''] = /[A-Z2-7]{4}( [A-Z2-7]{4}){3,}/.exec((await dialog.textContent()) ?? '') ?? [];
  await dialog.getByLabel(/Mã từ ứng dụng/).fill(new TOTP({ secret: secret.replaceAll(' ', '') }).generate());
  await dialog.getByRole('button', { name: 'Bật xác thực hai lớp' }).click();
  const codes = dialog.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = ((await codes.first().textContent()) ?? '').trim();
  await site.expectAccessible(page);
  await page.goto('/index');
  await signOut(page);

  await tryToSignIn(page, somebody.account, somebody.password);
  const step = page.getByRole('dialog', { name: 'Xác minh đăng nhập' });
  await step.getByRole('combobox').selectOption('recoveryCode');
  await step.getByRole('textbox').fill(recovery);
  await step.getByRole('button', { name: 'Xác minh và đăng nhập' }).click();
  await expectSignedIn(page);
  await secrets.expectNowhere([somebody.password], page);
});

test('sections 4 and 5: a bound address gets a password for one use, which has to be changed before anything else [2.screen.change] [4.recovery.email]', async ({
  page,
  context,
  site,
}) => {
  const secrets = followSecrets(context);
  const somebody = newcomer();
  const email = `${somebody.account}@thu.example`;
  const next = `Khac ${somebody.password}`;
  await registerByName(page, somebody);
  await page.goto(security);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Email' })
    .first()
    .getByRole('button', { name: /Liên kết/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Địa chỉ email mới').fill(email);
  await dialog.getByRole('textbox', { name: 'Mật khẩu đăng nhập' }).fill(somebody.password);
  await dialog.getByRole('button', { name: 'Gửi mã xác thực' }).click();
  const bound = await newestMessage(page, email);
  await dialog.getByLabel('Mã xác thực').fill(codeIn(bound));
  await dialog.getByRole('button', { name: 'Liên kết email' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/index');
  await signOut(page);

  await page.goto('/agent');
  await page
    .getByRole('button', { name: /Quên mật khẩu/ })
    .or(page.getByRole('link', { name: /Quên mật khẩu/ }))
    .click();
  const forgot = page.getByRole('dialog', { name: 'Quên mật khẩu' });
  await forgot.getByLabel('Tên đăng nhập').fill(somebody.account);
  await forgot.getByLabel('Email').fill(email);
  await forgot.getByRole('button', { name: 'Gửi mật khẩu' }).click();
  await passHumanCheck(page);
  await expect(page.getByText('Mật khẩu đã được gửi, vui lòng kiểm tra').first()).toBeVisible();
  const mail = await newestMessage(page, email, bound);
  const [temporary = ''] = /\b[A-Za-z0-9]{4}(-[A-Za-z0-9]{4})+\b|\b[A-Za-z0-9]{12,}\b/.exec(mail) ?? [];

  await tryToSignIn(page, somebody.account, temporary);
  const change = page.getByRole('dialog', { name: 'Đổi mật khẩu' });
  await expect(change).toContainText(somebody.account);
  await page.keyboard.press('Escape');
  await expect(change).toBeVisible();
  await site.expectAccessible(page);
  await change.getByRole('textbox', { name: 'Mật khẩu mới', exact: true }).fill(next);
  await change.getByRole('textbox', { name: 'Nhập lại mật khẩu mới' }).fill(next);
  await change.getByRole('button', { name: 'Đổi mật khẩu' }).click();
  await expectSignedIn(page);
  await signOut(page);
  await tryToSignIn(page, somebody.account, next);
  await expectSignedIn(page);
  await expect(page.getByRole('button', { name: words.accountMenu })).toBeVisible();
  await secrets.expectNowhere([somebody.password, next, temporary], page);
});
