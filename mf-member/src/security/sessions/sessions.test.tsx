import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  endMemberSession,
  endOtherSessions,
  memberSessions,
  reauthenticate,
} from '@unisite/shared/contract/memberSecurity';
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
import { otherSession, securityResponses, thisSession, unprotected } from '../../testing/security.ts';
import { SessionsPanel } from './SessionsPanel.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;

beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  securityResponses(unprotected);
  await goTo('/member?page=securityCenter&view=security');
});
afterEach(() => page.unmount());

const dialog = () => find(page.element, 'dialog');
const list = () => find(page.element, 'ul');
const open = async () => {
  page = await mountModule(SessionsPanel, '/member');
  await eventually(() => expect(list().textContent).toContain('Firefox'));
};

test('this session is marked and has no end to press; times are of Vietnam', async () => {
  await open();
  const [here, there] = list().children;
  expect(here?.textContent).toContain('Thiết bị này');
  expect(here?.querySelector('button')).toBeNull();
  expect(here?.textContent).toContain('Đăng nhập 20/11/2026 08:00');
  expect(there?.textContent).toContain('198.51.100.4');
  expect(there?.textContent).toContain('Hoạt động 19/11/2026 17:30');
  expect(there && button(there, 'Đăng xuất: Chrome, Android, 198.51.100.4')).toBeDefined();
});

test('another session is ended after it was asked about; the list goes on with the focus', async () => {
  answer(endMemberSession, () => {
    answer(memberSessions, () => ({ rows: [thisSession] }));
    return {};
  });
  await open();
  await press(button(list(), 'Đăng xuất: Chrome, Android, 198.51.100.4'));
  expect(dialog().textContent).toContain('Chrome, Android tại 198.51.100.4');
  expect(callsOf(endMemberSession)).toHaveLength(0);
  await press(button(dialog(), 'Đăng xuất'));
  await eventually(() => expect(page.element.querySelector('dialog')).toBeNull());
  expect(callsOf(endMemberSession)[0]?.request).toEqual({ id: otherSession.id });
  expect(list().textContent).toContain('tài khoản không đăng nhập ở đâu khác');
  expect(document.activeElement).toBe(list());
  expect(toasts()).toContain('Đã đăng xuất Chrome, Android');
});

test('all others are ended at once, with what browsers remember', async () => {
  answer(endOtherSessions, () => {
    answer(memberSessions, () => ({ rows: [thisSession] }));
    return { ended: 1 };
  });
  await open();
  await press(button(page.element, 'Đăng xuất mọi thiết bị khác'));
  expect(dialog().textContent).toContain('Mọi nơi đã ghi nhớ đăng nhập');
  await press(button(dialog(), 'Đăng xuất mọi thiết bị khác'));
  await eventually(() => expect(toasts()).toContain('Đã đăng xuất 1 thiết bị khác'));
  expect(callsOf(endOtherSessions)).toHaveLength(1);
  expect(list().children).toHaveLength(2);
});

test('where the password was typed long ago it is asked for, and the session is ended then', async () => {
  refuse(endMemberSession, 'PASSWORD_PROOF_REQUIRED', 403);
  refuse(reauthenticate, 'WRONG_PASSWORD', 403);
  await open();
  await press(button(list(), 'Đăng xuất: Chrome, Android, 198.51.100.4'));
  await press(button(dialog(), 'Đăng xuất'));
  await eventually(() => find(dialog(), '[name="password"]'));
  expect(dialog().textContent).toContain('Nhập lại mật khẩu');
  const submit = () => press(find(dialog(), 'button[type="submit"]'));
  await submit();
  expect(errorOf(dialog(), 'password')).toBe('Vui lòng nhập mật khẩu đăng nhập');
  type(dialog(), 'password', 'wrong');
  await submit();
  await eventually(() => expect(errorOf(dialog(), 'password')).toBe('refused: WRONG_PASSWORD'));
  answer(reauthenticate, () => ({}));
  answer(endMemberSession, () => ({}));
  type(dialog(), 'password', 'Demo-2026-play');
  await submit();
  await eventually(() => expect(toasts()).toContain('Đã đăng xuất Chrome, Android'));
  expect(callsOf(reauthenticate).map(({ request }) => request)).toEqual([
    { password: 'wrong' },
    { password: 'Demo-2026-play' },
  ]);
  expect(callsOf(endMemberSession)).toHaveLength(2);
  expect(page.element.querySelector('dialog')).toBeNull();
});

test('what could not be ended is said, and the list is asked for again', async () => {
  refuse(endMemberSession, 'NOT_FOUND', 404);
  await open();
  await press(button(list(), 'Đăng xuất: Chrome, Android, 198.51.100.4'));
  const asked = callsOf(memberSessions).length;
  await press(button(dialog(), 'Đăng xuất'));
  await eventually(() => expect(toasts()).toContain('Chưa đăng xuất được'));
  await eventually(() => expect(callsOf(memberSessions).length).toBeGreaterThan(asked));
});

test('one whose ending got no answer is looked for: gone it was ended, still there it was not', async () => {
  refuse(endMemberSession, null);
  await open();
  const end = async () => {
    await press(button(list(), 'Đăng xuất: Chrome, Android, 198.51.100.4'));
    await press(button(dialog(), 'Đăng xuất'));
    await eventually(() => expect(page.element.querySelector('dialog')).toBeNull());
  };
  await end();
  await eventually(() => expect(toasts()).toContain('Chưa đăng xuất được'));
  answer(memberSessions, () => ({ rows: [thisSession] }));
  await end();
  await eventually(() => expect(toasts()).toContain('Đã đăng xuất Chrome, Android'));
  expect(document.activeElement).toBe(list());
});

test('all others whose ending got no answer may be ended again, and so may the password be proved', async () => {
  refuse(endOtherSessions, null);
  refuse(reauthenticate, null);
  await open();
  const end = async () => {
    await press(button(page.element, 'Đăng xuất mọi thiết bị khác'));
    await press(button(dialog(), 'Đăng xuất mọi thiết bị khác'));
  };
  await end();
  await eventually(() => expect(page.element.querySelector('dialog')).toBeNull());
  expect(toasts()).toContain('Chưa đăng xuất được');
  refuse(endOtherSessions, 'PASSWORD_PROOF_REQUIRED', 403);
  await end();
  await eventually(() => find(dialog(), '[name="password"]'));
  const submit = () => press(find(dialog(), 'button[type="submit"]'));
  type(dialog(), 'password', 'Demo-2026-play');
  await submit();
  await eventually(() => expect(find(dialog(), '[role="alert"]').textContent).toContain('Không kết nối được'));
  expect(find<HTMLInputElement>(dialog(), '[name="password"]').value).toBe('Demo-2026-play');
  answer(reauthenticate, () => ({}));
  answer(endOtherSessions, () => ({ ended: 0 }));
  await submit();
  await eventually(() => expect(toasts()).toContain('Không còn thiết bị nào khác đang đăng nhập'));
});

test('turning the question down ends nothing', async () => {
  await open();
  await press(button(page.element, 'Đăng xuất mọi thiết bị khác'));
  await press(button(dialog(), 'Huỷ'));
  expect(page.element.querySelector('dialog')).toBeNull();
  expect(callsOf(endOtherSessions)).toHaveLength(0);
});

test('a list that did not come can be asked for again', async () => {
  refuse(memberSessions, 'INTERNAL', 500);
  page = await mountModule(SessionsPanel, '/member');
  await eventually(() => expect(page.element.textContent).toContain('Chưa tải được danh sách thiết bị'));
  answer(memberSessions, () => ({ rows: [thisSession] }));
  await press(button(page.element, 'Thử lại'));
  await eventually(() => expect(list().textContent).toContain('Firefox'));
});
