import { newcomer, registerByCall } from '../fixtures/newcomer.ts';
import { people, windowOf } from '../fixtures/people.ts';
import { signInByCall } from '../fixtures/platformCall.ts';
import { png } from '../fixtures/png.ts';
import { expect, test } from '../fixtures/site.ts';

test('shots', async ({ page, site }) => {
  const shot = (name: string) => page.screenshot({ path: `/tmp/appsite/${name}.png`, fullPage: true });
  await page.goto('/promoDetail?id=zalo-gift');
  await page.waitForTimeout(1500);
  await shot('guest-1440');
  await registerByCall(page.request, newcomer());
  await page.goto('/promoDetail?id=zalo-gift');
  const own = page.getByRole('region', { name: 'Đơn của bạn' });
  await own.getByLabel(/^Ghi chú/).fill('x'.repeat(140));
  const add = own.getByLabel('Thêm ảnh', { exact: true });
  await add.setInputFiles({ name: 'mot.png', mimeType: 'image/png', buffer: png(320) });
  await expect(own.getByRole('img', { name: 'Ảnh 1' })).toBeVisible();
  await add.setInputFiles({ name: 'ket-qua.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') });
  for (const w of [1440, 1024, 390]) {
    await page.setViewportSize(windowOf(w));
    await page.waitForTimeout(500);
    await shot(`form-${w}`);
  }
  await site.speak('en');
  await page.goto('/promoDetail?id=parlay-cover');
  await page.waitForTimeout(1500);
  await shot('parlay-new-390en');
  await page.context().clearCookies();
  await signInByCall(page.request, people.player);
  await site.speak('vi');
  await page.setViewportSize(windowOf(1440));
  await page.goto('/promoDetail?id=parlay-cover');
  await page.waitForTimeout(1500);
  await shot('parlay-player-1440');
  await page.goto('/member?page=rewardCenter');
  await page.waitForTimeout(1500);
  await shot('activities-1440');
  await page.goto('/promotions');
  await page.waitForTimeout(1500);
  await shot('promotions-1440');
});
