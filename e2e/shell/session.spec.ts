import { ask } from '../fixtures/ask.ts';
import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

test('a session that has run out is said to be over, and the login leads back to the page', async ({
  page,
  context,
  site,
}) => {
  site.expectComplaints(/401 \(Unauthorized\)/);
  await site.arriveAs(page, 'player');
  await page.goto('/rng?flag=hot&sort=name');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await context.clearCookies({ name: '__Host-unisite' });
  await page.getByRole('button', { name: words.balance }).click();

  const dialog = page.getByRole('dialog', { name: words.signIn });
  await expect(dialog).toContainText('Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.');
  await expect(page.getByRole('button', { name: words.balance })).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
  await site.signIn(page);
  await expect(page).toHaveURL(/\/rng\?flag=hot&sort=name$/);
  await expect(page.getByRole('button', { name: words.balance })).toBeVisible();
});

test('a second tab and a reload go on signed in; a session ended from elsewhere ends here at once [6.member.startup]', async ({
  page,
  context,
  site,
}) => {
  site.expectComplaints(/401 \(Unauthorized\)/); // calls in progress at that moment
  await site.arriveAs(page, 'player');
  await page.goto('/help');
  await expect(page.getByRole('button', { name: words.balance })).toBeVisible();
  const { account } = await ask<{ account: string }>(page, '/wps/member/info');
  expect(account).toBe(people.player.account);
  const other = await context.newPage();
  await other.goto('/help');
  await expect(other.getByRole('button', { name: words.balance })).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const ended = await page.request.delete('/wps/session/logout', { headers: { authorization: `Bearer ${token}` } });
  expect(ended.status()).toBe(200);
  for (const tab of [page, other]) await expect(tab.getByRole('form', { name: 'Đăng nhập nhanh' })).toBeVisible();
});
