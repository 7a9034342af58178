import type { Page } from '@playwright/test';
import { withBootstrap } from '../fixtures/bootstrap.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

/** The market lets members in, and nobody else (the switch `loginedToHomePage`). */
const membersOnly = (page: Page) =>
  withBootstrap(page, /^\/\w*(\.html)?$/, (bootstrap) => {
    bootstrap.market.switches.loginedToHomePage = true;
  });
/** Of two pages with the registration within a second the second one waits for its picture (section 9). */
const pictureTooSoon = /429 .*\/wps\/captcha/;
const login = (page: Page) => page.getByRole('dialog', { name: words.signIn });

test('where members alone may look, a visitor is brought to the login, and on from there [2.guard.login] [2.guard.member]', async ({
  page,
  site,
}) => {
  await membersOnly(page);
  for (const path of ['/', '/index', '/live', '/promotions', '/agent']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await expect(login(page)).toBeVisible();
  }
  await site.signIn(page);
  await expect(page).toHaveURL(/\/index$/);
  await page.goto('/live');
  await expect(page).toHaveURL(/\/live$/);
  await expect(login(page)).toHaveCount(0);
});

test('five paths stay open there [2.guard.open]', { tag: '@matrix' }, async ({ page, site }) => {
  site.expectComplaints(pictureTooSoon);
  await membersOnly(page);
  for (const path of ['/login', '/register', '/register.html', '/helpmc', '/download']) {
    await page.goto(path);
    await expect(page.getByRole('banner')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
  }
});

test('the registration opens at two addresses, with its picture [2.route.register]', { tag: '@matrix' }, async ({
  page,
  site,
}) => {
  site.expectComplaints(pictureTooSoon);
  for (const path of ['/register', '/register.html']) {
    await page.goto(path);
    const dialog = page.getByRole('dialog', { name: 'Đăng ký' });
    await expect(dialog.getByRole('button', { name: words.anotherPicture }).getByRole('presentation')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Trang chủ', exact: true })).toBeAttached();
  }
});

test('a visitor looks around, logs in, registers and gets back in from where they are [6.visitor.may]', async ({
  page,
}) => {
  await page.goto('/index');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('navigation').first()).toBeVisible();
  await expect(banner.getByRole('button', { name: /ngôn ngữ/ })).toBeVisible();
  await banner.getByRole('button', { name: 'Đăng ký' }).click();
  const registration = page.getByRole('dialog', { name: 'Đăng ký' });
  await registration.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await expect(login(page).getByRole('button', { name: 'Chơi thử' })).toBeVisible();
  await login(page).getByRole('button', { name: 'Đăng ký ngay' }).click();
  await expect(registration).toBeVisible();
  await page.goto('/agent');
  await page.getByRole('button', { name: 'Quên mật khẩu?' }).click();
  await expect(page.getByRole('dialog', { name: 'Quên mật khẩu' })).toBeVisible();
});
