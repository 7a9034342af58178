import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { SignedIn } from '@unisite/shared/contract/access';
import { socialLogin } from '@unisite/shared/contract/signInSteps';
import { setLanguage } from '@unisite/shared/i18n';
import type { Firebase } from '@unisite/shared/session/social';
import { FirebaseFailure } from '@unisite/shared/session/social';
import { asSignedIn, fakeTimersOnly, until } from '@unisite/shared/testing';
import { act } from 'react';
import { FirebaseMobileLogin } from '../login/FirebaseMobileLogin.tsx';
import {
  alerts,
  button,
  errorOf,
  fill,
  hasButton,
  mountModal,
  platform,
  press,
  resetSession,
} from '../testing/modal.ts';
import { SocialButtons } from './SocialButtons.tsx';

const sdk = {
  signInWithGoogle: jest.fn<Firebase['signInWithGoogle']>(),
  signInWithFacebook: jest.fn<Firebase['signInWithFacebook']>(),
  startPhone: jest.fn<Firebase['startPhone']>(),
  confirmPhone: jest.fn<Firebase['confirmPhone']>(),
  close: jest.fn(),
};
const onSignedIn = jest.fn<(value: SignedIn) => void>();
const handlers = { firebase: () => sdk, onSignedIn, onVerification: jest.fn() };
let page: Awaited<ReturnType<typeof mountModal>>;

beforeEach(() => {
  resetSession();
  jest.resetAllMocks();
  platform.answer(socialLogin, () => asSignedIn());
});
afterEach(async () => {
  await page.unmount();
  jest.useRealTimers();
});

const requests = () => platform.callsOf(socialLogin).map(({ request }) => request);
const isIn = () => onSignedIn.mock.calls.length > 0;

test('section 2: only the buttons that the market has [2.login.social] [6.switch.firebase]', async () => {
  page = await mountModal(SocialButtons, undefined, { google: true, facebook: false, ...handlers });
  expect(hasButton('Tiếp tục với Google')).toBe(true);
  expect(hasButton('Tiếp tục với Facebook')).toBe(false);
});

test('who is known comes in with the token, who is new says first that they are 18', async () => {
  sdk.signInWithFacebook.mockResolvedValue('token');
  platform.refuse(socialLogin, 'ADULTS_ONLY', 403);
  page = await mountModal(SocialButtons, undefined, { google: true, facebook: true, ...handlers });
  await press('Tiếp tục với Facebook');
  await until(() => hasButton('Tôi đủ 18 tuổi và đồng ý'));
  expect(alerts()).toEqual([]);
  platform.answer(socialLogin, () => asSignedIn());
  await press('Tôi đủ 18 tuổi và đồng ý');
  await until(isIn);
  expect(requests()).toEqual([{ idToken: 'token' }, { idToken: 'token', adult: true }]);
  expect(sdk.signInWithFacebook).toHaveBeenCalledTimes(1);
});

test('reports a closed pop-up in the current language [8.phone.popup] [4.language.errors]', async () => {
  sdk.signInWithGoogle.mockRejectedValue(new FirebaseFailure('auth/popup-closed-by-user'));
  page = await mountModal(SocialButtons, undefined, { google: true, facebook: false, ...handlers });
  await press('Tiếp tục với Google');
  await until(() => alerts().length > 0);
  expect(alerts()).toEqual(['Đăng nhập không thành công, vui lòng thử lại.']);
  await act(() => setLanguage('en'));
  expect(alerts()).toEqual(['Signing in did not succeed. Please try again.']);
  await act(() => setLanguage('vi'));
  expect(requests()).toEqual([]);
});

test('Firebase SMS [4.login.firebase] [4.sms.firebase] [9.sms.firebase]', async () => {
  jest.useFakeTimers(fakeTimersOnly('2026-11-20T00:00:00Z'));
  sdk.confirmPhone.mockResolvedValue('phone token');
  page = await mountModal(FirebaseMobileLogin, undefined, handlers);
  await fill('Số điện thoại', '091');
  await press('Gửi mã');
  expect(errorOf('Số điện thoại')).toBe('Vui lòng nhập số điện thoại di động hợp lệ.');
  expect(sdk.startPhone).not.toHaveBeenCalled();
  await fill('Số điện thoại', '0912 345 678');
  await press('Gửi mã');
  await until(() => hasButton('Gửi lại sau 60 giây'));
  expect(sdk.startPhone).toHaveBeenCalledWith('+84912345678');
  await act(async () => button('Gửi lại sau 60 giây').click());
  expect(sdk.startPhone).toHaveBeenCalledTimes(1);
  await act(async () => jest.advanceTimersByTime(60_000));
  await press('Gửi mã');
  expect(sdk.startPhone).toHaveBeenCalledTimes(2);
  await fill('Mã xác minh', '123456');
  await press('Đăng nhập');
  await until(isIn);
  expect(sdk.confirmPhone).toHaveBeenCalledWith('123456');
  expect(requests()).toEqual([{ idToken: 'phone token' }]);
});

test('a code of Firebase makes one token: without an answer the same token goes once more', async () => {
  sdk.confirmPhone.mockResolvedValueOnce('phone token');
  platform.refuse(socialLogin, null);
  page = await mountModal(FirebaseMobileLogin, undefined, handlers);
  await fill('Số điện thoại', '0912 345 678');
  await fill('Mã xác minh', '123456');
  await press('Đăng nhập');
  await until(() => alerts().length > 0);
  platform.refuse(socialLogin, 'ADULTS_ONLY', 403);
  await press('Đăng nhập');
  await until(() => hasButton('Tôi đủ 18 tuổi và đồng ý'));
  platform.refuse(socialLogin, null);
  await press('Tôi đủ 18 tuổi và đồng ý');
  await until(() => alerts().length > 0);
  platform.answer(socialLogin, () => asSignedIn());
  await press('Đăng nhập');
  await until(isIn);
  expect(sdk.confirmPhone).toHaveBeenCalledTimes(1);
  expect(requests().at(-1)).toEqual({ idToken: 'phone token' });
});
