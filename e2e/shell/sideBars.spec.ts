import { createCipheriv } from 'node:crypto';
import { expect, test } from '../fixtures/site.ts';

test('the left bar shows the codes of the apps and leads to how they are installed', { tag: '@matrix' }, async ({
  page,
}) => {
  await page.goto('/help');
  const bar = page.getByRole('complementary', { name: 'Tải ứng dụng' });
  await bar.getByRole('button', { name: 'Mở mã QR tải ứng dụng' }).click();
  const codes = bar.getByRole('img', { name: /^Mã QR tải ứng dụng/ });
  await expect(codes).toHaveCount(2);
  for (const code of await codes.all()) {
    const box = await code.boundingBox();
    expect([box?.width, box?.height]).toEqual([84, 84]);
  }
  await bar.getByRole('link', { name: 'Hướng dẫn' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Tải ứng dụng' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('img', { name: /^Mã QR/ })).toHaveCount(2);
});

test('customer service opens in a window of 440 by 500 [2.service.window] [9.service.window]', async ({ page }) => {
  await page.goto('/help');
  const bar = page.getByRole('complementary', { name: 'Hỗ trợ 24/7' });
  await bar.getByRole('button', { name: 'Hỗ trợ 24/7: mở danh sách kênh' }).click();
  await expect(bar.getByRole('img', { name: 'Mã QR của Gửi lời nhắn' })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await bar.getByRole('button', { name: /Gửi lời nhắn/ }).click();
  const popup = await opened;
  await expect(popup).toHaveURL(/\/join$/);
  await expect(popup.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([440, 500]);
  expect(await popup.evaluate(() => window.opener)).toBeNull();
});

test('the window closes again when its call fails, and that is said [8.service.closes]', { tag: '@matrix' }, async ({
  page,
  site,
}) => {
  site.expectComplaints(/500 \(Internal Server Error\)/);
  await page.goto('/help');
  await page.route('**/wps/system/customerService', (route) =>
    route.fulfill({ status: 500, json: { success: false, code: 'INTERNAL', message: 'Hệ thống gặp sự cố.' } }),
  );
  const contact = page.getByRole('contentinfo').getByRole('button', { name: 'Liên hệ chúng tôi' });
  const opened = page.waitForEvent('popup');
  await contact.click();
  const popup = await opened;
  if (!popup.isClosed()) await popup.waitForEvent('close');
  const toasts = page.getByRole('region', { name: 'Thông báo nhanh' });
  await expect(toasts).toContainText('Chưa mở được kênh hỗ trợ');
  await expect(toasts).toContainText('Hệ thống gặp sự cố.');
});

test('what is pressed in the foot of a page before its file has come is done once it is there', async ({ page }) => {
  let release = () => {};
  const pressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('footer__grid')) await pressed;
    await route.fulfill({ response });
  });
  await page.goto('/help', { waitUntil: 'commit' });
  await expect(page.locator('#root[data-live]')).toBeAttached();
  const contact = page.getByRole('contentinfo').getByRole('button', { name: 'Liên hệ chúng tôi' });
  await contact.click();
  await expect(contact).toHaveAttribute('aria-busy', 'true');
  const opened = page.waitForEvent('popup');
  release();
  await expect(await opened).toHaveURL(/\/join$/);
  await expect(contact).not.toHaveAttribute('aria-busy');
});

/** A path as customer service carries it (specification section 3): single DES, which is triple DES with one key. */
function hidden(path: string): string {
  const key = 'abcdefgh';
  const cipher = createCipheriv('des-ede3-ecb', Buffer.from(key.repeat(3), 'latin1'), null);
  return cipher.update(path, 'utf8', 'base64') + cipher.final('base64') + key;
}

test('a channel may be a number to call or an address to write to, and nothing else that a link can do', {
  tag: '@matrix',
}, async ({ page }) => {
  const paths = {
    'Tổng đài': 'tel:1900 1234',
    'E-mail': 'mailto:help@site.example',
    'Thư kèm': 'mailto:help@site.example?bcc=other@site.example',
    'Mã lệnh': 'javascript:alert(1)',
  };
  const pathList = Object.entries(paths).map(([title, path]) => ({ type: '1', title, path: hidden(path) }));
  await page.route('**/wps/system/customerService', (route) =>
    route.fulfill({ json: { success: true, value: { version: { pathList } } } }),
  );
  await page.goto('/help');
  const bar = page.getByRole('complementary', { name: 'Hỗ trợ 24/7' });
  await bar.getByRole('button', { name: 'Hỗ trợ 24/7: mở danh sách kênh' }).click();
  await expect(bar.getByRole('link', { name: /Tổng đài/ })).toHaveAttribute('href', 'tel:19001234');
  await expect(bar.getByRole('link', { name: /E-mail/ })).toHaveAttribute('href', 'mailto:help@site.example');
  await expect(bar).not.toContainText('Thư kèm');
  await expect(bar).not.toContainText('Mã lệnh');
});
