import {
  beginTwoFactor,
  confirmTwoFactor,
  endMemberSession,
  endOtherSessions,
  endTwoFactor,
  reauthenticate,
  renewRecoveryCodes,
} from '@unisite/shared/contract/memberSecurity';
import { loginVerification, loginVerificationCode } from '@unisite/shared/contract/signInSteps';
import { atADesk, goTheWay, onAPhone } from '../../fixtures/languages.ts';
import {
  CONNECTION_ERROR,
  connectionLostTexts,
  dropRequests,
  dropRequestsThenResponses,
  dropResponses,
  refuseOnce,
} from '../../fixtures/networkFaults.ts';
import {
  expectSignedIn,
  newcomer,
  registerByCall,
  signOut,
  tryToSignIn,
  untilNextTry,
} from '../../fixtures/newcomer.ts';
import { codeIn, newestMessage } from '../../fixtures/outbox.ts';
import { authenticatorOf, fillYourPassword, protection, securityCentre } from '../../fixtures/security.ts';
import { expect, test } from '../../fixtures/site.ts';
import { words } from '../../fixtures/words.ts';

/** A member of the demonstration whom no other test signs in: between two codes an account waits. */
const abroad = { account: 'ngochuong4', password: 'Demo-2026-member', target: 'ngochuong4@thu.example' } as const;

/** An address of a network where nobody was before. */
const aNewNetwork = () => `10.${Math.floor(Date.now() / 250) % 250}.${Date.now() % 250}.7`;

/** Of an authenticator the next code is good half a minute early. */
const next = () => ({ timestamp: Date.now() + 30_000 });

test('a network that fails at two-factor, on and off, at new codes, at the second step and at ending sessions', {
  tag: '@matrix',
}, async ({ page, site }) => {
  const text = connectionLostTexts[atADesk.language];
  test.setTimeout(180_000); // each step three times
  site.expectComplaints(CONNECTION_ERROR);
  site.expectComplaints(/403 \(Forbidden\)/); // the password is wanted once more
  await goTheWay(page, site, atADesk);
  const somebody = newcomer();
  await registerByCall(page.request, somebody);
  await page.goto(securityCentre);
  const dialog = page.getByRole('dialog');
  const password = dialog.getByRole('textbox', { name: words.yourPassword });
  const code = dialog.getByLabel(words.appCode);

  await protection(page, words.twoFactor).getByRole('button', { name: words.turnOnNow }).click();
  await fillYourPassword(dialog, somebody.password);
  await dropRequests(page, beginTwoFactor, async () => {
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
  await dropRequestsThenResponses(page, confirmTwoFactor, async () => {
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
  await dropRequestsThenResponses(page, renewRecoveryCodes, async () => {
    await dialog.getByRole('button', { name: words.makeCodes }).click();
    await expect(dialog.getByRole('alert')).toHaveText(text);
  });
  await expect(code).toHaveValue(second);
  await dialog.getByRole('button', { name: words.makeCodes }).click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const [recovery = '', another = ''] = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('checkbox', { name: words.codesKept }).check();
  await dialog.getByRole('button', { name: words.done }).click();
  await expect(dialog).toHaveCount(0);

  const endOthers = page.getByRole('main').getByRole('button', { name: words.endOthers });
  const question = page.getByRole('alertdialog');
  await dropRequestsThenResponses(page, endOtherSessions, async () => {
    await endOthers.click();
    await question.getByRole('button', { name: words.endOthers }).click();
    await expect(page.getByText(text, { exact: true }).last()).toBeVisible();
    await expect(question).toHaveCount(0);
  });
  await refuseOnce(page, endOtherSessions, 'PASSWORD_PROOF_REQUIRED'); // as where it was typed long ago
  await endOthers.click();
  await question.getByRole('button', { name: words.endOthers }).click();
  const proof = page.getByRole('dialog', { name: words.proof });
  await fillYourPassword(proof, somebody.password);
  await dropRequests(page, reauthenticate, async () => {
    await proof.getByRole('button', { name: words.prove }).click();
    await expect(proof.getByRole('alert')).toHaveText(text);
  });
  await expect(proof.getByRole('textbox', { name: words.yourPassword })).toHaveValue(somebody.password);
  await site.expectAccessible(page);
  await proof.getByRole('button', { name: words.prove }).click();
  await expect(proof).toHaveCount(0);
  await expect(
    page.locator('.toast').getByText('Không còn thiết bị nào khác đang đăng nhập', { exact: true }),
  ).toBeVisible();
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

  // the session whose answer was lost is one of another device
  await page.goto(securityCentre);
  const endOne = page.getByRole('main').getByRole('button', { name: words.endOne });
  const ending = async () => {
    await endOne.click();
    await question.getByRole('button', { name: words.endOne }).click();
    await expect(question).toHaveCount(0);
  };
  await dropRequests(page, endMemberSession, async () => {
    await ending();
    await expect(page.locator('.toast').getByText(text, { exact: true })).toBeVisible();
  });
  await expect(endOne).toHaveCount(1);
  await dropResponses(page, endMemberSession, ending);
  await expect(page.locator('.toast').getByText(/^Đã đăng xuất /)).toBeVisible(); // the list says that it is gone
  await expect(endOne).toHaveCount(0);

  await protection(page, words.twoFactor).getByRole('button', { name: words.turnOff }).click();
  const off = page.getByRole('alertdialog');
  await fillYourPassword(off, somebody.password);
  await off.getByLabel(words.anyCode).fill(another);
  await dropRequestsThenResponses(page, endTwoFactor, async () => {
    await off.getByRole('button', { name: words.turnTwoFactorOff }).click();
    await expect(off.getByRole('alert')).toHaveText(text);
  });
  await expect(off.getByRole('textbox', { name: words.yourPassword })).toHaveValue(somebody.password);
  await expect(off.getByLabel(words.anyCode)).toHaveValue(another);
  await site.expectAccessible(page);
  await off.getByRole('button', { name: words.turnTwoFactorOff }).click();
  await expect(off).toHaveCount(0);
  await expect(protection(page, words.twoFactor).getByRole('button', { name: words.turnOnNow })).toBeVisible();
});

test('a network that fails at a second step by a code', { tag: '@matrix' }, async ({ page, site }) => {
  const text = connectionLostTexts[onAPhone.language];
  test.setTimeout(120_000); // the code is sent and typed twice
  site.expectComplaints(CONNECTION_ERROR);
  const { account, password, target } = abroad;
  await goTheWay(page, site, onAPhone);
  await tryToSignIn(page, account, password);
  await expectSignedIn(page);
  await signOut(page);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': aNewNetwork() });
  await tryToSignIn(page, account, password);
  const step = page.getByRole('dialog', { name: words.secondStep });
  await step.getByRole('combobox').selectOption('mail');
  const send = step.getByRole('button', { name: words.sendCode });
  await dropRequestsThenResponses(page, loginVerificationCode, async () => {
    await untilNextTry(page);
    await send.click();
    await expect(step.getByRole('alert')).toHaveText(text);
  });
  await site.expectAccessible(page);
  await untilNextTry(page);
  await send.click();
  await expect(step.getByRole('button', { name: words.sendAgainIn })).toBeDisabled();
  await expect(step.getByRole('alert')).toHaveCount(0);
  const code = codeIn(await newestMessage(page, target));
  await step.getByRole('textbox').fill(code);
  await dropRequestsThenResponses(page, loginVerification, async () => {
    await step.getByRole('button', { name: words.finishSecondStep }).click();
    await expect(step.getByRole('alert')).toHaveText(text);
  });
  await expect(step.getByRole('textbox')).toHaveValue(code);
  await step.getByRole('button', { name: words.finishSecondStep }).click();
  await expectSignedIn(page);
});
