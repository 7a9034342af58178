import { expect, test } from '../fixtures/site.ts';

test('an address that leads nowhere is answered as one, in English', async ({ page, site }) => {
  site.expectComplaints(/404 \(Not Found\)/);
  await site.speak('en');
  const answer = await page.goto('/khong-co-trang-nay');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL(/\/index$/);
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('a domain of no market gets a page of its own', async ({ page, site }) => {
  site.expectComplaints(/421 \(Misdirected Request\)/);
  const { port } = new URL(site.address);
  const answer = await page.goto(`http://nowhere.localhost:${port}/index`);
  expect(answer?.status()).toBe(421);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Địa chỉ này không được phục vụ tại đây');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText('This address is not served here');
  expect(await page.locator('script').count()).toBe(0);
  await site.expectAccessible(page);
});
