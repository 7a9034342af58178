import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  forgotPasswordEmail,
  forgotPasswordSms,
  passwordRule,
  setPasswordByPhone,
} from '@unisite/shared/contract/passwords';
import { signInSettings } from '@unisite/shared/contract/signInSteps';
import { workChallenge } from '@unisite/shared/contract/verification';
import { bus } from '@unisite/shared/events';
import { setLanguage } from '@unisite/shared/i18n';
import { currentLocation, navigate } from '@unisite/shared/navigation';
import { sessionState } from '@unisite/shared/session';
import { flush, type MountedModule, polyfillMessageChannel, until } from '@unisite/shared/testing';
import { act } from 'react';
import {
  alerts,
  errorOf,
  fill,
  input,
  labels,
  mountModal,
  platform,
  press,
  resetSession,
  send,
} from '../testing/modal.ts';
import { signedIn } from '../testing/registration.ts';
import { passwordRuleOf } from '../testing/rule.ts';
import ForgetPassModal from './ForgetPassModal.tsx';

polyfillMessageChannel();
let page: MountedModule;
const onClose = jest.fn();
const said: unknown[] = [];
const asked: unknown[] = [];
bus.on('toast', (toast) => said.push(toast));
bus.on('modal.open', (modal) => asked.push(modal));

const settings = (phoneRecovery: boolean) =>
  platform.answer(signInSettings, () => ({
    slide: true,
    mobile: true,
    freePlay: true,
    registration: true,
    phoneRecovery,
    firebase: null,
    remembered: null,
  }));

beforeEach(() => {
  resetSession();
  onClose.mockClear();
  said.length = 0;
  asked.length = 0;
  navigate('/live');
  settings(true);
  platform.answer(passwordRule, () => passwordRuleOf());
  platform.answer(workChallenge, () => ({ id: 'w', salt: 's', bits: 0 }));
});
afterEach(async () => {
  await page.unmount();
  await act(() => setLanguage('vi'));
});

const open = async () => {
  page = await mountModal(ForgetPassModal, undefined, { onClose, onDone: onClose });
  await flush();
};
/** The browser solves the check itself. */
const prove = () => flush(30);

describe('by e-mail', () => {
  test('section 2: there is no other way without the flag [2.recovery.email] [2.recovery.mobile]', async () => {
    settings(false);
    await open();
    expect(document.querySelector('[role="tab"]')).toBeNull();
    expect(labels()).toEqual(['Tên đăng nhập', 'Email']);
    expect(platform.callsOf(passwordRule)).toEqual([]);
  });

  test('section 5: both are required and have to be right [5.recovery.email] [4.language.errors]', async () => {
    await open();
    await send();
    expect(errorOf('Tên đăng nhập')).toBe('Tên đăng nhập không được để trống');
    expect(errorOf('Email')).toBe('Email không được để trống');
    expect(document.activeElement).toBe(input('Tên đăng nhập'));
    await fill('Email', 'linh');
    await send();
    expect(errorOf('Email')).toBe('Vui lòng nhập đúng địa chỉ email, ví dụ: ten@example.com.');
    await act(() => setLanguage('en'));
    expect(errorOf('Email')).toBe('Enter a valid email address, for example: name@example.com.');
    expect(platform.callsOf(forgotPasswordEmail)).toEqual([]);
  });

  test('after a human check it says so and closes [3.recovery.email] [4.recovery.email]', async () => {
    platform.answer(forgotPasswordEmail, () => ({}));
    await open();
    await fill('Tên đăng nhập', 'thuylinh92');
    await fill('Email', ' linh@example.com ');
    await act(async () => document.querySelector('form')?.requestSubmit());
    await prove();
    expect(platform.callsOf(forgotPasswordEmail).map(({ request }) => request)).toEqual([
      { username: 'thuylinh92', email: 'linh@example.com', workId: 'w', workCounter: '0' },
    ]);
    expect(said).toEqual([{ tone: 'success', text: 'Mật khẩu đã được gửi, vui lòng kiểm tra' }]);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('who turns the check down is back at the form, with all that was typed', async () => {
    await open();
    await fill('Tên đăng nhập', 'thuylinh92');
    await fill('Email', 'linh@example.com');
    await act(async () => document.querySelector('form')?.requestSubmit());
    await press('Đóng');
    expect(platform.callsOf(forgotPasswordEmail)).toEqual([]);
    expect(input('Email').value).toBe('linh@example.com');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('a refusal shows above in the current language, keeping the input [4.language.errors]', async () => {
    platform.refuse(forgotPasswordEmail, 'CODES_UNAVAILABLE', 503);
    await open();
    await fill('Tên đăng nhập', 'thuylinh92');
    await fill('Email', 'linh@example.com');
    await act(async () => document.querySelector('form')?.requestSubmit());
    await prove();
    expect(alerts()).toEqual(['refused: CODES_UNAVAILABLE']);
    expect(input('Email').value).toBe('linh@example.com');
    await act(() => setLanguage('en'));
    expect(alerts()).toEqual(['refused in English: CODES_UNAVAILABLE']);
    platform.refuse(forgotPasswordEmail, null);
    await act(async () => document.querySelector('form')?.requestSubmit());
    await prove();
    await until(() => alerts().join('').includes('cannot be reached'));
    await act(() => setLanguage('vi'));
    expect(alerts()).toEqual(['Không kết nối được với máy chủ. Vui lòng kiểm tra mạng rồi thử lại.']);
  });

  test('without an answer the same proof goes along once more, and it is the same call', async () => {
    platform.refuse(forgotPasswordEmail, null);
    await open();
    await fill('Tên đăng nhập', 'thuylinh92');
    await fill('Email', 'linh@example.com');
    await act(async () => document.querySelector('form')?.requestSubmit());
    await prove();
    await until(() => alerts().length > 0);
    expect(input('Tên đăng nhập').value).toBe('thuylinh92');
    platform.answer(forgotPasswordEmail, () => ({}));
    await send();
    await until(() => onClose.mock.calls.length > 0);
    expect(platform.callsOf(workChallenge)).toHaveLength(1);
    const [first, second] = platform.callsOf(forgotPasswordEmail);
    expect(first?.idempotencyKey).toMatch(/^[\w-]{36}$/);
    expect(second).toEqual(first);
  });
});

describe('by mobile number', () => {
  const openMobile = async () => {
    await open();
    await press('Số điện thoại');
  };
  const fillIn = async () => {
    await fill('Số điện thoại', '0912345678');
    await fill('Mã xác minh', '123456');
    await fill('Mật khẩu mới', 'Tr4mvang92x');
    await fill('Nhập lại mật khẩu mới', 'Tr4mvang92x');
  };

  test('section 5: everything is required and has to be right [2.recovery.mobile] [5.recovery.phone]', async () => {
    await openMobile();
    await fill('Mật khẩu mới', 'ngan1');
    await fill('Nhập lại mật khẩu mới', 'ngan2');
    await send();
    expect(errorOf('Số điện thoại')).toBe('Số điện thoại không được để trống');
    expect(errorOf('Mã xác minh')).toBe('Mã xác minh không được để trống');
    expect(errorOf('Mật khẩu mới')).toBe('Gồm 8 - 64 ký tự, có cả chữ cái và chữ số.');
    expect(errorOf('Nhập lại mật khẩu mới')).toBe('Hai lần nhập mật khẩu không giống nhau');
    expect(document.activeElement).toBe(input('Số điện thoại'));
    expect(platform.callsOf(setPasswordByPhone)).toEqual([]);
  });

  test('the code goes to the number', async () => {
    platform.answer(forgotPasswordSms, () => ({ expiredMinutes: 5 }));
    await openMobile();
    await fill('Số điện thoại', '0912345678');
    await press('Gửi mã');
    await prove();
    expect(platform.callsOf(forgotPasswordSms)[0]?.request).toEqual({
      mobileNum: '0912345678',
      countryDialingCode: '84',
      verification: { work: { id: 'w', counter: 0 } },
    });
  });

  test('section 4: after the password is set the member is in [3.recovery.phone] [4.recovery.phone]', async () => {
    platform.answer(setPasswordByPhone, () => signedIn());
    await openMobile();
    await fillIn();
    await send();
    expect(platform.callsOf(setPasswordByPhone).map(({ request }) => request)).toEqual([
      {
        mobileNum: '0912345678',
        countryDialingCode: '84',
        newPassword: 'Tr4mvang92x',
        verificationCode: '123456',
      },
    ]);
    expect(sessionState()).toMatchObject({ status: 'in', info: { account: 'thuylinh92' } });
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(currentLocation().location.pathname).toBe('/');
  });

  test('who has two-factor on goes on to the second step', async () => {
    const second = {
      state: 'secondStepRequired',
      why: 'twoFactor',
      ticket: 'tk',
      ways: [{ way: 'totp', hint: '' }],
    } as const;
    platform.answer(setPasswordByPhone, () => ({ ...second, ways: [...second.ways] }));
    await openMobile();
    await fillIn();
    await send();
    expect(asked).toEqual([{ modal: 'loginPopupModal', verification: second }]);
    expect(sessionState().status).toBe('out');
  });

  test('a wrong code is said under it, in the language of the moment, and nothing is lost', async () => {
    platform.refuse(setPasswordByPhone, 'WRONG_CODE', 401);
    await openMobile();
    await fillIn();
    await send();
    expect(errorOf('Mã xác minh')).toBe('Vui lòng nhập mã xác minh hợp lệ.');
    expect(document.activeElement).toBe(input('Mã xác minh'));
    expect(input('Mật khẩu mới').value).toBe('Tr4mvang92x');
    await act(() => setLanguage('en'));
    expect(errorOf('Verification code')).toBe('Please enter a valid verification code.');
    expect(input('New password').value).toBe('Tr4mvang92x');
  });

  test('without an answer nothing is lost, and the password is set by the same call', async () => {
    platform.refuse(setPasswordByPhone, null);
    await openMobile();
    await fillIn();
    await send();
    expect(alerts()).toEqual(['Không kết nối được với máy chủ. Vui lòng kiểm tra mạng rồi thử lại.']);
    expect(input('Số điện thoại').value).toBe('0912345678');
    expect(input('Mã xác minh').value).toBe('123456');
    expect(input('Mật khẩu mới').value).toBe('Tr4mvang92x');
    platform.answer(setPasswordByPhone, () => signedIn());
    await send();
    expect(sessionState().status).toBe('in');
    const [first, second] = platform.callsOf(setPasswordByPhone);
    expect(first?.idempotencyKey).toMatch(/^[\w-]{36}$/);
    expect(second).toEqual(first);
  });

  test('each tab keeps what was typed into it', async () => {
    await open();
    await fill('Email', 'linh@example.com');
    await press('Số điện thoại');
    await fill('Mã xác minh', '123456');
    await press('Email');
    expect(input('Email').value).toBe('linh@example.com');
    await press('Số điện thoại');
    expect(input('Mã xác minh').value).toBe('123456');
  });
});
