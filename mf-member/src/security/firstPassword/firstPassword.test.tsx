import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { queryClient } from '@unisite/shared/api';
import { linkIdentity, type SecurityOverview, unlinkIdentity } from '@unisite/shared/contract/memberSecurity';
import { firstPasswordCode, setFirstPassword } from '@unisite/shared/contract/passwords';
import { sessionToken } from '@unisite/shared/session';
import { type Firebase, FirebaseFailure } from '@unisite/shared/session/social';
import { asSignedIn } from '@unisite/shared/testing';
import {
  button,
  errorOf,
  eventually,
  find,
  goTo,
  mountModule,
  press,
  resetSession,
  signIn,
  toasts,
  type,
} from '../../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../../testing/platform.ts';
import { securityResponses, signInMethodsOf, unprotected } from '../../testing/security.ts';
import SecurityView from '../SecurityView.tsx';

const google = jest.fn<Firebase['signInWithGoogle']>();
jest.mock('@unisite/shared/session/social', () => ({
  ...jest.requireActual<object>('@unisite/shared/session/social'),
  useFirebase: () => ({ host: { current: null }, firebase: () => ({ signInWithGoogle: google }) }),
}));

const withoutPassword: SecurityOverview = {
  ...unprotected,
  email: 'l…@e…',
  hasPassword: false,
  firstPasswordMethods: [
    { way: 'google', hint: '' },
    { way: 'mail', hint: 'l…@e…' },
  ],
  identities: [{ provider: 'google.com', linkedAt: '2026-11-12T03:04:00.000Z' }],
};

let page: Awaited<ReturnType<typeof mountModule>>;
beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  google.mockReset();
  google.mockResolvedValue('a.b.c');
  await goTo('/member?page=securityCenter&view=security');
});
afterEach(() => page.unmount());

/** Everything in the page's query cache. */
const cached = () =>
  JSON.stringify(
    [queryClient.getMutationCache(), queryClient.getQueryCache()].map((cache) =>
      cache.getAll().map(({ state }) => state),
    ),
  );
const dialog = () => find(page.element, 'dialog');
const submit = () => press(find(dialog(), 'button[type="submit"]'));
const open = async (overview: SecurityOverview, name: string) => {
  securityResponses(overview);
  signInMethodsOf({ google: true, facebook: true });
  page = await mountModule(SecurityView, '/member');
  await press(await eventually(() => button(page.element, name)));
};

test('everything that takes a password leads to setting the first one', async () => {
  await open(withoutPassword, 'Bật ngay: Xác thực hai lớp');
  await eventually(() => find(dialog(), '[name="newPassword"]'));
  expect(page.element.textContent).toContain('Bạn chưa có mật khẩu');
});

test('it is set by signing in at Google once more; the session goes on under another handle', async () => {
  answer(setFirstPassword, () => asSignedIn({ token: 'another' }));
  await open(withoutPassword, 'Tạo mật khẩu: Mật khẩu');
  await eventually(() => find(dialog(), '[name="newPassword"]'));
  await submit();
  expect(errorOf(dialog(), 'newPassword')).toBe('Vui lòng nhập mật khẩu mới');
  type(dialog(), 'newPassword', 'mua thu 77');
  type(dialog(), 'confirmNewPassword', 'mua thu 78');
  await submit();
  expect(errorOf(dialog(), 'confirmNewPassword')).toBe('Hai lần nhập mật khẩu không giống nhau');
  type(dialog(), 'confirmNewPassword', 'mua thu 77');
  google.mockRejectedValueOnce(new FirebaseFailure('auth/popup-blocked'));
  await submit();
  await eventually(() => expect(dialog().textContent).toContain('Trình duyệt đã chặn cửa sổ Google'));
  await submit();
  await eventually(() => expect(page.element.querySelector('dialog')).toBeNull());
  expect(callsOf(setFirstPassword)[0]?.request).toEqual({
    proof: { by: 'social', idToken: 'a.b.c' },
    newPassword: 'mua thu 77',
    confirmNewPassword: 'mua thu 77',
  });
  expect(sessionToken()).toBe('another');
  expect(toasts()).toContain('Đã tạo mật khẩu');
  expect(cached()).not.toContain('mua thu 77');
});

test('a retry after a lost response is the same call with the same Google sign-in and input', async () => {
  refuse(setFirstPassword, null);
  await open(withoutPassword, 'Tạo mật khẩu: Mật khẩu');
  await eventually(() => find(dialog(), '[name="newPassword"]'));
  type(dialog(), 'newPassword', 'mua thu 77');
  type(dialog(), 'confirmNewPassword', 'mua thu 77');
  await submit();
  await eventually(() => expect(dialog().textContent).toContain('Không kết nối được với máy chủ'));
  expect(find<HTMLInputElement>(dialog(), '[name="newPassword"]').value).toBe('mua thu 77');
  answer(setFirstPassword, () => asSignedIn({ token: 'another' }));
  await submit();
  await eventually(() => expect(page.element.querySelector('dialog')).toBeNull());
  expect(google).toHaveBeenCalledTimes(1);
  const [first, second] = callsOf(setFirstPassword);
  expect(first?.idempotencyKey).toMatch(/^[\w-]{36}$/);
  expect(second).toEqual(first);
});

test('a code that got no answer is asked for once more by the same call, and what was said of it goes', async () => {
  refuse(firstPasswordCode, null);
  await open(withoutPassword, 'Tạo mật khẩu: Mật khẩu');
  await eventually(() => find(dialog(), '[name="way"]'));
  type(dialog(), 'way', 'mail');
  await press(await eventually(() => button(dialog(), 'Gửi mã')));
  await eventually(() => expect(dialog().textContent).toContain('Không kết nối được với máy chủ'));
  answer(firstPasswordCode, () => ({ expiredMinutes: 10 }));
  await press(button(dialog(), 'Gửi mã'));
  await eventually(() => expect(dialog().textContent).toContain('Đã gửi mã xác minh đến l…@e…'));
  expect(dialog().textContent).not.toContain('Không kết nối được với máy chủ');
  const [first, second] = callsOf(firstPasswordCode);
  expect(second).toEqual(first);
});

test('or by a code to what is bound, and what is wrong stands under its field', async () => {
  answer(firstPasswordCode, () => ({ expiredMinutes: 10 }));
  refuse(setFirstPassword, 'WRONG_CODE', 401);
  await open(withoutPassword, 'Tạo mật khẩu: Mật khẩu');
  await eventually(() => find(dialog(), '[name="way"]'));
  type(dialog(), 'way', 'mail');
  await press(await eventually(() => button(dialog(), 'Gửi mã')));
  await eventually(() => expect(dialog().textContent).toContain('Đã gửi mã xác minh đến l…@e…'));
  expect(callsOf(firstPasswordCode)[0]?.request).toEqual({ way: 'mail' });
  type(dialog(), 'newPassword', 'mua thu 77');
  type(dialog(), 'confirmNewPassword', 'mua thu 77');
  await submit();
  expect(errorOf(dialog(), 'code')).toBe('Vui lòng nhập mã xác minh');
  type(dialog(), 'code', '123 456');
  await submit();
  await eventually(() =>
    expect(errorOf(dialog(), 'code')).toBe('Mã xác minh không đúng hoặc đã được dùng. Hãy chờ mã mới rồi nhập lại.'),
  );
  expect(callsOf(setFirstPassword)[0]?.request.proof).toEqual({ by: 'mail', code: '123456' });
  expect(google).not.toHaveBeenCalled();
});

test('where there is no way to prove it, that is said', async () => {
  await open({ ...withoutPassword, firstPasswordMethods: [] }, 'Tạo mật khẩu: Mật khẩu');
  await eventually(() => expect(dialog().textContent).toContain('Vui lòng liên hệ chăm sóc khách hàng'));
});

test('an account of Google is linked with the password and a sign-in there', async () => {
  answer(linkIdentity, () => ({ ...unprotected, identities: withoutPassword.identities }));
  await open(unprotected, 'Liên kết: Google');
  await eventually(() => find(dialog(), '[name="password"]'));
  await submit();
  expect(errorOf(dialog(), 'password')).toBe('Vui lòng nhập mật khẩu đăng nhập');
  type(dialog(), 'password', 'Demo-2026-play');
  google.mockRejectedValueOnce(new FirebaseFailure('auth/popup-closed-by-user'));
  await submit();
  await eventually(() => expect(dialog().textContent).toContain('Bạn chưa hoàn tất đăng nhập Google'));
  await submit();
  await eventually(() => expect(toasts()).toContain('Đã liên kết Google'));
  expect(callsOf(linkIdentity)[0]?.request).toEqual({ idToken: 'a.b.c', password: 'Demo-2026-play' });
  expect(cached()).not.toContain('Demo-2026-play');
  expect(page.element.textContent).toContain('Đã liên kết lúc 12/11/2026 10:04');
});

test('and let go of with the password', async () => {
  refuse(unlinkIdentity, 'WRONG_PASSWORD', 403);
  await open({ ...unprotected, identities: withoutPassword.identities }, 'Bỏ liên kết: Google');
  await eventually(() => find(dialog(), '[name="password"]'));
  type(dialog(), 'password', 'wrong');
  await submit();
  await eventually(() => expect(errorOf(dialog(), 'password')).toBe('refused: WRONG_PASSWORD'));
  answer(unlinkIdentity, () => unprotected);
  await submit();
  await eventually(() => expect(toasts()).toContain('Đã bỏ liên kết Google'));
  expect(callsOf(unlinkIdentity)[0]?.request).toEqual({ password: 'wrong', provider: 'google.com' });
});

test('linking and letting go without an answer: the password stays, and the next try is the same call', async () => {
  refuse(linkIdentity, null);
  await open(unprotected, 'Liên kết: Google');
  await eventually(() => find(dialog(), '[name="password"]'));
  type(dialog(), 'password', 'Demo-2026-play');
  await submit();
  await eventually(() => expect(dialog().textContent).toContain('Không kết nối được với máy chủ'));
  expect(find<HTMLInputElement>(dialog(), '[name="password"]').value).toBe('Demo-2026-play');
  answer(linkIdentity, () => ({ ...unprotected, identities: withoutPassword.identities }));
  await submit();
  await eventually(() => expect(toasts()).toContain('Đã liên kết Google'));
  expect(google).toHaveBeenCalledTimes(1);
  expect(callsOf(linkIdentity)).toHaveLength(2);

  refuse(unlinkIdentity, null);
  await press(await eventually(() => button(page.element, 'Bỏ liên kết: Google')));
  await eventually(() => find(dialog(), '[name="password"]'));
  type(dialog(), 'password', 'Demo-2026-play');
  await submit();
  await eventually(() => expect(dialog().textContent).toContain('Không kết nối được với máy chủ'));
  answer(unlinkIdentity, () => unprotected);
  await submit();
  await eventually(() => expect(toasts()).toContain('Đã bỏ liên kết Google'));
  const [first, second] = callsOf(unlinkIdentity);
  expect(second).toEqual(first);
});
