import type { Page } from '@playwright/test';
import { passHumanCheck } from '../fixtures/humanCheck.ts';
import { atADesk, goTheWay, onAPhone } from '../fixtures/languages.ts';
import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

const said = {
  vi: {
    about: (name: string) => `Thông tin ${name}`,
    rules: 'Luật chơi',
    least: 'Cược tối thiểu',
    demo: 'Chơi thử',
    playMoney: 'Chơi thử',
    real: 'Chơi thật',
  },
  en: { enter: /^Enter /, entry: 'Entry' },
} as const;

/** Games only: a vendor's card has no sheet. */
const tile = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^(Thông tin|About) / }) });
const nameOf = async (page: Page, index = 0) =>
  (await tile(page).nth(index).getByRole('heading', { level: 3 }).textContent()) ?? '';

/** In the modal that came up by itself. The game's page has no account menu on a phone. */
async function signInHere(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: words.signIn });
  await dialog.getByLabel(words.username).fill(people.player.account);
  await dialog.getByRole('textbox', { name: words.password }).fill(people.player.password);
  await dialog.getByRole('button', { name: words.signIn }).click();
  await passHumanCheck(page);
  await expect(dialog).toBeHidden();
}

test('a visitor reads the rules, tries a game with play money, signs in and plays the same game for money', async ({
  page,
  site,
}) => {
  const t = said.vi;
  await goTheWay(page, site, atADesk);
  await page.goto('/rng?vendor=lumivolta');
  const name = await nameOf(page);
  await tile(page)
    .first()
    .getByRole('button', { name: t.about(name) })
    .click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet.getByRole('heading', { name: t.rules })).toBeVisible();
  await expect(sheet.getByText(t.least)).toBeVisible();
  await site.expectAccessible(page);

  await sheet.getByRole('link', { name: t.demo }).click();
  await expect(page).toHaveURL(/\/demo\?id=/);
  await expect(page.getByRole('toolbar').getByText(t.playMoney, { exact: true })).toBeVisible();
  const frame = page.frameLocator(`iframe[title="${name}"]`);
  await expect(frame.getByRole('button').first()).toBeVisible();
  await site.expectAccessible(page);

  await page.getByRole('link', { name: t.real }).click();
  await signInHere(page);
  await expect(page).toHaveURL(/\/game\?id=/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(frame.getByRole('button').first()).toBeVisible();
});

test('a card game asks a visitor to sign in, then for the room, and opens it there', { tag: '@matrix' }, async ({
  page,
  site,
}) => {
  const t = said.en;
  await goTheWay(page, site, onAPhone);
  await page.goto('/pvp');
  const name = await nameOf(page);
  await tile(page).first().getByRole('link').click();
  await signInHere(page);
  const rooms = page.getByRole('dialog', { name });
  await expect(rooms.getByText(t.entry).first()).toBeVisible();
  await site.expectAccessible(page);
  await rooms.getByRole('link', { name: t.enter }).first().click();
  await expect(page).toHaveURL(/\/game\?id=.+&room=.+&node=/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.locator(`iframe[title="${name}"]`)).toBeVisible();
});
