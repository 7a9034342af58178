import { bindContact, confirmContact } from '@unisite/shared/contract/memberSecurity';
import { changePassword } from '@unisite/shared/contract/passwords';
import { onAPhone } from '../../fixtures/languages.ts';
import { dropRequests, dropRequestsThenResponses, dropResponses } from '../../fixtures/networkFaults.ts';
import {
  expectSignedIn,
  newcomer,
  ownNetwork,
  registerByCall,
  signOut,
  tryToSignIn,
  untilNextTry,
} from '../../fixtures/newcomer.ts';
import { codeIn, newestMessage } from '../../fixtures/outbox.ts';
import { fillYourPassword, protection, securityCentre } from '../../fixtures/security.ts';
import { expect, test } from '../../fixtures/site.ts';
import { words } from '../../fixtures/words.ts';

import { onFailingNetwork } from './failingNetwork.ts';

onFailingNetwork(onAPhone, (text) => {
  test('at binding an address and changing the password', { tag: '@matrix' }, async ({ page, site }) => {
    const somebody = newcomer();
    const email = `${somebody.account}@thu.example`;
    const next = `Khac ${somebody.password}`;
    await registerByCall(page.request, somebody, ownNetwork);
    await page.goto(securityCentre);
    await protection(page, words.email).getByRole('button', { name: words.bind }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.newEmail).fill(email);
    await fillYourPassword(dialog, somebody.password);
    const sendCode = dialog.getByRole('button', { name: words.sendContactCode });
    await dropRequests(page, bindContact, async () => {
      await sendCode.click();
      await expect(dialog.getByRole('alert')).toHaveText(text);
    });
    await expect(dialog.getByLabel(words.newEmail)).toHaveValue(email);
    await expect(dialog.getByRole('textbox', { name: words.yourPassword })).toHaveValue(somebody.password);
    await site.expectAccessible(page);
    await untilNextTry(page);
    await dropResponses(page, bindContact, async () => {
      await sendCode.click();
      await expect(dialog.getByRole('alert')).toHaveText(text);
    });
    await untilNextTry(page);
    await sendCode.click();
    const code = codeIn(await newestMessage(page, email));
    await dialog.getByLabel(words.contactCode).fill(code);
    await dropRequestsThenResponses(page, confirmContact, async () => {
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
    await dropRequestsThenResponses(page, changePassword, async () => {
      await change.getByRole('button', { name: words.changePassword }).click();
      await expect(change.getByRole('alert')).toHaveText(text);
    });
    await expect(change.getByRole('textbox', { name: words.currentPassword })).toHaveValue(somebody.password);
    await expect(change.getByRole('textbox', { name: words.newPassword })).toHaveValue(next);
    await site.expectAccessible(page);
    await change.getByRole('button', { name: words.changePassword }).click();
    await expect(page.getByText('Your password has been changed').first()).toBeVisible();
    await expectSignedIn(page);
    await signOut(page);
    await tryToSignIn(page, somebody.account, next);
    await expectSignedIn(page);
  });
});
