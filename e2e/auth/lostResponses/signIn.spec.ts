import { login as loginCall } from '@unisite/shared/contract/access';
import { captcha, slideChallenge, workChallenge } from '@unisite/shared/contract/verification';
import { atADesk } from '../../fixtures/languages.ts';
import { dropRequests, dropRequestsThenResponses, refuseOnce } from '../../fixtures/networkFaults.ts';
import { expectSignedIn, untilNextTry } from '../../fixtures/newcomer.ts';
import { people } from '../../fixtures/people.ts';
import { expect, test } from '../../fixtures/site.ts';
import { words } from '../../fixtures/words.ts';

import { onFailingNetwork } from './failingNetwork.ts';

onFailingNetwork(atADesk, (text) => {
  test('at signing in by name: the slide, what stands in for it, the login', { tag: '@matrix' }, async ({
    page,
    site,
  }) => {
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

    // the captcha, as after many failures; the slide proof stays valid meanwhile
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
    await send.click(); // without another human check
    await expectSignedIn(page);
  });
});
