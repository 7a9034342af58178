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
  await field.fill('nap tien');
  await search.getByRole('link', { name: /^Nạp tiền/ }).click();
  await expect(page).toHaveURL(/page=deposit/);
  await page.keyboard.press('/');
  await field.fill('choi co trach nhiem');
  await expect(search.getByRole('link', { name: /^Chơi có trách nhiệm/ })).toBeVisible();
  await field.fill('khong co cai nay dau');
  await expect(search.getByText('Không tìm thấy')).toBeVisible();
  await expect(search.getByRole('status')).toContainText('0 kết quả');
  // without the network it says so, keeps what was typed, and asks again
  site.expectComplaints(/ERR_CONNECTION_REFUSED/);
  await dropRequests(page, gameList, async () => {
    await field.fill('xo so');
    await expect(search.getByRole('alert')).toContainText('Chưa tìm được trò chơi');
    await expect(field).toHaveValue('xo so');
  });
  await search.getByRole('button', { name: words.tryAgain }).click();
  // lotteries stand by themselves, with their next draw, and not among the games as well
  const first = search.getByRole('link').first();
  await expect(first).toContainText('Miền Bắc');
  await expect(first).toContainText('Kỳ tới quay lúc');
  await expect(search.getByRole('link', { name: /Xổ Số Miền Bắc/ })).toBeHidden();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field).toBeFocused();
  // Enter means what is typed by then, not what was found before
  await field.fill('sinh to bung no');
  await page.keyboard.press('Enter');
  await expect(search).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Sinh Tố Bùng Nổ' })).toBeVisible();
});
