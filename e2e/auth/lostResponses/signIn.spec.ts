import { login as loginCall } from '@unisite/shared/contract/access';
import { captcha, countryCodes, loginSms, slideChallenge, workChallenge } from '@unisite/shared/contract/verification';
import { atADesk, onAPhone } from '../../fixtures/languages.ts';
import { dropRequests, dropRequestsThenResponses, refuseOnce } from '../../fixtures/networkFaults.ts';
import { expectSignedIn, mobileIn, untilNextTry } from '../../fixtures/newcomer.ts';
import { codeIn, newestMessage } from '../../fixtures/outbox.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/site.ts';
import { words } from '../../fixtures/words.ts';

import { askInVain, onFailingNetwork, sendLostCode } from './failingNetwork.ts';

/** Of a member of the demonstration whom no other test signs in: between two codes a number waits. */
const number = '936036967';

onFailingNetwork(atADesk, (text) => {
  test('at signing in by name: the slide, what stands in for it, the login', async ({ page, site }) => {
    const { account, password } = people.player;
    await page.goto('/login');
    const login = page.getByRole('dialog', { name: words.signIn });
    await login.getByLabel(words.username).fill(account);
    await login.getByRole('textbox', { name: words.password }).fill(password);
    const send = login.getByRole('button', { name: words.signIn });
    const check = page.getByRole('dialog', { name: words.humanCheck });

    await dropRequests(page, workChallenge, () =>
      dropRequests(page, slideChallenge, async () => {
        await send.click();
        await expect(check.getByRole('alert')).toHaveText(text);
        await site.expectAccessible(page);
      }),
    );
    await dropRequests(page, loginCall, async () => {
      await check.getByRole('button', { name: words.checkAutomatically }).click();
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
    await dropRequests(page, captcha, async () => {
      await send.click();
      await expect(signs).toBeFocused();
      await expect(login.getByRole('alert')).toHaveText([text]);
    });
    await site.expectAccessible(page);
    await another.click();
    await expect(another.getByRole('presentation')).toBeVisible();
    await expect(login.getByRole('alert')).toHaveCount(0);
    await untilNextTry(page);
    await dropRequests(page, captcha, async () => {
      await another.click();
      await expect(login.getByRole('alert')).toHaveText([text]);
    });
    await signs.fill('ABCDE');
    await dropRequests(page, loginCall, async () => {
      await send.click();
      await expect(login.getByRole('alert')).toHaveCount(2);
    });
    await expect(signs).toHaveValue('ABCDE');
    await login.getByRole('button', { name: words.cannotReadSigns }).click();
    await expect(signs).toHaveCount(0);
    await dropRequestsThenResponses(page, loginCall, async () => {
      await send.click();
      await expect(login.getByRole('alert')).toHaveText(text);
    });
    await expect(login.getByRole('textbox', { name: words.password })).toHaveValue(password);
    await send.click(); // nothing has to be proved again
    await expectSignedIn(page);
  });
});

onFailingNetwork(onAPhone, (text) => {
  test('at signing in by number: the countries, the code, the login', { tag: '@matrix' }, async ({ page, site }) => {
    const login = page.getByRole('dialog', { name: words.signIn });
    await dropRequests(page, countryCodes, async () => {
      await page.goto('/login');
      await login.getByRole('tab', { name: words.mobile }).click();
      await mobileIn(login).fill(number);
      await login.getByRole('button', { name: 'VN +84: country code of VN' }).click();
      await expect(login.getByRole('button', { name: words.loadCountriesAgain })).toBeVisible();
      await site.expectAccessible(page);
      await login.getByRole('button', { name: words.loadCountriesAgain }).click();
    });
    await expect(login.getByRole('option', { selected: true })).toBeVisible();
    await expect(login.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(login.getByRole('button', { name: 'VN +84: country code of Vietnam' })).toBeVisible();

    await askInVain(page, login, loginSms, text);
    await expect(mobileIn(login)).toHaveValue(number);
    await sendLostCode(page, login, loginSms, text);
    const code = codeIn(await newestMessage(page, `+84${number}`));
    await login.getByLabel(words.code).fill(code);
    await dropRequestsThenResponses(page, loginCall, async () => {
      await login.getByRole('button', { name: words.signIn }).click();
      await expect(login.getByRole('alert')).toHaveText(text);
    });
    await expect(mobileIn(login)).toHaveValue(number);
    await expect(login.getByLabel(words.code)).toHaveValue(code);
    await login.getByRole('button', { name: words.signIn }).click();
    await expectSignedIn(page);
  });
});
