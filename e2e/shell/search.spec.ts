import { gameList } from '@unisite/shared/contract/games';
import { dropRequests } from '../fixtures/networkFaults.ts';
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
  // the page responds once it is hydrated
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
  await field.fill('nap tien');
  await search.getByRole('link', { name: /^Nạp tiền/ }).click();
  await expect(page).toHaveURL(/page=deposit/);
  await page.keyboard.press('/');
  await field.fill('choi co trach nhiem');
  await expect(search.getByRole('link', { name: /^Chơi có trách nhiệm/ })).toBeVisible();
  await field.fill('khong co cai nay dau');
  await expect(search.getByText('Không tìm thấy')).toBeVisible();
  await expect(search.getByRole('status')).toContainText('0 kết quả');
  // without a network it shows an error, keeps the text, and tries again
  site.expectComplaints(/ERR_CONNECTION_REFUSED/);
  await dropRequests(page, gameList, async () => {
    await field.fill('xo so');
    await expect(search.getByRole('alert')).toContainText('Chưa tìm được trò chơi');
    await expect(field).toHaveValue('xo so');
  });
  await search.getByRole('button', { name: words.tryAgain }).click();
  // lotteries are listed separately, with their next draw, and not among the games
  const first = search.getByRole('link').first();
  await expect(first).toContainText('Miền Bắc');
  await expect(first).toContainText('Kỳ tới quay lúc');
  await expect(search.getByRole('link', { name: /Xổ Số Miền Bắc/ })).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  // Enter applies to the text as typed, not to earlier results
  await field.fill('sinh to bung no');
  await page.keyboard.press('Enter');
  await expect(search).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Sinh Tố Bùng Nổ' })).toBeVisible();
});
