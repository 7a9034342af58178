import { forgotPasswordEmail, forgotPasswordSms, setPasswordByPhone } from '@unisite/shared/contract/passwords';
import { passHumanCheck } from '../../fixtures/humanCheck.ts';
import { atADesk, onAPhone } from '../../fixtures/languages.ts';
import { dropRequests, dropRequestsThenResponses, dropResponses } from '../../fixtures/networkFaults.ts';
import { expectSignedIn, mobileIn, newcomer } from '../../fixtures/newcomer.ts';
import { codeIn, newestMessage } from '../../fixtures/outbox.ts';
import { expect, test } from '../../fixtures/site.ts';
import { words } from '../../fixtures/words.ts';

import { askInVain, onFailingNetwork, sendLostCode } from './failingNetwork.ts';

/** Of a member of the demonstration whom no other test signs in: between two codes a number waits. */
const number = '936012276';

onFailingNetwork(onAPhone, (text) => {
  test('at getting back in by mail', { tag: '@matrix' }, async ({ page, site }) => {
    const { account } = newcomer();
    await page.goto('/agent');
    await page.getByRole('button', { name: words.forgotPassword }).click();
    const forgot = page.getByRole('dialog', { name: words.forgotPassword });
    await forgot.getByLabel(words.username).fill(account);
    await forgot.getByLabel(words.email).fill(`${account}@thu.example`);
    const send = forgot.getByRole('button', { name: words.sendPassword });
    await dropRequests(page, forgotPasswordEmail, async () => {
      await send.click();
      await passHumanCheck(page);
      await expect(forgot.getByRole('alert')).toHaveText(text);
    });
    await expect(forgot.getByLabel(words.username)).toHaveValue(account);
    await expect(forgot.getByLabel(words.email)).toHaveValue(`${account}@thu.example`);
    await site.expectAccessible(page);
    await dropResponses(page, forgotPasswordEmail, async () => {
      await send.click(); // the same proof goes along
      await expect(forgot.getByRole('alert')).toHaveText(text);
    });
    await send.click(); // and does for the same message
    await expect(page.getByText('The password has been sent. Please check').first()).toBeVisible();
  });
});

onFailingNetwork(atADesk, (text) => {
  test('at getting back in by number: the code, the new password', { tag: '@matrix' }, async ({ page }) => {
    const { password } = newcomer();
    await page.goto('/agent');
    await page.getByRole('button', { name: words.forgotPassword }).click();
    const forgot = page.getByRole('dialog', { name: words.forgotPassword });
    await forgot.getByRole('tab', { name: words.mobile }).click();
    await mobileIn(forgot).fill(number);
    await askInVain(page, forgot, forgotPasswordSms, text);
    await expect(mobileIn(forgot)).toHaveValue(number);
    await sendLostCode(page, forgot, forgotPasswordSms, text);
    await forgot.getByLabel(words.code).fill(codeIn(await newestMessage(page, `+84${number}`)));
    await forgot.getByRole('textbox', { name: words.newPassword }).fill(password);
    await forgot.getByRole('textbox', { name: words.repeatNewPassword }).fill(password);
    const send = forgot.getByRole('button', { name: words.setPassword });
    await dropRequestsThenResponses(page, setPasswordByPhone, async () => {
      await send.click();
      await expect(forgot.getByRole('alert')).toHaveText(text);
    });
    await expect(mobileIn(forgot)).toHaveValue(number);
    await expect(forgot.getByRole('textbox', { name: words.newPassword })).toHaveValue(password);
    await send.click();
    await expectSignedIn(page);
  });
});
