import { register, registrationSettings } from '@unisite/shared/contract/registration';
import { captcha } from '@unisite/shared/contract/verification';
import { atADesk } from '../../fixtures/languages.ts';
import { dropRequests, dropResponses } from '../../fixtures/networkFaults.ts';
import { expectSignedIn, fillRegistration, mobileIn, newcomer, submitRegistration } from '../../fixtures/newcomer.ts';
import { expect, test } from '../../fixtures/site.ts';
import { words } from '../../fixtures/words.ts';

import { onFailingNetwork } from './failingNetwork.ts';

onFailingNetwork(atADesk, (text) => {
  test('sections 3 to 5: registering by name is for once, and signs in [4.register.way] [4.register.in] [5.register.empty]', async ({
    page,
    site,
  }) => {
    const somebody = newcomer();
    const form = page.getByRole('dialog', { name: words.register });
    await dropRequests(page, captcha, async () => {
      await dropRequests(page, registrationSettings, async () => {
        await page.goto('/register');
        await expect(form.getByText('Chưa tải được biểu mẫu.')).toBeVisible();
        await site.expectAccessible(page);
        await form.getByRole('button', { name: words.tryAgain }).click();
      });
      await expect(form.getByText(text)).toBeVisible(); // the form loaded, its captcha did not
    });
    await form.getByRole('button', { name: words.createAccount }).click();
    await expect(form.getByText('Tên đăng nhập không được để trống')).toBeVisible();
    await expect(form.getByLabel(words.username)).toBeFocused();
    await site.expectAccessible(page);
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
    await expect(page).toHaveURL(/\/index$/);
    await page.reload();
    await expectSignedIn(page);
  });
});
