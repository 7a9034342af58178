import type { Locator, Page } from '@playwright/test';
import { login as loginCall } from '@unisite/shared/contract/access';
import { bindContact, confirmContact } from '@unisite/shared/contract/memberSecurity';
import type { Operation } from '@unisite/shared/contract/operation';
import {
  changePassword,
  forgotPasswordEmail,
  forgotPasswordSms,
  setPasswordByPhone,
} from '@unisite/shared/contract/passwords';
import { register, registerMobile, registrationSettings } from '@unisite/shared/contract/registration';
import {
  captcha,
  countryCodes,
  loginSms,
  registerSms,
  slideChallenge,
  workChallenge,
} from '@unisite/shared/contract/verification';
import { cutOff, losingAnswers, lost, lostBothWays, refuseOnce, without } from '../fixtures/cutCall.ts';
import { passHumanCheck } from '../fixtures/humanCheck.ts';
import { goTheWay, ways } from '../fixtures/languages.ts';
import {
  expectSignedIn,
  fillPasswords,
  fillRegistration,
  mobileIn,
  newcomer,
  registerByName,
  signOut,
  submitRegistration,
  tryToSignIn,
  untilNextTry,
} from '../fixtures/newcomer.ts';
import { codeIn, newestMessage } from '../fixtures/outbox.ts';
import { people } from '../fixtures/people.ts';
import { fillYourPassword, protection, securityCentre } from '../fixtures/security.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

/** Members of the demonstration whose numbers no other test uses: between two codes a number waits. */
const numbers = {
  vi: { signIn: '935987585', recovery: '936012276' },
  en: { signIn: '936036967', recovery: '936061658' },
} as const;

const said = {
  vi: {
    formFailed: 'Chưa tải được biểu mẫu.',
    passwordSent: 'Mật khẩu đã được gửi, vui lòng kiểm tra',
    changed: 'Đã đổi mật khẩu',
    country: 'VN +84: mã quốc gia VN',
    vietnam: 'VN +84: mã quốc gia Việt Nam',
  },
  en: {
    formFailed: 'The form could not be loaded.',
    passwordSent: 'The password has been sent. Please check',
    changed: 'Your password has been changed',
    country: 'VN +84: country code of VN',
    vietnam: 'VN +84: country code of Vietnam',
  },
} as const;

/**
 * Asks for the code whose first asking did not reach the platform: the answer is lost, the next one says that it is on its way. Nobody has to prove again that
 * they act.
 */
async function sendLostCode(page: Page, form: Locator, operation: Operation, text: string): Promise<void> {
  const send = form.getByRole('button', { name: words.sendCode });
  await untilNextTry(page);
  await losingAnswers(page, operation, async () => {
    await send.click();
    await expect(page.getByRole('alertdialog')).toContainText(text);
    await page.getByRole('alertdialog').getByRole('button', { name: words.ok }).click();
  });
  await untilNextTry(page);
  await send.click();
  await expect(form.getByRole('button', { name: words.sendAgainIn })).toBeDisabled();
}

for (const way of ways) {
  const { language } = way;
  const sentences = said[language];
  const text = lost[language];

  test.describe(`a network that fails, in ${language}, ${way.width} wide`, () => {
    test.beforeEach(async ({ page, site }) => {
      test.setTimeout(120_000); // each step of a form twice
      site.expectComplaints(cutOff);
      await goTheWay(page, way);
    });

    test('at signing in by name: the slide, what stands in for it, the login', async ({ page, site }) => {
      const { account, password } = people.player;
      await page.goto('/login');
      const login = page.getByRole('dialog', { name: words.signIn });
      await login.getByLabel(words.username).fill(account);
      await login.getByRole('textbox', { name: words.password }).fill(password);
      const send = login.getByRole('button', { name: words.signIn });
      const check = page.getByRole('dialog', { name: words.humanCheck });

      await without(page, slideChallenge, async () => {
        await send.click();
        await expect(check.getByRole('alert')).toHaveText(text);
      });
      await without(page, workChallenge, async () => {
        await passHumanCheck(page);
        await expect(check.getByRole('alert')).toHaveText([text, text]);
        await site.expectAccessible(page);
      });
      await without(page, loginCall, async () => {
        await passHumanCheck(page);
        await expect(check).toHaveCount(0);
        await expect(login.getByRole('alert')).toHaveText(text);
      });
      await expect(login.getByLabel(words.username)).toHaveValue(account);
      await expect(login.getByRole('textbox', { name: words.password })).toHaveValue(password);
      await site.expectAccessible(page);

      // the picture with signs, as after many failures; the proof of the slide goes on meanwhile
      site.expectComplaints(/403 \(Forbidden\)/);
      await refuseOnce(page, loginCall, 'CAPTCHA_REQUIRED');
      const signs = login.getByRole('textbox', { name: words.signs });
      const another = login.getByRole('button', { name: words.anotherPicture });
      await without(page, captcha, async () => {
        await send.click();
        await expect(signs).toBeFocused();
        await expect(login.getByRole('alert')).toHaveText([text]);
      });
      await site.expectAccessible(page);
      await another.click();
      await expect(another.getByRole('presentation')).toBeVisible();
      await expect(login.getByRole('alert')).toHaveCount(0);
      await untilNextTry(page);
      await without(page, captcha, async () => {
        await another.click();
        await expect(login.getByRole('alert')).toHaveText([text]);
      });
      await signs.fill('ABCDE');
      await without(page, loginCall, async () => {
        await send.click();
        await expect(login.getByRole('alert')).toHaveCount(2);
      });
      await expect(signs).toHaveValue('ABCDE');
      await login.getByRole('button', { name: words.cannotReadSigns }).click();
      await expect(signs).toHaveCount(0);
      await lostBothWays(page, loginCall, async () => {
        await send.click();
        await expect(login.getByRole('alert')).toHaveText(text);
      });
      await expect(login.getByRole('textbox', { name: words.password })).toHaveValue(password);
      await send.click(); // nothing has to be proved again
      await expectSignedIn(page);
    });

    test('at signing in by number: the countries, the code, the login', async ({ page, site }) => {
      const number = numbers[language].signIn;
      const login = page.getByRole('dialog', { name: words.signIn });
      await without(page, countryCodes, async () => {
        await page.goto('/login');
        await login.getByRole('tab', { name: words.mobile }).click();
        await mobileIn(login).fill(number);
        await login.getByRole('button', { name: sentences.country }).click();
        await expect(login.getByRole('button', { name: words.loadCountriesAgain })).toBeVisible();
        await site.expectAccessible(page);
        await login.getByRole('button', { name: words.loadCountriesAgain }).click();
      });
      await expect(login.getByRole('option', { selected: true })).toBeVisible();
      await expect(login.getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(login.getByRole('button', { name: sentences.vietnam })).toBeVisible();

      await without(page, loginSms, async () => {
        await login.getByRole('button', { name: words.sendCode }).click();
        await passHumanCheck(page);
        await expect(page.getByRole('alertdialog')).toContainText(text);
        await site.expectAccessible(page);
        await page.getByRole('alertdialog').getByRole('button', { name: words.ok }).click();
      });
      await expect(mobileIn(login)).toHaveValue(number);
      await sendLostCode(page, login, loginSms, text);
      const code = codeIn(await newestMessage(page, `+84${number}`));
      await login.getByLabel(words.code).fill(code);
      await lostBothWays(page, loginCall, async () => {
        await login.getByRole('button', { name: words.signIn }).click();
        await expect(login.getByRole('alert')).toHaveText(text);
      });
      await expect(mobileIn(login)).toHaveValue(number);
      await expect(login.getByLabel(words.code)).toHaveValue(code);
      await login.getByRole('button', { name: words.signIn }).click();
      await expectSignedIn(page);
    });

    test('at registering: the form, the picture, the sending; nobody is registered twice', async ({ page, site }) => {
      const somebody = newcomer();
      const form = page.getByRole('dialog', { name: words.register });
      await without(page, captcha, async () => {
        await without(page, registrationSettings, async () => {
          await page.goto('/register');
          await expect(form.getByText(sentences.formFailed)).toBeVisible();
          await site.expectAccessible(page);
          await form.getByRole('button', { name: words.tryAgain }).click();
        });
        await expect(form.getByText(text)).toBeVisible(); // the form has come, its picture has not
      });
      await fillRegistration(form, somebody);
      await without(page, register, async () => {
        await submitRegistration(form);
        await expect(form.getByRole('alert').filter({ hasText: text })).toBeVisible();
      });
      const send = form.getByRole('button', { name: words.createAccount });
      await losingAnswers(page, register, async () => {
        await send.click();
        await expect(send).toHaveAttribute('aria-busy', 'true');
        await expect(send).not.toHaveAttribute('aria-busy', 'true');
        await expect(form.getByRole('alert').filter({ hasText: text })).toBeVisible();
      });
      await expect(form.getByLabel(words.username)).toHaveValue(somebody.account);
      await expect(mobileIn(form)).toHaveValue(somebody.mobile);
      await expect(form.getByRole('textbox', { name: words.password })).toHaveValue(somebody.password);
      await expect(form.getByRole('checkbox')).toBeChecked();
      await site.expectAccessible(page);
      await send.click();
      await expectSignedIn(page);
      await page.reload();
      await expectSignedIn(page);
    });

    test('at registering by number: the code, the sending; nobody is registered twice', async ({ page, site }) => {
      const { mobile, password } = newcomer();
      await page.goto('/register');
      const form = page.getByRole('dialog', { name: words.register });
      await form.getByRole('tab', { name: words.mobile }).click();
      await mobileIn(form).fill(mobile);
      await without(page, registerSms, async () => {
        await form.getByRole('button', { name: words.sendCode }).click();
        await passHumanCheck(page);
        await expect(page.getByRole('alertdialog')).toContainText(text);
        await page.getByRole('alertdialog').getByRole('button', { name: words.ok }).click();
      });
      await sendLostCode(page, form, registerSms, text);
      const code = codeIn(await newestMessage(page, `+84${mobile}`));
      await form.getByLabel(words.code).fill(code);
      await fillPasswords(form, password);
      await form.getByRole('checkbox').check();
      await form.getByRole('button', { name: words.cannotReadSigns }).click();
      await expect(form.getByRole('textbox', { name: words.signs })).toBeHidden();
      const send = form.getByRole('button', { name: words.createAccount });
      await lostBothWays(page, registerMobile, async () => {
        await send.click();
        await expect(form.getByRole('alert').filter({ hasText: text })).toBeVisible();
      });
      await expect(mobileIn(form)).toHaveValue(mobile);
      await expect(form.getByLabel(words.code)).toHaveValue(code);
      await expect(form.getByRole('textbox', { name: words.password })).toHaveValue(password);
      await expect(form.getByRole('checkbox')).toBeChecked();
      await site.expectAccessible(page);
      await send.click();
      await expectSignedIn(page);
    });

    test('at getting back in by mail', async ({ page, site }) => {
      const { account } = newcomer();
      await page.goto('/agent');
      await page.getByRole('button', { name: words.forgotPassword }).click();
      const forgot = page.getByRole('dialog', { name: words.forgotPassword });
      await forgot.getByLabel(words.username).fill(account);
      await forgot.getByLabel(words.email).fill(`${account}@thu.example`);
      const send = forgot.getByRole('button', { name: words.sendPassword });
      await without(page, forgotPasswordEmail, async () => {
        await send.click();
        await passHumanCheck(page);
        await expect(forgot.getByRole('alert')).toHaveText(text);
      });
      await expect(forgot.getByLabel(words.username)).toHaveValue(account);
      await expect(forgot.getByLabel(words.email)).toHaveValue(`${account}@thu.example`);
      await site.expectAccessible(page);
      await losingAnswers(page, forgotPasswordEmail, async () => {
        await send.click(); // the same proof goes along
        await expect(forgot.getByRole('alert')).toHaveText(text);
      });
      await send.click(); // and does for the same message
      await expect(page.getByText(sentences.passwordSent).first()).toBeVisible();
    });

    test('at getting back in by number: the code, the new password', async ({ page }) => {
      const number = numbers[language].recovery;
      const { password } = newcomer();
      await page.goto('/agent');
      await page.getByRole('button', { name: words.forgotPassword }).click();
      const forgot = page.getByRole('dialog', { name: words.forgotPassword });
      await forgot.getByRole('tab', { name: words.mobile }).click();
      await mobileIn(forgot).fill(number);
      await without(page, forgotPasswordSms, async () => {
        await forgot.getByRole('button', { name: words.sendCode }).click();
        await passHumanCheck(page);
        await expect(page.getByRole('alertdialog')).toContainText(text);
        await page.getByRole('alertdialog').getByRole('button', { name: words.ok }).click();
      });
      await expect(mobileIn(forgot)).toHaveValue(number);
      await sendLostCode(page, forgot, forgotPasswordSms, text);
      await forgot.getByLabel(words.code).fill(codeIn(await newestMessage(page, `+84${number}`)));
      await forgot.getByRole('textbox', { name: words.newPassword }).fill(password);
      await forgot.getByRole('textbox', { name: words.repeatNewPassword }).fill(password);
      const send = forgot.getByRole('button', { name: words.setPassword });
      await lostBothWays(page, setPasswordByPhone, async () => {
        await send.click();
        await expect(forgot.getByRole('alert')).toHaveText(text);
      });
      await expect(mobileIn(forgot)).toHaveValue(number);
      await expect(forgot.getByRole('textbox', { name: words.newPassword })).toHaveValue(password);
      await send.click();
      await expectSignedIn(page);
    });

    test('at binding an address and changing the password', async ({ page, site }) => {
      const somebody = newcomer();
      const email = `${somebody.account}@thu.example`;
      const next = `Khac ${somebody.password}`;
      await registerByName(page, somebody);
      await page.goto(securityCentre);
      await protection(page, words.email).getByRole('button', { name: words.bind }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(words.newEmail).fill(email);
      await fillYourPassword(dialog, somebody.password);
      const sendCode = dialog.getByRole('button', { name: words.sendContactCode });
      await without(page, bindContact, async () => {
        await sendCode.click();
        await expect(dialog.getByRole('alert')).toHaveText(text);
      });
      await expect(dialog.getByLabel(words.newEmail)).toHaveValue(email);
      await expect(dialog.getByRole('textbox', { name: words.yourPassword })).toHaveValue(somebody.password);
      await site.expectAccessible(page);
      await untilNextTry(page);
      await losingAnswers(page, bindContact, async () => {
        await sendCode.click();
        await expect(dialog.getByRole('alert')).toHaveText(text);
      });
      await untilNextTry(page);
      await sendCode.click();
      const code = codeIn(await newestMessage(page, email));
      await dialog.getByLabel(words.contactCode).fill(code);
      await lostBothWays(page, confirmContact, async () => {
        await dialog.getByRole('button', { name: words.bindEmail }).click();
        await expect(dialog.getByRole('alert')).toHaveText(text);
      });
      await expect(dialog.getByLabel(words.contactCode)).toHaveValue(code);
      await dialog.getByRole('button', { name: words.bindEmail }).click();
      await expect(dialog).toHaveCount(0);

      await protection(page, words.password).getByRole('button', { name: words.change }).click();
      const change = page.getByRole('dialog', { name: words.changePassword });
      await change.getByRole('textbox', { name: words.currentPassword }).fill(somebody.password);
      await change.getByRole('textbox', { name: words.newPassword }).fill(next);
      await change.getByRole('textbox', { name: words.repeatNewPassword }).fill(next);
      await lostBothWays(page, changePassword, async () => {
        await change.getByRole('button', { name: words.changePassword }).click();
        await expect(change.getByRole('alert')).toHaveText(text);
      });
      await expect(change.getByRole('textbox', { name: words.currentPassword })).toHaveValue(somebody.password);
      await expect(change.getByRole('textbox', { name: words.newPassword })).toHaveValue(next);
      await site.expectAccessible(page);
      await change.getByRole('button', { name: words.changePassword }).click();
      await expect(page.getByText(sentences.changed).first()).toBeVisible();
      await expectSignedIn(page);
      await signOut(page);
      await tryToSignIn(page, somebody.account, next);
      await expectSignedIn(page);
    });
  });
}
