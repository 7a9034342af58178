import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { currentLocation } from '@unisite/shared/navigation';
import { button, eventually, find, goTo, mountModule, press, resetSession, signIn } from '../testing/page.ts';
import { forgetAll } from '../testing/platform.ts';
import { securityResponses, unprotected } from '../testing/security.ts';
import AccountPage from './AccountPage.tsx';
import { readAccountView } from './accountView.ts';

let page: Awaited<ReturnType<typeof mountModule>> | undefined;

beforeEach(() => {
  forgetAll();
  resetSession();
  signIn();
  securityResponses(unprotected);
});
afterEach(() => page?.unmount());

test('an address names the side of the account; an unknown name is the first', () => {
  expect(readAccountView('?page=securityCenter')).toBe('overview');
  expect(readAccountView('?view=security')).toBe('security');
  expect(readAccountView('?view=toString')).toBe('overview');
});

test('the tab of the security leads there and back, and keeps the focus', async () => {
  await goTo('/member');
  page = await mountModule(AccountPage, '/member');
  const { element } = page;
  const tab = button(element, 'Bảo mật');
  expect(find(element, '[aria-selected="true"]').textContent).toBe('Tổng quan');
  tab.focus();
  await press(tab);
  expect(currentLocation().location.search).toBe('?page=securityCenter&view=security');
  await eventually(() => expect(find(element, '[role="tabpanel"]').textContent).toContain('Bảo vệ tài khoản'));
  expect(document.activeElement).toBe(button(element, 'Bảo mật'));
  await press(button(element, 'Tổng quan'));
  expect(currentLocation().location.search).toBe('?page=securityCenter');
  expect(find(element, '[role="tabpanel"]').textContent).toContain('Thông tin tài khoản');
});
