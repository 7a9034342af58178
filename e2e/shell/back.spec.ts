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

    // turned on its side under the open menu, too
    await open();
    await page.setViewportSize({ width: 700, height: 360 });
    await page.goBack();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(/\/index$/);
    await page.setViewportSize(windowOf(widths.phone));

    // closed otherwise it leaves nothing behind
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

  test('a filter that was chosen in a sheet stays when Back closes the sheet', { tag: '@matrix' }, async ({ page }) => {
    await page.goto('/index');
    await page.goto('/rng');
    await page.getByRole('button', { name: 'Lọc trò chơi' }).click();
    const sheet = page.getByRole('dialog', { name: 'Lọc trò chơi' });
    await sheet.getByRole('button', { name: 'Tên A–Z' }).click();
    await expect(page).not.toHaveURL(/\/rng$/);
    const filtered = page.url();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(filtered);
    await page.goBack();
    await expect(page).toHaveURL(/\/index$/);
  });
});

test('Back closes a dialog that opened over another page’s link, and the account menu', { tag: '@matrix' }, async ({
  page,
  site,
}) => {
  await page.goto('/help');
  await page.getByRole('link', { name: 'Trang chủ' }).first().click();
  await page.getByRole('banner').getByRole('button', { name: 'Đăng ký' }).click();
  const dialog = page.getByRole('dialog', { name: words.register });
  await expect(dialog).toBeVisible();
  // another dialog takes its place, and its entry
  await dialog.getByRole('button', { name: words.signIn }).click();
  const login = page.getByRole('dialog', { name: words.signIn });
  await expect(login).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/index$/);

  await site.comeAs(page, 'player');
  await page.reload();
  await page.getByRole('button', { name: words.accountMenu }).click();
  const item = page.getByRole('banner').getByRole('link', { name: 'Sao kê tài khoản' });
  await expect(item).toBeVisible();
  await page.goBack();
  await expect(item).toBeHidden();
  await expect(page).toHaveURL(/\/index$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/help/);
});
