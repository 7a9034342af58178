import type { Page } from '@playwright/test';
import { passHumanCheck } from '../fixtures/humanCheck.ts';
import { atADesk, goTheWay } from '../fixtures/languages.ts';
import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

/** Games only: a vendor's card has no sheet. */
const tile = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Thông tin / }) });
/** Signs in in the modal that opened on its own; on a phone the game's page has no account menu. */
async function signInHere(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: words.signIn });
  await dialog.getByLabel(words.username).fill(people.player.account);
  await dialog.getByRole('textbox', { name: words.password }).fill(people.player.password);
  await dialog.getByRole('button', { name: words.signIn }).click();
  await passHumanCheck(page);
  await expect(dialog).toBeHidden();
}

test('a visitor reads the rules, tries a game with play money, is asked to sign in for money, and goes on to the game [4.login.check] [4.launch.login] [6.visitor.launch]', async ({
  page,
  site,
}) => {
  await goTheWay(page, site, atADesk);
  await page.goto('/rng?vendor=lumivolta');
  const name = (await tile(page).first().getByRole('heading', { level: 3 }).textContent()) ?? '';
  await tile(page)
    .first()
    .getByRole('button', { name: `Thông tin ${name}` })
    .click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByRole('heading', { name: 'Luật chơi' })).toBeVisible();
  await expect(sheet.getByText('Cược tối thiểu')).toBeVisible();
  await site.expectAccessible(page);

  await sheet.getByRole('link', { name: 'Chơi thử' }).click();
  await expect(page).toHaveURL(/\/demo\?id=/);
  await expect(page.getByRole('toolbar').getByText('Chơi thử', { exact: true })).toBeVisible();
  const frame = page.frameLocator(`iframe[title="${name}"]`);
  await expect(frame.getByRole('button').first()).toBeVisible();
  await site.expectAccessible(page);

  await page.getByRole('link', { name: 'Chơi thật' }).click();
  await signInHere(page);
  await expect(page).toHaveURL(/\/game\?id=/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(frame.getByRole('button').first()).toBeVisible();
});
