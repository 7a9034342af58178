import { describe, expect, test } from '@jest/globals';
import * as z from '../schema/index.ts';
import { login, logout, sessionInfo } from './access.ts';
import { avatar, firstLogin, loginInfo, memberInfo, updateLanguage } from './members.ts';
import type { Operation } from './operation.ts';
import { changePassword, forgotPasswordEmail, setPasswordByPhone } from './passwords.ts';
import { affiliateCheck, register, registerMobile, registrationSettings } from './registration.ts';
import { modalNames } from './registry.ts';
import { freePlay } from './signInSteps.ts';
import { status, systemStatus, whitelabelMenu } from './site.ts';
import { captcha, countryCodes, loginSms, registerSms } from './verification.ts';
import { balance } from './wallet.ts';

const token = { access: 'member' } as const;
const noToken = { access: 'public' } as const;
const sealed = { sealed: true } as const;
/** A call as listed in section 7: method and path, whether it needs a token, and whether its body is encrypted. */
const isCall = (operation: Operation, call: string, more: Partial<Operation>) => {
  expect(`${operation.method} ${operation.path}`).toBe(call);
  expect(operation).toMatchObject({ sealed: false, form: false, ...more });
};
const takes = (operation: Operation, request: object) => z.safeParse(operation.request, request).success;

describe('the calls of access', () => {
  test('login, encrypted and without a token [7.login]', () =>
    isCall(login, 'POST /wps/session/login', { ...sealed, ...noToken }));
  test('the code to log in with [7.loginSms]', () => isCall(loginSms, 'POST /wps/verification/sms/noLogin', noToken));
  test('the member, with a token [7.info]', () => isCall(memberInfo, 'GET /wps/member/info', token));
  test('the picture, with a token [7.icon]', () => isCall(avatar, 'GET /wps/member/info/icon', token));
  test('the switches [7.whitelabel]', () => isCall(whitelabelMenu, 'GET /wps/system/whitelabel', noToken));
  test('the status of the site for a host [7.status]', () => {
    isCall(status, 'GET /wps/system/status', noToken);
    expect(takes(status, { url: 'localhost' })).toBe(true);
  });
  test('registration, encrypted [7.register]', () =>
    isCall(register, 'PUT /wps/member/register', { ...sealed, ...noToken }));
  test('registration by mobile, encrypted [7.registerMobile]', () =>
    isCall(registerMobile, 'PUT /wps/member/register/mobile', { ...sealed, ...noToken }));
  test('what registration asks [7.registerSettings]', () =>
    isCall(registrationSettings, 'GET /wps/system/setting/register', noToken));
  test('a change of password, with a token, encrypted [7.change]', () =>
    isCall(changePassword, 'POST /wps/member/password', { ...sealed, ...token }));
  test('a forgotten password, as a form [7.forgot]', () =>
    isCall(forgotPasswordEmail, 'POST /wps/member/password/email', { form: true, ...noToken }));
  test('a password that is set by phone, encrypted [7.phone]', () =>
    isCall(setPasswordByPhone, 'POST /wps/member/password/verification', { ...sealed, ...noToken }));
  test('free play [7.freePlay]', () => isCall(freePlay, 'POST /wps/session/login/freeplay', noToken));
  test('the picture with signs [7.captcha]', () => {
    isCall(captcha, 'GET /wps/captcha', noToken);
    expect(z.safeParse(captcha.value, 'iVBORw0KGgo=').success).toBe(true);
  });
  test('logout, with a token [7.logout]', () => isCall(logout, 'DELETE /wps/session/logout', token));
  test('the balance, with a token [7.balance]', () => {
    isCall(balance, 'GET /wps/v2/wallets/balance', token);
    expect(z.safeParse(balance.value, { sumBalance: 1250000.5, bonus: 0, currency: 'VND' })).toMatchObject({
      success: true,
    });
  });
  test('whether a code is an affiliate’s [7.affiliate]', () => {
    isCall(affiliateCheck, 'GET /wps/agent/affiliate', noToken);
    expect(takes(affiliateCheck, { code: 'daily88', domain: 'localhost' })).toBe(true);
  });
  test('the code to register with [7.registerSms]', () =>
    isCall(registerSms, 'POST /wps/verification/sms/register', noToken));
  test('the countries, a language, the first login, the login info [7.others]', () => {
    isCall(countryCodes, 'GET /wps/system/country', noToken);
    isCall(updateLanguage, 'PUT /wps/member/language', token);
    isCall(firstLogin, 'POST /wps/member/first-login', token);
    isCall(loginInfo, 'GET /wps/member/login-info', token);
  });
});

describe('what goes along', () => {
  const mobile = { mobileNum: '0912345678', countryDialingCode: '84' };
  const verification = { slide: 'proof' };

  test('a login has a name or number, a password or code, the kind, and a proof [3.login.request]', () => {
    const byName = { username: 'minhanh', password: 'x', type: 'username' };
    expect(takes(login, byName)).toBe(true);
    expect(takes(login, { ...byName, verification })).toBe(true);
    expect(takes(login, { ...byName, verification: { captcha: 'ACE34' } })).toBe(true);
    expect(takes(login, { username: '0912345678', password: '123456', type: 'sms', countryDialingCode: '84' })).toBe(
      true,
    );
    expect(takes(login, { ...byName, type: 'mail' })).toBe(false);
  });

  test('a login is answered by who it is [3.login.response]', () => {
    const fields = ['token', 'firstTimeLogin', 'passwordExpired', 'customerType', 'account', 'customerId', 'regDate'];
    expect(Object.keys(sessionInfo.shape)).toEqual(expect.arrayContaining(fields));
  });

  test('requests an SMS code [3.sms.request] [3.sms.response]', () => {
    expect(takes(loginSms, { ...mobile, verification })).toBe(true);
    expect(takes(loginSms, { mobileNum: mobile.mobileNum })).toBe(false);
    expect(z.safeParse(loginSms.value, { expiredMinutes: 10 }).success).toBe(true);
  });

  test('a change has the old one and the new one twice [3.change.request]', () => {
    const twice = { newPassword: 'moi-2026', confirmNewPassword: 'moi-2026' };
    expect(takes(changePassword, { oldPassword: 'cu', ...twice })).toBe(true);
    expect(takes(changePassword, { oldPassword: 'cu', newPassword: 'moi-2026' })).toBe(false);
  });

  test('by phone a password is set with the number and its code [3.recovery.phone]', () => {
    expect(takes(setPasswordByPhone, { newPassword: 'moi-2026', ...mobile, verificationCode: '123456' })).toBe(true);
    expect(takes(setPasswordByPhone, { newPassword: 'moi-2026', ...mobile })).toBe(false);
  });

  test('free play sends system, platform W, random string and gateway version [3.freePlay.request]', () => {
    const request = { os: 'Linux', platform: 'W', random: 'A'.repeat(24), gatewayVersion: 3, adult: true };
    expect(takes(freePlay, request)).toBe(true);
    for (const wrong of [{ platform: 'A' }, { gatewayVersion: 2 }, { random: 'short' }])
      expect(takes(freePlay, { ...request, ...wrong })).toBe(false);
  });

  test('the status is 0, 1 or 2, with the address and the country [3.config.status] [4.status.numbers]', () => {
    const status = { ip: '203.0.113.9', country: 'VN', until: null };
    for (const number of [0, 1, 2]) expect(z.safeParse(systemStatus, { ...status, status: number }).success).toBe(true);
    expect(z.safeParse(systemStatus, { ...status, status: 3 }).success).toBe(false);
  });
});

test('the modals have their names [2.modal.names]', () => {
  expect(modalNames).toEqual(
    expect.arrayContaining([
      'loginPopupModal',
      'registerModal',
      'forgetPassModal',
      'changePassModal',
      'loginModal',
      'notice',
    ]),
  );
});
