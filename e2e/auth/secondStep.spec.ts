import { confirmTwoFactor } from '@unisite/shared/contract/memberSecurity';
import { loginVerification } from '@unisite/shared/contract/signInSteps';
import { goTo } from '../fixtures/goTo.ts';
import { passHumanCheck } from '../fixtures/humanCheck.ts';
import { atADesk, goTheWay, onAPhone } from '../fixtures/languages.ts';
import { CONNECTION_ERROR, connectionLostTexts, dropRequestsThenResponses } from '../fixtures/networkFaults.ts';
import { expectSignedIn, newcomer, ownNetwork, registerByCall, signOut, tryToSignIn } from '../fixtures/newcomer.ts';
import { newestMessage } from '../fixtures/outbox.ts';
import { authenticatorOf, bindEmail, fillYourPassword, protection, securityCentre } from '../fixtures/security.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

test('section 4: a member turns two-factor on and signs in with a recovery code, both over a failing network [2.screen.second]', async ({
  page,
  site,
}) => {
  const text = connectionLostTexts[atADesk.language];
  site.expectComplaints(CONNECTION_ERROR);
  const somebody = newcomer();
  await goTheWay(page, site, atADesk);
  await registerByCall(page.request, somebody);
  await goTo(page, securityCentre);
  await protection(page, words.twoFactor).getByRole('button', { name: words.turnOnNow }).click();
  const dialog = page.getByRole('dialog');
  await fillYourPassword(dialog, somebody.password);
  await site.expectAccessible(page);
  await dialog.getByRole('button', { name: words.goOn }).click();
  await expect(dialog.getByRole('img', { name: words.qr })).toBeVisible();
  const code = (await authenticatorOf(dialog)).generate();
  await dialog.getByLabel(words.appCode).fill(code);
  await dropRequestsThenResponses(page, confirmTwoFactor, async () => {
    await dialog.getByRole('button', { name: words.turnOnTwoFactor }).click();
    await expect(dialog.getByRole('alert')).toHaveText(text);
  });
  await expect(dialog.getByLabel(words.appCode)).toHaveValue(code);
  await site.expectAccessible(page);
  await dialog.getByRole('button', { name: words.turnOnTwoFactor }).click();
  const codes = dialog.getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recovery = ((await codes.first().textContent()) ?? '').trim();
  await site.expectAccessible(page);
  await page.goto('/index');
  await signOut(page);

  await tryToSignIn(page, somebody.account, somebody.password);
  const step = page.getByRole('dialog', { name: words.secondStep });
  await step.getByRole('combobox').selectOption('recoveryCode');
  await step.getByRole('textbox').fill(recovery);
  await dropRequestsThenResponses(page, loginVerification, async () => {
    await step.getByRole('button', { name: words.finishSecondStep }).click();
    await expect(step.getByRole('alert')).toHaveText(text);
  });
  await expect(step.getByRole('textbox')).toHaveValue(recovery);
  await site.expectAccessible(page);
  await step.getByRole('button', { name: words.finishSecondStep }).click();
  await expectSignedIn(page);
});

test('sections 4 and 5: a bound address gets a password for one use, which has to be changed before anything else [2.screen.change] [4.recovery.email]', {
  tag: '@matrix',
}, async ({ page, site }) => {
  const somebody = newcomer();
  const email = `${somebody.account}@thu.example`;
  const next = `Khac ${somebody.password}`;
  await goTheWay(page, site, onAPhone);
  await registerByCall(page.request, somebody, ownNetwork);
  await goTo(page, securityCentre);
  const bound = await bindEmail(page, email, somebody.password);
  await page.goto('/index');
  await signOut(page);

  await page.goto('/agent');
  await page.getByRole('button', { name: words.forgotPassword }).click();
  const forgot = page.getByRole('dialog', { name: words.forgotPassword });
  await forgot.getByLabel(words.username).fill(somebody.account);
  await forgot.getByLabel(words.email).fill(email);
  await site.expectAccessible(page);
  await forgot.getByRole('button', { name: words.sendPassword }).click();
  await passHumanCheck(page);
  await expect(page.getByText('The password has been sent. Please check').first()).toBeVisible();
  const mail = await newestMessage(page, email, bound);
  const [temporary = ''] = /\b[A-Za-z0-9]{4}(-[A-Za-z0-9]{4})+\b|\b[A-Za-z0-9]{12,}\b/.exec(mail) ?? [];

  await tryToSignIn(page, somebody.account, temporary);
  const change = page.getByRole('dialog', { name: words.changePassword });
  await expect(change).toContainText(somebody.account);
  await page.keyboard.press('Escape');
  await expect(change).toBeVisible();
  await site.expectAccessible(page);
  await change.getByRole('textbox', { name: words.newPassword }).fill(next);
  await change.getByRole('textbox', { name: words.repeatNewPassword }).fill(next);
  await change.getByRole('button', { name: words.changePassword }).click();
  await expectSignedIn(page);
  await signOut(page);
  await tryToSignIn(page, somebody.account, next);
  await expectSignedIn(page);
});
