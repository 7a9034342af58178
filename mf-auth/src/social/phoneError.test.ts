import { describe, expect, test } from '@jest/globals';
import en from '../locales/en.json';
import vi from '../locales/vi.json';
import { internationalNumber } from './internationalNumber.ts';
import { phoneError } from './phoneError.ts';

type Key = ReturnType<typeof phoneError>;
/** A Firebase error code, its text key, and the words that matter. */
const says = (code: string, key: Key, inVi: RegExp, inEn: RegExp) => {
  expect(phoneError(code)).toBe(key);
  const name = key.replace('social.', '');
  expect(new Map(Object.entries(vi.social)).get(name)).toMatch(inVi);
  expect(new Map(Object.entries(en.social)).get(name)).toMatch(inEn);
};

describe('what Firebase refuses', () => {
  test('a number that is none [8.phone.invalidNumber]', () =>
    says('auth/invalid-phone-number', 'social.invalidNumber', /không hợp lệ/, /not valid/));
  test('no number [8.phone.missingNumber]', () =>
    says('auth/missing-phone-number', 'social.missingNumber', /nhập số điện thoại/, /enter/));
  test('too many tries, again after five minutes [8.phone.tooMany]', () =>
    says('auth/too-many-requests', 'social.tooMany', /5 phút/, /5 minutes/));
  test('what nobody knows [8.phone.unknown]', () => {
    says('auth/internal-error', 'social.unknown', /không xác định/, /unexpected/);
    says('constructor', 'social.unknown', /không xác định/, /unexpected/);
  });
  test('a code that is wrong [8.phone.invalidCode]', () =>
    says('auth/invalid-verification-code', 'social.invalidCode', /không đúng/, /incorrect/));
  test('no code [8.phone.missingCode]', () =>
    says('auth/missing-verification-code', 'social.missingCode', /nhập mã/, /enter/));
  test('a captcha that was not passed [8.phone.captcha]', () =>
    says('auth/captcha-check-failed', 'social.captchaFailed', /captcha/, /captcha/));
  test('no more messages for today [8.phone.quota]', () =>
    says('auth/quota-exceeded', 'social.quotaExceeded', /tin nhắn/, /messages/));
  test('a way that is not allowed, with whom to ask [8.phone.notAllowed]', () =>
    says('auth/operation-not-allowed', 'social.notAllowed', /chăm sóc khách hàng/, /customer service/));
  test('a code that is over, to be sent again [8.phone.expired]', () =>
    says('auth/code-expired', 'social.codeExpired', /gửi lại mã/, /again|another/));
  test('a window that was closed, to be tried again [8.phone.popup]', () =>
    says('auth/popup-closed-by-user', 'social.popupClosed', /không thành công.*thử lại/, /try again/));
  test('a window that was not let open, and a network that is away', () => {
    says('auth/popup-blocked', 'social.popupBlocked', /cửa sổ/, /window|pop-up/);
    says('auth/network-request-failed', 'social.network', /Mạng/, /network/i);
  });
});

test.each([
  ['0912 345 678', '+84', '+84912345678'],
  ['912345678', '84', '+84912345678'],
  ['+1 (202) 555-0123', '84', '+12025550123'],
  ['', '84', ''],
  ['abc', '84', ''],
])('section 3: the number %j with code %s is %s [3.sms.request]', (typed, code, number) => {
  expect(internationalNumber(typed, code)).toBe(number);
});
