import type { Page } from '@playwright/test';
import {
  beginTwoFactor,
  confirmTwoFactor,
  endOtherSessions,
  provePassword,
  renewRecoveryCodes,
} from '@unisite/shared/contract/memberSecurity';
import { loginVerification } from '@unisite/shared/contract/signInSteps';
import { cutOff, lost, without } from '../fixtures/cutCall.ts';
import { goTheWay, ways } from '../fixtures/languages.ts';
import { expectSignedIn, newcomer, registerByName, signOut, tryToSignIn } from '../fixtures/newcomer.ts';
import { authenticatorOf, fillYourPassword, protection, securityCentre } from '../fixtures/security.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

const noneElse = {
  vi: 'Không còn thiết bị nào khác đang đăng nhập',
  en: 'No other device was signed in',
} as const;

/** Of an authenticator the next code is good half a minute early. */
const next = () => ({ timestamp: Date.now() + 30_000 });

/** Whose password was typed long ago: the next ending of sessions is refused until it is typed once more. */
async function proofWanted(page: Page): Promise<void> {
  let asked = false;
  await page.route(
    ({ pathname }) => pathname === endOtherSessions.path,
    (route) => {
      if (asked || route.request().method() !== endOtherSessions.method) return route.fallback();
      asked = true;
      const refusal = { success: false, code: 'PASSWORD_PROOF_REQUIRED', message: 'Vui lòng nhập lại mật khẩu.' };
      return route.fulfill({ status: 403, json: refusal });
    },
  );
}

for (const way of ways) {
  const text = lost[way.language];

  test(`a network that fails at turning two-factor on, at new codes, at ending sessions and at the second step, in ${way.language}, ${way.width} wide`, async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000); // each step twice
    site.expectComplaints(cutOff);
    site.expectComplaints(/403 \(Forbidden\)/); // the password is wanted once more
    await goTheWay(page, way);
    const somebody = newcomer();
    await registerByName(page, somebody);
    await page.goto(securityCentre);
    const dialog = page.getByRole('dialog');
    const password = dialog.getByRole('textbox', { name: words.yourPassword });
    const code = dialog.getByLabel(words.appCode);

    await protection(page, words.twoFactor).getByRole('button', { name: words.turnOnNow }).click();
    await fillYourPassword(dialog, somebody.password);
    await without(page, beginTwoFactor, async () => {
      await dialog.getByRole('button', { name: words.goOn }).click();
      await expect(dialog.getByRole('alert')).toHaveText(text);
    });
    await expect(password).toHaveValue(somebody.password);
    await site.expectAccessible(page);
    await dialog.getByRole('button', { name: words.goOn }).click();
    await expect(dialog.getByRole('img', { name: words.qr })).toBeVisible();
    const authenticator = await authenticatorOf(dialog);
    const first = authenticator.generate();
    await code.fill(first);
    await without(page, confirmTwoFactor, async () => {
      await dialog.getByRole('button', { name: words.turnOnTwoFactor }).click();
      await expect(dialog.getByRole('alert')).toHaveText(text);
    });
    await expect(code).toHaveValue(first);
    await expect(dialog.getByRole('img', { name: words.qr })).toBeVisible();
    await dialog.getByRole('button', { name: words.turnOnTwoFactor }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    await dialog.getByRole('checkbox', { name: words.codesKept }).check();
    await dialog.getByRole('button', { name: words.done }).click();
    await expect(dialog).toHaveCount(0);

    await protection(page, words.recoveryCodes).getByRole('button', { name: words.newCodes }).click();
    const second = authenticator.generate(next());
    await code.fill(second);
    await without(page, renewRecoveryCodes, async () => {
      await dialog.getByRole('button', { name: words.makeCodes }).click();
      await expect(dialog.getByRole('alert')).toHaveText(text);
    });
    await expect(code).toHaveValue(second);
    await dialog.getByRole('button', { name: words.makeCodes }).click();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    const recovery = ((await dialog.getByRole('listitem').first().textContent()) ?? '').trim();
    await dialog.getByRole('checkbox', { name: words.codesKept }).check();
    await dialog.getByRole('button', { name: words.done }).click();
    await expect(dialog).toHaveCount(0);

    const endOthers = page.getByRole('main').getByRole('button', { name: words.endOthers });
    const question = page.getByRole('alertdialog');
    await without(page, endOtherSessions, async () => {
      await endOthers.click();
      await question.getByRole('button', { name: words.endOthers }).click();
      await expect(page.getByText(text, { exact: true })).toBeVisible();
      await expect(question).toHaveCount(0);
    });
    await proofWanted(page);
    await endOthers.click();
    await question.getByRole('button', { name: words.endOthers }).click();
    const proof = page.getByRole('dialog', { name: words.proof });
    await fillYourPassword(proof, somebody.password);
    await without(page, provePassword, async () => {
      await proof.getByRole('button', { name: words.prove }).click();
      await expect(proof.getByRole('alert')).toHaveText(text);
    });
    await expect(proof.getByRole('textbox', { name: words.yourPassword })).toHaveValue(somebody.password);
    await site.expectAccessible(page);
    await proof.getByRole('button', { name: words.prove }).click();
    await expect(proof).toHaveCount(0);
    await expect(page.locator('.toast').getByText(noneElse[way.language], { exact: true })).toBeVisible();
    await page.goto('/index');
    await signOut(page);

    await tryToSignIn(page, somebody.account, somebody.password);
    const step = page.getByRole('dialog', { name: words.secondStep });
    await step.getByRole('combobox').selectOption('recoveryCode');
    await step.getByRole('textbox').fill(recovery);
    await without(page, loginVerification, async () => {
      await step.getByRole('button', { name: words.finishSecondStep }).click();
      await expect(step.getByRole('alert')).toHaveText(text);
    });
    await expect(step.getByRole('textbox')).toHaveValue(recovery);
    await site.expectAccessible(page);
    await step.getByRole('button', { name: words.finishSecondStep }).click();
    await expectSignedIn(page);
  });
}
