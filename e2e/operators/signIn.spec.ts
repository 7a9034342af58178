import { collectPageErrors } from '../fixtures/pageErrors.ts';
import { expect, openDrawer, settle, test } from './console.ts';
import { giveCode, givePassword, speak } from './operatorDesk.ts';
import { remote } from './versions.ts';

test('a wrong password and a wrong code are told, the right ones let in, and leaving is final', async ({
  page,
  place,
}) => {
  test.setTimeout(120_000); // the authenticator has a new code every half minute
  const { account, password, nextCode } = place.desks.duty;
  await speak(page, 'vi');
  await page.goto(place.operators);
  await page.getByRole('button', { name: 'Tiếp tục' }).click();
  await expect(page.getByText('Hãy nhập tài khoản.')).toBeVisible();
  await expect(page.getByLabel('Tài khoản')).toBeFocused();
  await givePassword(page, account, 'Wrong-2026');
  await expect(page.getByRole('alert')).toContainText('Tài khoản hoặc mật khẩu không chính xác.');
  await expect(page.getByLabel('Tài khoản')).toHaveValue(account);
  await expect(page.getByLabel('Mật khẩu', { exact: true })).toHaveValue('');
  await expect(async () => {
    // after a failure the platform may ask for a pause
    await givePassword(page, account, password);
    await expect(page.getByLabel('Mã xác thực')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await giveCode(page, '000000');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(async () => {
    await giveCode(page, await nextCode());
    await expect(page.getByRole('grid')).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByText('Trực tiếp')).toBeVisible();

  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  await expect(page.getByRole('heading', { name: 'Đăng nhập điều hành' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Đăng nhập điều hành' })).toBeVisible();
});

test('the end of a session is told a minute before; what was typed outlives it', async ({ browser, place }) => {
  test.setTimeout(120_000);
  const { account, password, nextCode } = place.desks.ops;
  const complaints: string[] = [];
  const context = await browser.newContext({ baseURL: place.operators });
  collectPageErrors(context, complaints);
  const page = await context.newPage();
  await speak(page, 'vi');
  await page.goto('/');
  await givePassword(page, account, password);
  await giveCode(page, await nextCode());
  await expect(page.getByRole('grid')).toBeVisible();
  await settle(page, place.operators, 'VN');
  const drawer = await openDrawer(page, 'Việt Nam');
  await drawer.getByRole('group', { name: 'Thao tác' }).getByRole('button', { name: 'Tắt' }).click();
  const question = page.getByRole('dialog', { name: `Tắt ${remote} ở Việt Nam` });
  await question.getByLabel('Lý do').fill('Đang viết dở');

  /** What the platform is made to say of how long the session still goes, milliseconds. */
  let left = 50_000;
  await page.route('**/ops/session', async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const answer = await route.fetch();
    const body: { value: { operator: object | null } } = await answer.json();
    const idleUntil = new Date(Date.now() + left).toISOString();
    const operator = body.value.operator && { ...body.value.operator, idleUntil };
    await route.fulfill({ response: answer, json: { ...body, value: { operator } } });
  });
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  const warning = page.getByRole('alertdialog', { name: 'Phiên sắp kết thúc' });
  await expect(warning).toBeVisible();
  left = 600_000;
  await warning.getByRole('button', { name: 'Ở lại' }).click();
  await expect(warning).toBeHidden();

  left = 2_000;
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  const again = page.getByRole('dialog', { name: 'Đăng nhập lại' });
  await expect(again).toContainText('Phiên đã kết thúc vì một thời gian không có thao tác nào.');
  await page.unroute('**/ops/session');
  await expect(again.getByLabel('Tài khoản')).toHaveValue(account);
  await givePassword(page, account, password);
  await giveCode(page, await nextCode());
  await expect(again).toBeHidden();
  await expect(question.getByLabel('Lý do')).toHaveValue('Đang viết dở');
  await context.close();
  expect(complaints.filter((complaint) => !/401/.test(complaint))).toEqual([]);
});
