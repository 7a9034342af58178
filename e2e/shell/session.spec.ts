import { ask } from '../fixtures/ask.ts';
import { passHumanCheck } from '../fixtures/humanCheck.ts';
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

test('a session that ran out on a member’s page leads back to that very page', { tag: '@matrix' }, async ({
  page,
  context,
  site,
}) => {
  site.expectComplaints(/401 \(Unauthorized\)/);
  await site.arriveAs(page, 'player');
  await page.goto('/member?page=transactionHistory');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await context.clearCookies({ name: '__Host-unisite' });
  await page.getByRole('group', { name: 'Loại giao dịch' }).getByRole('button', { name: 'Nạp tiền' }).click();
  const dialog = page.getByRole('dialog', { name: words.signIn });
  await expect(dialog).toContainText('Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại.');
  await site.signIn(page);
  await expect(page).toHaveURL(/\/member\?page=transactionHistory&kind=deposit$/);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText('Nạp tiền');
});

test('a session ended from elsewhere ends here at once', async ({ page, site }) => {
  site.expectComplaints(/401 \(Unauthorized\)/); // what was on its way just then
  await site.arriveAs(page, 'player');
  await page.goto('/help');
  await expect(page.getByRole('button', { name: words.balance })).toBeVisible();
  const token = await page.evaluate(() => sessionStorage.getItem('token'));
  const ended = await page.request.delete('/wps/session/logout', { headers: { authorization: `Bearer ${token}` } });
  expect(ended.status()).toBe(200);
  await expect(page.getByRole('form', { name: 'Đăng nhập nhanh' })).toBeVisible();
});

test('signing in again in another tab says so in this one', { tag: '@matrix' }, async ({ page, context, site }) => {
  site.expectComplaints(/401 \(Unauthorized\)/);
  await site.arriveAs(page, 'player');
  await page.goto('/help');
  await expect(page.getByRole('button', { name: words.balance })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/agent');
  await other.getByLabel(words.username).fill(people.agent.account);
  await other.getByRole('textbox', { name: words.password }).fill(people.agent.password);
  await other.getByRole('button', { name: 'Vào trung tâm đại lý' }).click();
  await passHumanCheck(other);
  await expect(other).toHaveURL(/\/agentHome$/);
  await expect(page.getByRole('dialog', { name: words.signIn })).toContainText(
    'Tài khoản vừa được đăng nhập ở nơi khác',
  );
});

test('a second tab and a reload go on signed in [6.member.startup]', { tag: '@matrix' }, async ({
  page,
  context,
  site,
}) => {
  await site.arriveAs(page, 'player');
  await page.goto('/help');
  await expect(page.getByRole('button', { name: words.balance })).toBeVisible();
  const { account } = await ask<{ account: string }>(page, '/wps/member/info');
  expect(account).toBe(people.player.account);
  const other = await context.newPage();
  await other.goto('/help');
  await expect(other.getByRole('button', { name: words.balance })).toBeVisible();
});
