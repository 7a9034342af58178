import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { securityOverview } from '@unisite/shared/contract/memberSecurity';
import { bus } from '@unisite/shared/events';
import { button, eventually, find, goTo, mountModule, press, resetSession, signIn } from '../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../testing/platform.ts';
import { fullyProtected, securityResponses, unprotected } from '../testing/security.ts';
import SecurityView from './SecurityView.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;

beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  await goTo('/member?page=securityCenter&view=security');
});
afterEach(() => page.unmount());

const open = async () => {
  page = await mountModule(SecurityView, '/member');
};
const rows = () =>
  [...find(page.element, 'ul').children].map((row) =>
    [...row.querySelectorAll('h3, p, .tag')].map((part) => part.textContent),
  );

test('each protection says in words how it stands', async () => {
  securityResponses(fullyProtected);
  await open();
  await eventually(() => expect(page.element.textContent).toContain('Đã đủ các lớp bảo vệ'));
  expect(rows()).toEqual([
    ['Mật khẩu', 'Đổi lần gần nhất lúc 12/11/2026 10:04', 'Đã đặt'],
    ['Xác thực hai lớp', expect.any(String), 'Đang bật'],
    ['Mã khôi phục', expect.any(String), 'Còn 8 mã'],
    ['Email', 'm•••h@example.com', 'Đã liên kết'],
    ['Số điện thoại', '+84 ••••• 678', 'Đã liên kết'],
  ]);
});

test('what is missing is counted, and each has its own action', async () => {
  securityResponses(unprotected);
  await open();
  await eventually(() => expect(page.element.textContent).toContain('Nên bổ sung 3 mục'));
  expect(rows()[0]).toEqual(['Mật khẩu', 'Chưa đổi lần nào từ khi mở tài khoản', 'Đã đặt']);
  for (const name of ['Thay đổi: Mật khẩu', 'Bật ngay: Xác thực hai lớp', 'Liên kết: Email', 'Liên kết: Số điện thoại'])
    expect(button(page.element, name).getAttribute('aria-haspopup')).toBe('dialog');
});

test('the password is changed in the modal that is there for it', async () => {
  securityResponses(unprotected);
  await open();
  const asked: string[] = [];
  const leave = bus.on('modal.open', ({ modal }) => asked.push(modal));
  await press(await eventually(() => button(page.element, 'Thay đổi: Mật khẩu')));
  leave();
  expect(asked).toEqual(['changePassModal']);
});

test('while it is awaited a skeleton has its place, and a failure can be tried again', async () => {
  securityResponses(unprotected);
  let release = () => {};
  answer(
    securityOverview,
    () =>
      new Promise((resolve) => {
        release = () => resolve(unprotected);
      }),
  );
  await open();
  expect(find(page.element, 'section').getAttribute('aria-busy')).toBe('true');
  expect(page.element.querySelectorAll('section:first-child .bone').length).toBeGreaterThan(0);
  refuse(securityOverview, 'INTERNAL', 500);
  await page.unmount();
  release();
  resetSession();
  signIn();
  await open();
  await eventually(() => expect(page.element.textContent).toContain('Chưa tải được tình trạng bảo mật'));
  answer(securityOverview, () => fullyProtected);
  await press(button(page.element, 'Thử lại'));
  await eventually(() => expect(page.element.textContent).toContain('Đã đủ các lớp bảo vệ'));
});

test('guests read that it is for members [6.guest.blocked] [6.guest.text]', async () => {
  securityResponses(unprotected);
  signIn({ customerType: 4 });
  await open();
  expect(page.element.textContent).toContain('Vui lòng đăng ký hoặc đăng nhập vào tài khoản chính thức');
  expect(callsOf(securityOverview)).toHaveLength(0);
});
