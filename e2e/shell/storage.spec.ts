import { chooseLanguage } from '../fixtures/languages.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

test('a browser that gives no storage at all shows the site, its dialogs and both languages', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(globalThis, storage, {
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/login');
  await expect(page.getByRole('dialog', { name: words.signIn }).getByLabel(words.username)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Bắn cá' }).click();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await chooseLanguage(page, 'en');
  await expect(page.getByRole('heading', { level: 1, name: 'Fish games' })).toBeVisible();
});
