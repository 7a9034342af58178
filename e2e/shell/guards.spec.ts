import type { Page } from '@playwright/test';
import { withBootstrap } from '../fixtures/bootstrap.ts';
import { expect, test } from '../fixtures/site.ts';
import { words } from '../fixtures/words.ts';

/** Makes the market open to members only (the switch `loginedToHomePage`). */
const membersOnly = (page: Page) =>
  withBootstrap(page, /^\/\w*(\.html)?$/, (bootstrap) => {
    bootstrap.market.switches.loginedToHomePage = true;
  });
const login = (page: Page) => page.getByRole('dialog', { name: words.signIn });

test('where members alone may look, a visitor is brought to the login, registers or gets back in from there, and goes on [2.guard.login] [2.guard.member] [6.visitor.may]', async ({
  page,
  site,
}) => {
  await membersOnly(page);
  await page.goto('/live');
  await expect(page).toHaveURL(/\/login$/);
  await expect(login(page).getByRole('button', { name: 'Chơi thử' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /ngôn ngữ/ })).toBeAttached();
  await login(page).getByRole('button', { name: 'Đăng ký ngay' }).click();
  const registration = page.getByRole('dialog', { name: 'Đăng ký' });
  await expect(registration.getByRole('button', { name: words.anotherPicture })).toBeVisible();
  await registration.getByRole('button', { name: 'Đăng nhập', exact: true }).click();
  await login(page).getByRole('button', { name: 'Quên mật khẩu?' }).click();
  await expect(page.getByRole('dialog', { name: 'Quên mật khẩu' })).toBeVisible();
  await page.goto('/login');
  await site.signIn(page);
  await expect(page).toHaveURL(/\/index$/);
  await page.getByRole('banner').getByRole('link', { name: 'Bắn cá' }).click();
  await expect(page).toHaveURL(/\/fish$/);
  await expect(login(page)).toHaveCount(0);
});
