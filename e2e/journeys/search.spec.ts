import { widths, windowOf } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

test('the slash opens a search of the whole site: without diacritics, by the arrows, of games, vendors and help', async ({
  page,
  site,
}) => {
  await site.comeAs(page, 'player');
  await page.goto('/help');
  const search = page.getByRole('dialog', { name: 'Tìm kiếm' });
  const field = search.getByRole('searchbox');
  // the page listens once its scripts have taken it over
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(field).toBeFocused({ timeout: 2_000 });
  }).toPass();
  await expect(search.getByRole('heading', { name: 'Nhiều người chơi' })).toBeVisible();
  await site.expectAccessible(page);
  await field.fill('lumivol');
  await search.getByRole('link', { name: 'Lumivolta Nhà phát hành' }).click();
  await expect(page).toHaveURL(/vendor=lumivolta/i);

  await page.keyboard.press('/');
  await field.fill('choi co trach nhiem');
  await expect(search.getByRole('link', { name: /^Chơi có trách nhiệm/ })).toBeVisible();
  await field.fill('khong co cai nay dau');
  await expect(search.getByText('Không tìm thấy')).toBeVisible();
  await expect(search.getByRole('status')).toContainText('0 kết quả');
  await field.fill('xo so');
  const first = search.getByRole('link').first();
  await expect(first).toContainText('Xổ Số');
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(search).toBeHidden();
  await expect(page).toHaveURL(/\/(game|vnlottery|elott)\?/);
});

test('on a phone the search is in the menu, and a guest who chose a game is asked to sign in first', async ({
  page,
}) => {
  await page.setViewportSize(windowOf(widths.phone));
  await page.goto('/index');
  await page.getByRole('button', { name: words.openMenu }).click();
  await page.getByRole('dialog', { name: 'Danh mục' }).getByRole('button', { name: 'Tìm kiếm' }).click();
  const search = page.getByRole('dialog', { name: 'Tìm kiếm' });
  await search.getByRole('searchbox').fill('sinh to');
  await search
    .getByRole('link', { name: /^Sinh Tố/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: words.signIn })).toBeVisible();
});
