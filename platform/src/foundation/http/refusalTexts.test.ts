import { describe, expect, test } from '@jest/globals';
import { generalErrorCodes, operations } from '@unisite/shared/contract';
import { refusalTexts } from './refusalTexts.ts';

test('every code of the contract has its sentences [8.text.codes]', () => {
  const codes = new Set([...generalErrorCodes, ...operations.flatMap(({ errors }) => errors)]);
  expect([...codes].filter((code) => !(code in refusalTexts))).toEqual([]);
});

test('both languages fill the same places', () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
  for (const { vi, en } of Object.values(refusalTexts)) expect(places(vi)).toEqual(places(en));
});

describe('the sentences that the specification has', () => {
  type Code = keyof typeof refusalTexts;
  /** Checks the Vietnamese text up to its full stop, and the words that matter of the English one. */
  const says = (code: Code, vi: string, en: RegExp) => {
    expect(refusalTexts[code].vi.replace(/\.$/, '')).toBe(vi);
    expect(refusalTexts[code].en).toMatch(en);
  };

  test('account or password [8.text.credentials]', () =>
    says('WRONG_CREDENTIALS', 'Tài khoản hoặc mật khẩu không chính xác', /^Incorrect account or password/));
  test('not logged in [8.text.notSignedIn]', () =>
    says('UNAUTHENTICATED', 'Bạn chưa đăng nhập, vui lòng đăng nhập', /not signed in.*sign in/));
  test('the password [5.message.password]', () =>
    says('WRONG_PASSWORD', 'Mật khẩu không chính xác', /password is incorrect/));
  test('the invitation code [5.message.invitation] [8.affiliate]', () =>
    says('AFFILIATE_CODE_INVALID', 'Mã mời không hợp lệ', /invitation code is not valid/));
  test('the mobile number [5.message.mobile]', () =>
    says('MOBILE_INVALID', 'Vui lòng nhập số điện thoại di động hợp lệ', /enter a valid mobile number/));
  test('the captcha [5.message.captcha]', () =>
    says('CAPTCHA_REQUIRED', 'Vui lòng nhập mã trong hình', /enter the characters/));
  test('the verification [5.message.verify]', () =>
    says('HUMAN_CHECK_REQUIRED', 'Vui lòng hoàn thành bước xác minh trước', /complete the verification first/));
  test('18 years and the terms [5.message.terms]', () =>
    says(
      'ADULTS_ONLY',
      'Bạn cần xác nhận đã đủ 18 tuổi và đồng ý với điều khoản',
      /18 or older and agree to the terms/,
    ));
  test('at the agents’ page [8.agent]', () =>
    says('NOT_AN_AGENT', 'Không phải đại lý, không thể đăng nhập', /^Not an agent/));
  test('a guest on what is members’ [8.guest] [6.guest.text]', () =>
    says(
      'GUEST_NOT_ALLOWED',
      'Vui lòng đăng ký hoặc đăng nhập vào tài khoản chính thức',
      /sign in with a full account/,
    ));
  test('an address that is none [8.text.url]', () =>
    says('UNKNOWN_MARKET', 'URL không hợp lệ, vui lòng liên hệ với dịch vụ khách hàng', /customer service/));
});
