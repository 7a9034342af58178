import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { SecondStepRequired, SignedIn } from '@unisite/shared/contract/access';
import { loginVerification, loginVerificationCode } from '@unisite/shared/contract/signInSteps';
import { setLanguage } from '@unisite/shared/i18n';
import { asSignedIn, fakeTimersOnly, until } from '@unisite/shared/testing';
import { act } from 'react';
import {
  alerts,
  button,
  errorOf,
  fill,
  hasButton,
  input,
  labels,
  mountModal,
  platform,
  press,
  resetSession,
} from '../testing/modal.ts';
import { SecondStep } from './SecondStep.tsx';

const ways: SecondStepRequired['ways'] = [
  { way: 'sms', hint: '09** *** 678' },
  { way: 'mail', hint: 'm***@example.com' },
  { way: 'recoveryCode', hint: '' },
  { way: 'bankName', hint: '' },
];
const onSignedIn = jest.fn<(value: SignedIn) => void>();
const onVerification = jest.fn();
const onExpired = jest.fn();
let page: Awaited<ReturnType<typeof mountModal>>;

const open = async (of = ways) => {
  const required: SecondStepRequired = { state: 'secondStepRequired', why: 'newAddress', ticket: 'ticket', ways: of };
  page = await mountModal(SecondStep, undefined, { required, onSignedIn, onVerification, onExpired });
};
beforeEach(() => {
  jest.useFakeTimers(fakeTimersOnly('2026-11-20T00:00:00Z'));
  resetSession();
  for (const told of [onSignedIn, onVerification, onExpired]) told.mockClear();
  platform.answer(loginVerificationCode, () => ({ expiredMinutes: 1 }));
});
afterEach(async () => {
  await page.unmount();
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));
const codesAsked = () => platform.callsOf(loginVerificationCode).length;
const choose = (way: string) =>
  act(async () => {
    const select = document.querySelector('select');
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(select, way);
    select?.dispatchEvent(new Event('change', { bubbles: true }));
  });

test('sends the code to the chosen recipient, and again once expired [4.sms.countdown]', async () => {
  await open();
  await press('Gửi mã');
  await until(() => hasButton('Gửi lại sau 60 giây'));
  expect(platform.callsOf(loginVerificationCode)[0]?.request).toEqual({ ticket: 'ticket', way: 'sms' });
  await pass(10_000);
  await act(async () => button('Gửi lại sau 50 giây').click());
  expect(codesAsked()).toBe(1);
  await pass(50_000);
  await press('Gửi mã');
  await until(() => codesAsked() === 2);
  expect(codesAsked()).toBe(2);
});

test('section 9: a second between two tries [9.sms.throttle]', async () => {
  platform.refuse(loginVerificationCode, 'CODES_UNAVAILABLE', 503);
  await open();
  await press('Gửi mã');
  await until(() => document.querySelector('[role="alert"]') !== null && document.querySelector('.spinner') === null);
  await press('Gửi mã');
  expect(codesAsked()).toBe(1);
  expect(hasButton('Chờ một giây…')).toBe(true);
  await pass(1000);
  await until(() => hasButton('Gửi mã')); // after a second of real time
  await press('Gửi mã');
  await until(() => codesAsked() === 2);
  expect(codesAsked()).toBe(2);
});

test('what got no answer is the same call once more: the code, and the answer with it', async () => {
  platform.refuse(loginVerificationCode, null);
  await open();
  await press('Gửi mã');
  await until(() => alerts().length > 0);
  platform.answer(loginVerificationCode, () => ({ expiredMinutes: 1 }));
  await pass(1000);
  await press('Gửi mã');
  await until(() => hasButton('Gửi lại sau 60 giây'));
  expect(alerts()).toEqual([]); // the message of the previous try is gone
  platform.refuse(loginVerification, null);
  await fill('Mã trong tin nhắn', '123456');
  await press('Xác minh và đăng nhập');
  await until(() => alerts().length > 0);
  expect(input('Mã trong tin nhắn').value).toBe('123456');
  platform.answer(loginVerification, () => asSignedIn());
  await press('Xác minh và đăng nhập');
  await until(() => onSignedIn.mock.calls.length > 0);
  for (const operation of [loginVerificationCode, loginVerification]) {
    const [first, second] = platform.callsOf(operation);
    expect(first?.idempotencyKey).toMatch(/^[\w-]{36}$/);
    expect(second).toEqual(first);
  }
});

test('each method has its own prompt, sending ones a button [2.screen.second] [4.second.ways]', async () => {
  await open();
  expect(labels()).toEqual(['Xác minh bằng', 'Mã trong tin nhắn']);
  await choose('bankName');
  expect(labels()).toEqual(['Xác minh bằng', 'Tên chủ tài khoản']);
  expect(hasButton('Gửi mã')).toBe(false);
  await choose('mail');
  expect(hasButton('Gửi mã')).toBe(true);
  await press('Xác minh và đăng nhập');
  expect(errorOf('Mã trong email')).toBe('Vui lòng nhập mã trong email.');
});

test('what is missing is said in the other language when the language changes [4.language.errors]', async () => {
  await open([{ way: 'totp', hint: '' }]);
  await press('Xác minh và đăng nhập');
  expect(errorOf('Mã của ứng dụng')).toBe('Vui lòng nhập mã của ứng dụng.');
  await act(() => setLanguage('en'));
  expect(errorOf('Code from the app')).toBe('Please enter the code from the app.');
  await act(() => setLanguage('vi'));
});

test('a wrong answer is said under its field, the right one lets in', async () => {
  platform.refuse(loginVerification, 'WRONG_NAME', 401);
  await open();
  await choose('bankName');
  await fill('Tên chủ tài khoản', ' NGUYEN MINH ANH ');
  await press('Xác minh và đăng nhập');
  await until(() => errorOf('Tên chủ tài khoản') !== '');
  expect(errorOf('Tên chủ tài khoản')).toBe('Tên chủ tài khoản ngân hàng không khớp.');
  await act(() => setLanguage('en'));
  expect(errorOf('Account holder’s name')).toBe('This does not match the name on the bank account.');
  await act(() => setLanguage('vi'));
  platform.answer(loginVerification, () => asSignedIn());
  await press('Xác minh và đăng nhập');
  await until(() => onSignedIn.mock.calls.length > 0);
  expect(platform.callsOf(loginVerification).at(-1)?.request).toEqual({
    ticket: 'ticket',
    way: 'bankName',
    answer: 'NGUYEN MINH ANH',
  });
});

test('a code of the app that has to wait is told of two in a row, which need not', async () => {
  platform.refuse(loginVerification, 'TOO_MANY_REQUESTS', 429);
  await open([{ way: 'totp', hint: '' }]);
  expect(document.body.textContent).not.toContain('mã kế tiếp');
  await fill('Mã của ứng dụng', '123456');
  await press('Xác minh và đăng nhập');
  await until(() => alerts().length > 0);
  expect(document.body.textContent).toContain('rồi nhập tiếp ngay sau đó mã kế tiếp');
  platform.answer(loginVerification, () => asSignedIn());
  await fill('Mã của ứng dụng', '123456 654321');
  await press('Xác minh và đăng nhập');
  await until(() => onSignedIn.mock.calls.length > 0);
  expect(platform.callsOf(loginVerification).at(-1)?.request).toMatchObject({ answer: '123456 654321' });
});

test('a void ticket is told, whichever call finds it so', async () => {
  platform.refuse(loginVerificationCode, 'TICKET_EXPIRED', 401);
  await open();
  await press('Gửi mã');
  await until(() => onExpired.mock.calls.length > 0);
  expect(onExpired).toHaveBeenCalledWith(expect.objectContaining({ code: 'TICKET_EXPIRED' }));
});

test('with one way there is nothing to choose, with none the member is told whom to ask', async () => {
  await open([{ way: 'totp', hint: '' }]);
  expect(labels()).toEqual(['Mã của ứng dụng']);
  await page.unmount();
  await open([]);
  expect(labels()).toEqual([]);
  expect(document.body.textContent).toContain('chăm sóc khách hàng');
});
