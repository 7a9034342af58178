import { widths, windowOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

test.describe('on a phone', () => {
  test.use({ viewport: windowOf(widths.phone) });

  test('Back closes the menu, then leaves the page; what the menu led to has the page behind it', async ({
    page,
    site,
  }) => {
    await site.comeAs(page, 'player');
    await page.goto('/help');
    await page.getByRole('navigation', { name: 'Thanh điều hướng' }).getByRole('link', { name: 'Trang chủ' }).click();
    await expect(page).toHaveURL(/\/index$/);
    const menu = page.getByRole('dialog', { name: 'Danh mục' });
    const open = () => page.getByRole('button', { name: words.openMenu }).click();

    await open();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/index$/);

    // the device is also rotated while the menu is open
    await open();
    await page.setViewportSize({ width: 700, height: 360 });
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/index$/);
    await page.setViewportSize(windowOf(widths.phone));

    // closed in another way, it leaves nothing in the history
    await open();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state.over)).toBeUndefined();
    await page.goBack();
    await expect(page).toHaveURL(/\/help/);

    await page.goForward();
    await expect(page).toHaveURL(/\/index$/);
    await open();
    await menu.getByRole('link', { name: 'Trợ giúp' }).click();
    await expect(page).toHaveURL(/\/help/);
    await page.goBack();
    await expect(page).toHaveURL(/\/index$/);
    await expect(menu).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/help/);
  });
});
