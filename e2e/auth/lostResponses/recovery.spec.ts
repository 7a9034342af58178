import { forgotPasswordSms, setPasswordByPhone } from '@unisite/shared/contract/passwords';
import { atADesk } from '../../fixtures/languages.ts';
import { dropRequestsThenResponses } from '../../fixtures/networkFaults.ts';
import { expectSignedIn, mobileIn, newcomer } from '../../fixtures/newcomer.ts';
import { codeIn, newestMessage } from '../../fixtures/outbox.ts';
import { expect, test } from '../../fixtures/site.ts';
import { words } from '../../fixtures/words.ts';

import { askInVain, onFailingNetwork, sendLostCode } from './failingNetwork.ts';

/** The number of a demonstration member who signs in in no other test, because codes to a number are rate-limited. */
const number = '936012276';

onFailingNetwork(atADesk, (text) => {
  test('section 4: a code to the bound number sets a new password, and lets in at once [4.recovery.phone]', {
    tag: '@matrix',
  }, async ({ page, site }) => {
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
    await site.expectAccessible(page);
    const send = forgot.getByRole('button', { name: words.setPassword });
    await dropRequestsThenResponses(page, setPasswordByPhone, async () => {
      await send.click();
      await expect(forgot.getByRole('alert')).toHaveText(text);
    });
    await expect(mobileIn(forgot)).toHaveValue(number);
    await expect(forgot.getByRole('textbox', { name: words.newPassword })).toHaveValue(password);
    await send.click();
    await expectSignedIn(page);
    await expect(page).toHaveURL(/\/index$/);
  });
});
