import { expect, test } from '@jest/globals';
import en from '../locales/en.json';
import vi from '../locales/vi.json';
import { internationalNumber } from './internationalNumber.ts';
import { phoneError } from './phoneError.ts';

test.each([
  ['auth/invalid-phone-number', 'social.invalidNumber', /không hợp lệ/],
  ['auth/missing-phone-number', 'social.missingNumber', /nhập số điện thoại/],
  ['auth/too-many-requests', 'social.tooMany', /5 phút/],
  ['auth/internal-error', 'social.unknown', /không xác định/],
  ['auth/invalid-verification-code', 'social.invalidCode', /không đúng/],
  ['auth/missing-verification-code', 'social.missingCode', /nhập mã/],
  ['auth/captcha-check-failed', 'social.captchaFailed', /captcha/],
  ['auth/quota-exceeded', 'social.quotaExceeded', /tin nhắn/],
  ['auth/operation-not-allowed', 'social.notAllowed', /chăm sóc khách hàng/],
  ['auth/code-expired', 'social.codeExpired', /gửi lại mã/],
  ['auth/popup-closed-by-user', 'social.popupClosed', /không thành công/],
  ['auth/popup-blocked', 'social.popupBlocked', /cửa sổ/],
  ['auth/network-request-failed', 'social.network', /Mạng/],
  ['constructor', 'social.unknown', /không xác định/],
] as const)('section 8: %s says %s', (code, key, sentence) => {
  expect(phoneError(code)).toBe(key);
  const name = key.replace('social.', '');
  const [inVi, inEn] = [vi.social, en.social].map((texts) => new Map(Object.entries(texts)).get(name) ?? '');
  expect(inVi).toMatch(sentence);
  expect(inEn).not.toBe('');
});

test.each([
  ['0912 345 678', '+84', '+84912345678'],
  ['912345678', '84', '+84912345678'],
  ['+1 (202) 555-0123', '84', '+12025550123'],
  ['', '84', ''],
  ['abc', '84', ''],
])('section 3: the number %j with code %s is %s', (typed, code, number) => {
  expect(internationalNumber(typed, code)).toBe(number);
});
