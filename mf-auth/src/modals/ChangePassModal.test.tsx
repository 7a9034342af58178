import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { SessionInfo } from '@unisite/shared/contract/access';
import { logout } from '@unisite/shared/contract/access';
import { loginInfo } from '@unisite/shared/contract/members';
import { changePassword, passwordRule } from '@unisite/shared/contract/passwords';
import { bus } from '@unisite/shared/events';
import { setLanguage } from '@unisite/shared/i18n';
import { currentLocation, navigate } from '@unisite/shared/navigation';
import { endSession, sessionState, startSession } from '@unisite/shared/session';
import { flush, type MountedModule } from '@unisite/shared/testing';
import { act } from 'react';
import {
  alerts,
  errorOf,
  fill,
  hasButton,
  input,
  labels,
  mountModal,
  platform,
  press,
  pressKey,
  resetSession,
  send,
} from '../testing/modal.ts';
import { signedIn } from '../testing/registration.ts';
import { passwordRuleOf } from '../testing/rule.ts';
import ChangePassModal from './ChangePassModal.tsx';

let page: MountedModule;
const onClose = jest.fn();
const onDone = jest.fn();
const said: unknown[] = [];
bus.on('toast', (toast) => said.push(toast));

function info(more: Partial<SessionInfo> = {}): SessionInfo {
  const { state: _, changeTicket: __, ...session } = signedIn();
  return { ...session, ...more };
}

beforeEach(() => {
  resetSession();
  onClose.mockClear();
  onDone.mockClear();
  said.length = 0;
  navigate('/live');
  platform.answer(passwordRule, () => passwordRuleOf());
  platform.answer(changePassword, () => info({ token: 'another' }));
});
afterEach(async () => {
  await page.unmount();
  await act(() => setLanguage('vi'));
});

const open = async (more: Partial<SessionInfo> = {}, changeTicket?: string | null) => {
  startSession(info(more));
  page = await mountModal(ChangePassModal, undefined, { onClose, onDone, changeTicket });
  await flush();
};
const fillIn = async () => {
  await fill('Mật khẩu mới', 'Tr4mvang92x');
  await fill('Nhập lại mật khẩu mới', 'Tr4mvang92x');
};

describe('by wish', () => {
  test('section 2: it shows whose password it is, and asks for the old one [2.change.account]', async () => {
    await open();
    expect(document.querySelector('dialog')?.textContent).toContain('Tài khoản: thuylinh92');
    expect(labels()).toEqual(['Mật khẩu hiện tại', 'Mật khẩu mới', 'Nhập lại mật khẩu mới']);
    expect(input('Mật khẩu hiện tại').autocomplete).toBe('current-password');
    expect(input('Mật khẩu mới').autocomplete).toBe('new-password');
    expect(hasButton('Đăng xuất')).toBe(false);
  });

  test('validates all three fields [5.change.old] [5.change.new] [5.change.repeat] [4.language.errors]', async () => {
    await open();
    await send();
    expect(errorOf('Mật khẩu hiện tại')).toBe('Mật khẩu hiện tại không được để trống');
    expect(errorOf('Mật khẩu mới')).toBe('Mật khẩu mới không được để trống');
    expect(errorOf('Nhập lại mật khẩu mới')).toBe('Nhập lại mật khẩu mới không được để trống');
    expect(document.activeElement).toBe(input('Mật khẩu hiện tại'));
    await fill('Mật khẩu hiện tại', 'cu');
    await fill('Mật khẩu mới', 'abcdefgh');
    await fill('Nhập lại mật khẩu mới', 'abcdefgi');
    await send();
    expect(errorOf('Mật khẩu hiện tại')).toBe('');
    expect(errorOf('Mật khẩu mới')).toBe('Gồm 8 - 64 ký tự, có cả chữ cái và chữ số.');
    expect(errorOf('Nhập lại mật khẩu mới')).toBe('Hai lần nhập mật khẩu không giống nhau');
    await act(() => setLanguage('en'));
    expect(errorOf('New password')).toBe('8 - 64 characters, letters and digits combined.');
    expect(errorOf('Confirm new password')).toBe('The two passwords are not the same');
    expect(platform.callsOf(changePassword)).toEqual([]);
  });

  test('the length alone is asked for in the words of section 5 [5.message.length]', async () => {
    platform.answer(passwordRule, () => passwordRuleOf({ acceptedPattern: '*', patternId: 0, maxLength: 20 }));
    await open();
    await fill('Mật khẩu mới', 'ngan');
    await send();
    expect(errorOf('Mật khẩu mới')).toBe('Vui lòng nhập mật khẩu của bạn từ 8 - 20 ký tự');
  });

  test('reloads login info, closes and goes home [3.change.request] [4.change.after]', async () => {
    platform.answer(loginInfo, () => ({ lastLoginAt: null, lastLoginIp: null, passwordExpired: false }));
    await open();
    await fill('Mật khẩu hiện tại', 'cu');
    await fillIn();
    await send();
    expect(platform.callsOf(changePassword).map(({ request }) => request)).toEqual([
      { oldPassword: 'cu', newPassword: 'Tr4mvang92x', confirmNewPassword: 'Tr4mvang92x' },
    ]);
    expect(sessionState()).toMatchObject({ status: 'in', info: { token: 'another' } });
    expect(platform.callsOf(loginInfo)).toHaveLength(1);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(currentLocation().location.pathname).toBe('/');
    expect(said).toEqual([{ tone: 'success', text: 'Đã đổi mật khẩu' }]);
  });

  test('agents go to their home [4.change.after]', async () => {
    platform.answer(changePassword, () => info({ customerType: 1 }));
    await open({ customerType: 1 });
    await fill('Mật khẩu hiện tại', 'cu');
    await fillIn();
    await send();
    expect(currentLocation().location.pathname).toBe('/agentHome');
  });

  test.each([
    ['WRONG_PASSWORD', 'Mật khẩu hiện tại', 'Mật khẩu không chính xác'],
    ['PASSWORD_SAME', 'Mật khẩu mới', 'Mật khẩu mới phải khác mật khẩu cũ.'],
    ['PASSWORDS_DIFFER', 'Nhập lại mật khẩu mới', 'Hai lần nhập mật khẩu không giống nhau'],
  ])('%s is said under its field; nothing typed is lost', async (code, label, text) => {
    platform.refuse(changePassword, code, 403);
    await open();
    await fill('Mật khẩu hiện tại', 'cu');
    await fillIn();
    await send();
    expect(errorOf(label)).toBe(text);
    expect(document.activeElement).toBe(input(label));
    expect(input('Mật khẩu hiện tại').value).toBe('cu');
    expect(input('Mật khẩu mới').value).toBe('Tr4mvang92x');
  });

  test('without an answer all that was typed stays, and goes again as the same call', async () => {
    platform.refuse(changePassword, null);
    await open();
    await fill('Mật khẩu hiện tại', 'cu');
    await fillIn();
    await send();
    expect(alerts()).toEqual(['Không kết nối được với máy chủ. Vui lòng kiểm tra mạng rồi thử lại.']);
    expect(input('Mật khẩu hiện tại').value).toBe('cu');
    expect(input('Mật khẩu mới').value).toBe('Tr4mvang92x');
    platform.answer(changePassword, () => info({ token: 'another' }));
    await send();
    expect(onDone).toHaveBeenCalledTimes(1);
    const [first, second] = platform.callsOf(changePassword);
    expect(first?.idempotencyKey).toMatch(/^[\w-]{36}$/);
    expect(second).toEqual(first);
  });

  test('Escape closes it [2.modal.escape]', async () => {
    await open();
    await pressKey('Escape');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('because it has to be', () => {
  const must = { mustChangePassword: true };

  test('with a ticket the old password is not asked for [5.change.known]', async () => {
    await open(must, 'ticket-1');
    expect(labels()).toEqual(['Mật khẩu mới', 'Nhập lại mật khẩu mới']);
    await fillIn();
    await send();
    expect(platform.callsOf(changePassword).map(({ request }) => request)).toEqual([
      { ticket: 'ticket-1', newPassword: 'Tr4mvang92x', confirmNewPassword: 'Tr4mvang92x' },
    ]);
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(currentLocation().location.pathname).toBe('/');
  });

  test('a ticket that ran out lets the old password be asked for; the new one stays typed', async () => {
    platform.refuse(changePassword, 'TICKET_EXPIRED', 401);
    await open(must, 'ticket-1');
    await fillIn();
    await send();
    expect(labels()).toContain('Mật khẩu hiện tại');
    expect(document.body.textContent).toContain('Vui lòng nhập mật khẩu hiện tại để tiếp tục.');
    expect(input('Mật khẩu mới').value).toBe('Tr4mvang92x');
    platform.answer(changePassword, () => info());
    await fill('Mật khẩu hiện tại', 'cu');
    await send();
    expect(platform.callsOf(changePassword).at(-1)?.request).toMatchObject({ oldPassword: 'cu' });
  });

  test('nothing closes it, and there is a way out [2.change.account] [2.modal.escape]', async () => {
    platform.answer(logout, () => ({}));
    await open(must);
    expect(document.body.textContent).toContain('Vui lòng đổi mật khẩu trước khi tiếp tục.');
    await pressKey('Escape');
    expect(onClose).not.toHaveBeenCalled();
    expect(hasButton('Đăng xuất')).toBe(true);
    await press('Đăng xuất');
    expect(sessionState().status).toBe('out');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('it goes with the session', async () => {
    await open(must);
    await act(async () => endSession('elsewhere'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('where its rule does not come there is another try, and still a way out', async () => {
    platform.refuse(passwordRule, 'INTERNAL', 500);
    await open(must);
    expect(alerts()).toEqual([expect.stringContaining('Chưa tải được biểu mẫu.')]);
    expect(hasButton('Đăng xuất')).toBe(true);
    platform.answer(passwordRule, () => passwordRuleOf());
    await press('Thử lại');
    expect(labels()).toContain('Mật khẩu mới');
  });
});
