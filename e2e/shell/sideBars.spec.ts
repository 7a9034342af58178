import { expect, test } from '../fixtures/site.ts';

test('customer service opens in a window of 440 by 500; the codes of the apps lead to how they are installed [2.service.window] [9.service.window]', {
  tag: '@matrix',
}, async ({ page }) => {
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
  await popup.close();

  const left = page.getByRole('complementary', { name: 'Tải ứng dụng' });
  await left.getByRole('button', { name: 'Mở mã QR tải ứng dụng' }).click();
  const codes = left.getByRole('img', { name: /^Mã QR tải ứng dụng/ });
  await expect(codes).toHaveCount(2);
  for (const code of await codes.all()) {
    const box = await code.boundingBox();
    expect([box?.width, box?.height]).toEqual([84, 84]);
  }
  await left.getByRole('link', { name: 'Hướng dẫn' }).click();
  await expect(page).toHaveURL(/\/app$/);
  await expect(page.getByRole('main').getByRole('img', { name: /^Mã QR/ })).toHaveCount(2);
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
