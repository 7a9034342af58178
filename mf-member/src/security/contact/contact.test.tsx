import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { bindContact, confirmContact } from '@unisite/shared/contract/memberSecurity';
import { countryCodes } from '@unisite/shared/contract/verification';
import { fakeTimersOnly, flush } from '@unisite/shared/testing';
import { act } from 'react';
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
import { fullyProtected, securityResponses, unprotected } from '../../testing/security.ts';
import SecurityView from '../SecurityView.tsx';

const countries = [
  { countryCode: 'US', countryDialingCode: '1', name: { vi: 'Hoa Kỳ', en: 'United States' } },
  { countryCode: 'AU', countryDialingCode: '61', name: { vi: 'Úc', en: 'Australia' } },
  { countryCode: 'VN', countryDialingCode: '84', name: { vi: 'Việt Nam', en: 'Vietnam' } },
  { countryCode: 'CA', countryDialingCode: '1', name: { vi: 'Canada', en: 'Canada' } },
];
let page: Awaited<ReturnType<typeof mountModule>>;

beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  await goTo('/member?page=securityCenter&view=security');
  answer(countryCodes, () => ({ countries }));
});
afterEach(async () => {
  await page.unmount();
  jest.useRealTimers();
});

const dialog = () => find(page.element, 'dialog');
const submit = () => press(find(dialog(), 'button[type="submit"]'));
const missing = (): never => {
  throw new Error('no such country');
};
const open = async (name: string) => {
  page = await mountModule(SecurityView, '/member');
  await press(await eventually(() => button(page.element, name)));
  await eventually(() => find(dialog(), '[name="contact"]'));
};

test('an e-mail address is bound with the password and the code that was sent there', async () => {
  securityResponses(unprotected);
  answer(bindContact, () => ({ expiredMinutes: 5 }));
  answer(confirmContact, () => ({ ...unprotected, email: 'm•@example.com' }));
  await open('Liên kết: Email');
  await submit();
  expect(errorOf(dialog(), 'contact')).toBe('Vui lòng nhập địa chỉ email hợp lệ');
  expect(errorOf(dialog(), 'password')).toBe('Vui lòng nhập mật khẩu đăng nhập');
  expect(document.activeElement).toBe(find(dialog(), '[name="contact"]'));
  expect(callsOf(bindContact)).toHaveLength(0);

  type(dialog(), 'contact', 'me@example.com');
  type(dialog(), 'password', 'Demo-2026-play');
  await submit();
  await eventually(() => find(dialog(), '[name="code"]'));
  expect(callsOf(bindContact)[0]?.request).toEqual({
    contact: { channel: 'mail', email: 'me@example.com' },
    password: 'Demo-2026-play',
  });
  expect(dialog().textContent).toContain('Chúng tôi đã gửi mã xác minh đến me@example.com.');
  expect(document.activeElement).toBe(find(dialog(), '[name="code"]'));

  type(dialog(), 'code', ' 123456 ');
  await submit();
  await eventually(() => expect(page.element.querySelector('dialog')).toBeNull());
  expect(callsOf(confirmContact)[0]?.request).toEqual({
    contact: { channel: 'mail', email: 'me@example.com' },
    code: '123456',
  });
  expect(page.element.textContent).toContain('m•@example.com');
  expect(toasts()).toContain('Đã liên kết email');
});

test('a number goes with the dialling code of its country, the home country first', async () => {
  securityResponses(fullyProtected);
  answer(bindContact, () => ({ expiredMinutes: 5 }));
  await open('Thay đổi: Số điện thoại');
  const opener = await eventually(() => button(dialog(), 'VN +84: mã quốc gia Việt Nam'));
  await press(opener);
  const options = [...dialog().querySelectorAll<HTMLElement>('[role="option"]')];
  expect(options.map((one) => one.querySelector('.num')?.textContent)).toEqual(['+84', '+1', '+1', '+61']);
  expect(dialog().textContent).toContain('+84 ••••• 678');
  await press(await eventually(() => options.find(({ textContent }) => textContent?.includes('Hoa Kỳ')) ?? missing()));
  type(dialog(), 'contact', '(415) 555-0100');
  type(dialog(), 'password', 'Demo-2026-play');
  await submit();
  await eventually(() => find(dialog(), '[name="code"]'));
  expect(callsOf(bindContact)[0]?.request.contact).toEqual({
    channel: 'sms',
    mobileNum: '(415) 555-0100',
    countryDialingCode: '1',
  });
});

test('countries that did not come can be asked for again', async () => {
  securityResponses(unprotected);
  refuse(countryCodes, 'INTERNAL', 500);
  page = await mountModule(SecurityView, '/member');
  await press(await eventually(() => button(page.element, 'Liên kết: Số điện thoại')));
  await press(await eventually(() => button(dialog(), 'VN +84: mã quốc gia VN')));
  const again = await eventually(() => button(dialog(), 'Tải lại danh sách'));
  answer(countryCodes, () => ({ countries }));
  await press(again);
  await eventually(() => find(dialog(), '[role="option"]'));
});

test('a contact that somebody has is said under it, and what was typed stays', async () => {
  securityResponses(unprotected);
  answer(bindContact, () => ({ expiredMinutes: 5 }));
  refuse(confirmContact, 'EMAIL_TAKEN', 409);
  await open('Liên kết: Email');
  type(dialog(), 'contact', 'taken@example.com');
  type(dialog(), 'password', 'Demo-2026-play');
  await submit();
  await eventually(() => find(dialog(), '[name="code"]'));
  type(dialog(), 'code', '123456');
  await submit();
  await eventually(() => expect(errorOf(dialog(), 'contact')).toBe('refused: EMAIL_TAKEN'));
  expect(find<HTMLInputElement>(dialog(), '[name="contact"]').value).toBe('taken@example.com');
  expect(document.activeElement).toBe(find(dialog(), '[name="contact"]'));
});

test('a wrong password and a wrong code are said under their fields', async () => {
  securityResponses(unprotected);
  refuse(bindContact, 'WRONG_PASSWORD', 403);
  await open('Liên kết: Email');
  type(dialog(), 'contact', 'me@example.com');
  type(dialog(), 'password', 'wrong');
  await submit();
  await eventually(() => expect(errorOf(dialog(), 'password')).toBe('refused: WRONG_PASSWORD'));
});

test('without an answer all that was typed stays, and both calls go again as they were', async () => {
  securityResponses(unprotected);
  refuse(bindContact, null);
  refuse(confirmContact, null);
  jest.useFakeTimers(fakeTimersOnly('2026-11-20T11:00:00Z'));
  const noAnswer = () =>
    eventually(() => expect(find(dialog(), '[role="alert"]').textContent).toContain('Không kết nối'));
  const twice = (operation: typeof bindContact | typeof confirmContact) => {
    const [first, second] = callsOf(operation);
    expect(first?.idempotencyKey).toMatch(/^[\w-]{36}$/);
    expect(second).toEqual(first);
  };
  await open('Liên kết: Email');
  type(dialog(), 'contact', 'me@example.com');
  type(dialog(), 'password', 'Demo-2026-play');
  await submit();
  await noAnswer();
  expect(find<HTMLInputElement>(dialog(), '[name="contact"]').value).toBe('me@example.com');
  expect(find<HTMLInputElement>(dialog(), '[name="password"]').value).toBe('Demo-2026-play');
  answer(bindContact, () => ({ expiredMinutes: 5 }));
  await act(async () => jest.advanceTimersByTime(1_000)); // once a second at most
  await submit();
  await eventually(() => find(dialog(), '[name="code"]'));
  twice(bindContact);

  type(dialog(), 'code', '123456');
  await submit();
  await noAnswer();
  expect(find<HTMLInputElement>(dialog(), '[name="code"]').value).toBe('123456');
  answer(confirmContact, () => ({ ...unprotected, email: 'm•@example.com' }));
  await submit();
  await eventually(() => expect(page.element.querySelector('dialog')).toBeNull());
  twice(confirmContact);
});

test('sections 4 and 9: another code waits for the end of the countdown, and a second between askings', async () => {
  jest.useFakeTimers(fakeTimersOnly('2026-11-20T11:00:00Z'));
  const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));
  securityResponses(unprotected);
  refuse(bindContact, 'TOO_MANY_REQUESTS', 429);
  const asked = async (times: number) => {
    await flush(60);
    expect(callsOf(bindContact)).toHaveLength(times);
  };
  await open('Liên kết: Email');
  type(dialog(), 'contact', 'me@example.com');
  type(dialog(), 'password', 'Demo-2026-play');
  await submit();
  await eventually(() => expect(find(dialog(), '[role="alert"]').textContent).toContain('refused: TOO_MANY_REQUESTS'));
  await asked(1);
  answer(bindContact, () => ({ expiredMinutes: 1 }));
  await submit();
  await asked(1);
  await pass(1_000);
  await submit();
  await eventually(() => find(dialog(), '[name="code"]'));
  await asked(2);

  const again = () => find<HTMLButtonElement>(dialog(), '.input-box__end button');
  expect(again().disabled).toBe(true);
  expect(again().textContent).toContain('Gửi lại sau');
  await pass(59_000);
  expect(again().disabled).toBe(true);
  await pass(1_000);
  expect(again().disabled).toBe(false);
  expect(again().textContent).toBe('Gửi lại mã');
  await press(again());
  await eventually(() => expect(again().disabled).toBe(true));
  await asked(3);
});
