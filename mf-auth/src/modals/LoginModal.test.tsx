import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { login, type SecondStepRequired } from '@unisite/shared/contract/access';
import { confirmAge } from '@unisite/shared/contract/age';
import { freePlay, loginVerification, signInSettings } from '@unisite/shared/contract/signInSteps';
import { loginSms, workChallenge } from '@unisite/shared/contract/verification';
import { bus } from '@unisite/shared/events';
import { setLanguage } from '@unisite/shared/i18n';
import { currentLocation, navigate } from '@unisite/shared/navigation';
import { sessionState } from '@unisite/shared/session';
import { asSignedIn, flush, polyfillMessageChannel, until } from '@unisite/shared/testing';
import { act } from 'react';
import {
  alerts,
  answerGate,
  button,
  errorOf,
  fill,
  fillGate,
  hasButton,
  input,
  labels,
  mountModal,
  platform,
  press,
  resetSession,
  setGateStanding,
} from '../testing/modal.ts';
import { settingsOf } from '../testing/settings.ts';
import LoginModal from './LoginModal.tsx';

polyfillMessageChannel();
let page: Awaited<ReturnType<typeof mountModal>> | undefined;
const onClose = jest.fn();
const onDone = jest.fn();
const asked: string[] = [];
bus.on('modal.open', ({ modal }) => asked.push(modal));

beforeEach(async () => {
  resetSession();
  await setLanguage('vi');
  navigate('/index');
  asked.length = 0;
  onClose.mockClear();
  onDone.mockClear();
  platform.answer(signInSettings, () => settingsOf());
  platform.answer(login, () => asSignedIn());
  platform.answer(workChallenge, () => ({ id: 'w', salt: 'salt', bits: 6 }));
});
afterEach(async () => {
  await page?.unmount();
  page = undefined;
});

const open = async (input: { reason?: string; verification?: SecondStepRequired } = {}) => {
  page = await mountModal(LoginModal, undefined, { ...input, onClose, onDone });
  await until(() => platform.callsOf(signInSettings).length > 0);
  await flush(20);
};
const tabs = () => [...document.querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);
const tab = (name: string) =>
  act(async () =>
    [...document.querySelectorAll<HTMLElement>('[role="tab"]')]
      .find(({ textContent }) => textContent === name)
      ?.click(),
  );
/** Submits the form of the current tab. */
const submit = () =>
  act(async () => {
    [...document.querySelectorAll<HTMLFormElement>('form')].find((form) => !form.closest('[hidden]'))?.requestSubmit();
  });
const isIn = () => sessionState().status === 'in';

test('no mobile switch, no tabs [2.login.mobileSwitch] [2.login.forgot]', async () => {
  await open();
  expect(tabs()).toEqual([]);
  expect(labels()).toEqual(['Tên đăng nhập', 'Mật khẩu']);
  expect(hasButton('Chơi thử')).toBe(false);
  expect(hasButton('Đăng ký ngay')).toBe(false);
  await press('Quên mật khẩu?');
  expect(asked).toEqual(['forgetPassModal']);
});

test('two tabs, each keeping its input [2.login.tabs] [2.login.toRegister] [4.login.switch]', async () => {
  platform.answer(signInSettings, () => settingsOf({ mobile: true, registration: true }));
  await open();
  expect(tabs()).toEqual(['Tài khoản', 'Số điện thoại']);
  await fill('Tên đăng nhập', 'minhanh');
  await tab('Số điện thoại');
  expect(input('Tên đăng nhập').closest('[hidden]')).not.toBeNull();
  expect(input('Mã xác minh').closest('[hidden]')).toBeNull();
  await tab('Tài khoản');
  expect(input('Tên đăng nhập').value).toBe('minhanh');
  await press('Đăng ký ngay');
  expect(asked).toEqual(['registerModal']);
});

test('who signs in with name and password is in, and the modal is done [4.login.submit] [5.login.trim]', async () => {
  await open({ reason: 'Phiên đã hết hạn' });
  expect(document.body.textContent).toContain('Phiên đã hết hạn');
  await fill('Tên đăng nhập', ' minhanh ');
  await fill('Mật khẩu', 'secret');
  await submit();
  await until(isIn);
  expect(platform.callsOf(login)[0]?.request).toEqual({
    username: 'minhanh',
    password: 'secret',
    type: 'username',
    remember: false,
  });
  expect(onDone).toHaveBeenCalledTimes(1);
});

test('the form of a remembered browser is filled in and sent as it is [2.login.remember]', async () => {
  platform.answer(signInSettings, () => settingsOf({ remembered: { account: 'hoamai' } }));
  await open();
  expect(input('Tên đăng nhập').value).toBe('hoamai');
  await submit();
  await until(isIn);
  expect(platform.callsOf(login)[0]?.request).toMatchObject({ username: 'hoamai', useRemembered: true });
  expect(platform.callsOf(login)[0]?.request).not.toHaveProperty('password');
});

test('by mobile number [3.login.request] [3.sms.request] [4.sms.number] [5.login.mobile] [5.login.code] [5.message.mobile]', async () => {
  platform.answer(signInSettings, () => settingsOf({ mobile: true, slide: true }));
  platform.answer(loginSms, () => ({ expiredMinutes: 5 }));
  await open();
  await tab('Số điện thoại');
  await fill('Số điện thoại', '12');
  await press('Gửi mã');
  expect(errorOf('Số điện thoại')).toBe('Vui lòng nhập số điện thoại di động hợp lệ.');
  expect(platform.callsOf(loginSms)).toHaveLength(0);
  await fill('Số điện thoại', '0912 345 678');
  await press('Gửi mã');
  await flush(30);
  await until(() => platform.callsOf(loginSms).length > 0);
  expect(platform.callsOf(loginSms)[0]?.request).toMatchObject({
    mobileNum: '0912 345 678',
    countryDialingCode: '84',
    verification: { work: { id: 'w' } },
  });
  await submit();
  expect(errorOf('Mã xác minh')).toBe('Vui lòng nhập mã xác minh.');
  await fill('Mã xác minh', '123456');
  await submit();
  await until(isIn);
  expect(platform.callsOf(login)[0]?.request).toEqual({
    username: '0912 345 678',
    password: '123456',
    type: 'sms',
    countryDialingCode: '84',
  });
});

test('by mobile number: without an answer the code stays, and goes again as the same call', async () => {
  platform.answer(signInSettings, () => settingsOf({ mobile: true }));
  platform.refuse(login, null);
  await open();
  await tab('Số điện thoại');
  await fill('Số điện thoại', '0912 345 678');
  await fill('Mã xác minh', '123456');
  await submit();
  await until(() => alerts().length > 0);
  expect(alerts()).toEqual(['Không kết nối được với máy chủ. Vui lòng kiểm tra mạng rồi thử lại.']);
  expect([input('Số điện thoại').value, input('Mã xác minh').value]).toEqual(['0912 345 678', '123456']);
  platform.answer(login, () => asSignedIn());
  await submit();
  await until(isIn);
  const [first, second] = platform.callsOf(login);
  expect(first?.idempotencyKey).toMatch(/^[\w-]{36}$/);
  expect(second).toEqual(first);
});

test('messages follow the language, and input stays [4.language.errors]', async () => {
  platform.answer(signInSettings, () => settingsOf({ mobile: true }));
  await open();
  await fill('Tên đăng nhập', 'minhanh');
  await submit();
  expect(errorOf('Mật khẩu')).toBe('Vui lòng nhập mật khẩu.');
  await act(() => setLanguage('en'));
  expect(errorOf('Password')).toBe('Please enter your password.');
  expect(input('Username').value).toBe('minhanh');
  await tab('Mobile number');
  await submit();
  expect(errorOf('Mobile number')).toBe('Please enter a valid mobile number.');
  await act(() => setLanguage('vi'));
  expect(errorOf('Số điện thoại')).toBe('Vui lòng nhập số điện thoại di động hợp lệ.');
  expect(errorOf('Mật khẩu')).toBe('Vui lòng nhập mật khẩu.');
});

test('a free trial [2.login.trial] [3.freePlay.request] [4.freePlay.in] [4.freePlay.home]', async () => {
  platform.answer(signInSettings, () => settingsOf({ freePlay: true }));
  setGateStanding({ state: 'unconfirmed' });
  answerGate({ state: 'confirmed' });
  platform.refuse(freePlay, null);
  await open();
  await act(async () => navigate('/promotions'));
  await press('Chơi thử');
  expect(platform.callsOf(freePlay)).toHaveLength(0);
  expect(document.body.textContent).toContain('Bạn đã đủ 18 tuổi?');
  await fillGate('1990-05-17');
  await press('Tôi đủ 18 tuổi, vào trang');
  await until(() => alerts().length > 0);
  expect(platform.callsOf(confirmAge)).toHaveLength(1);
  const { state: _state, changeTicket: _ticket, ...guest } = asSignedIn({ customerType: 4 });
  platform.answer(freePlay, () => guest);
  setGateStanding({ state: 'confirmed' });
  await press('Chơi thử');
  await until(isIn);
  const [first, second] = platform.callsOf(freePlay).map(({ request }) => request);
  expect(first).toMatchObject({ platform: 'W', gatewayVersion: 3, adult: true });
  expect(first?.random).toMatch(/^[A-Za-z0-9+/=]{16,128}$/);
  expect(second?.random).toBe(first?.random); // the first may have arrived
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(currentLocation().location.pathname).toBe('/index');
});

test('section 4: an agent is brought home [4.after.agentHome]', async () => {
  platform.answer(login, () => asSignedIn({ customerType: 1 }));
  await open();
  await fill('Tên đăng nhập', 'daily01');
  await fill('Mật khẩu', 'secret');
  await submit();
  await until(isIn);
  expect(currentLocation().location.pathname).toBe('/agentHome');
});

test('the second step takes over, and a void ticket leads back to the start', async () => {
  const verification: SecondStepRequired = {
    state: 'secondStepRequired',
    why: 'newAddress',
    ticket: 't1',
    ways: [{ way: 'totp', hint: '' }],
  };
  platform.answer(login, () => verification);
  await open();
  await fill('Tên đăng nhập', 'minhanh');
  await fill('Mật khẩu', 'secret');
  await submit();
  await until(() => labels().includes('Mã của ứng dụng'));
  expect(onDone).not.toHaveBeenCalled();
  platform.refuse(loginVerification, 'TICKET_EXPIRED', 401);
  await fill('Mã của ứng dụng', '123456');
  await act(async () => button('Xác minh và đăng nhập').click());
  await until(() => labels().includes('Mật khẩu'));
  expect(document.body.textContent).toContain('refused: TICKET_EXPIRED');
});

test('a second step that began elsewhere on the page goes on here', async () => {
  page = await mountModal(LoginModal, undefined, {
    verification: { state: 'secondStepRequired', why: 'twoFactor', ticket: 't', ways: [{ way: 'totp', hint: '' }] },
    onClose,
    onDone,
  });
  expect(labels()).toEqual(['Mã của ứng dụng']);
});
