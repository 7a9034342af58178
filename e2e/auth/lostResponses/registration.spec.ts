import { register, registerMobile, registrationSettings } from '@unisite/shared/contract/registration';
import { captcha, registerSms } from '@unisite/shared/contract/verification';
import { atADesk, onAPhone } from '../../fixtures/languages.ts';
import { dropRequests, dropRequestsThenResponses, dropResponses } from '../../fixtures/networkFaults.ts';
import {
  expectSignedIn,
  fillPasswords,
  fillRegistration,
  mobileIn,
  newcomer,
  submitRegistration,
} from '../../fixtures/newcomer.ts';
import { codeIn, newestMessage } from '../../fixtures/outbox.ts';
import { expect, test } from '../../fixtures/site.ts';
import { words } from '../../fixtures/words.ts';

import { askInVain, onFailingNetwork, sendLostCode } from './failingNetwork.ts';

onFailingNetwork(atADesk, (text) => {
  test('at registering: the form, the picture, the sending; nobody is registered twice', async ({ page, site }) => {
    const somebody = newcomer();
    const form = page.getByRole('dialog', { name: words.register });
    await dropRequests(page, captcha, async () => {
      await dropRequests(page, registrationSettings, async () => {
        await page.goto('/register');
        await expect(form.getByText('Chưa tải được biểu mẫu.')).toBeVisible();
        await site.expectAccessible(page);
        await form.getByRole('button', { name: words.tryAgain }).click();
      });
      await expect(form.getByText(text)).toBeVisible(); // the form has come, its picture has not
    });
    await fillRegistration(form, somebody);
    await dropRequests(page, register, async () => {
      await submitRegistration(form);
      await expect(form.getByRole('alert').filter({ hasText: text })).toBeVisible();
    });
    const send = form.getByRole('button', { name: words.createAccount });
    await dropResponses(page, register, async () => {
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
});

onFailingNetwork(onAPhone, (text) => {
  test('at registering by number: the code, the sending; nobody is registered twice', { tag: '@matrix' }, async ({
    page,
    site,
  }) => {
    const { mobile, password } = newcomer();
    await page.goto('/register');
    const form = page.getByRole('dialog', { name: words.register });
    await form.getByRole('tab', { name: words.mobile }).click();
    await mobileIn(form).fill(mobile);
    await askInVain(page, form, registerSms, text);
    await sendLostCode(page, form, registerSms, text);
    const code = codeIn(await newestMessage(page, `+84${mobile}`));
    await form.getByLabel(words.code).fill(code);
    await fillPasswords(form, password);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: words.cannotReadSigns }).click();
    await expect(form.getByRole('textbox', { name: words.signs })).toBeHidden();
    const send = form.getByRole('button', { name: words.createAccount });
    await dropRequestsThenResponses(page, registerMobile, async () => {
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
});
