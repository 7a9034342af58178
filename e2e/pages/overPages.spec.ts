import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

test('what opens over a page is accessible too', { tag: '@matrix' }, async ({ page, site }) => {
  await site.comeAs(page, 'player');
  await page.goto('/index');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Mở danh sách Xổ số' }).click();
  await expect(page.getByRole('region', { name: 'Được quan tâm nhất' }).getByRole('link').first()).toBeVisible();
  await site.expectAccessible(page);
  await page.getByRole('button', { name: 'Mở danh sách Nổ hũ' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: /^Xem tất cả/ })).toBeVisible();
  await site.expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mở mã QR tải ứng dụng' }).click();
  await page.getByRole('button', { name: 'Hỗ trợ 24/7: mở danh sách kênh' }).click();
  await expect(page.getByRole('img', { name: /^Mã QR/ })).toHaveCount(5);
  await page.getByRole('button', { name: words.accountMenu }).click();
  await expect(page.getByRole('banner').getByRole('button', { name: words.signOut })).toBeVisible();
  await site.expectAccessible(page);
  await page.getByRole('banner').getByRole('button', { name: words.signOut }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await site.expectAccessible(page);
});

for (const language of ['vi', 'en'] as const)
  test(`a login that was refused is accessible, in ${language}`, { tag: '@matrix' }, async ({ page, site }) => {
    await site.speak(language);
    await page.goto('/login');
    const dialog = page.getByRole('dialog', { name: words.signIn });
    await dialog.getByRole('button', { name: words.signIn }).click();
    await expect(dialog.getByLabel(words.username)).toHaveAttribute('aria-invalid', 'true');
    await site.expectAccessible(page);
  });
