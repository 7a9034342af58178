import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { registerSms } from '@unisite/shared/contract/verification';
import { fakeTimersOnly, type MountedModule, until } from '@unisite/shared/testing';
import { LiveRegion } from '@unisite/shared/ui';
import { act } from 'react';
import { button, hasButton, mountModal, platform, press, resetSession } from '../testing/modal.ts';
import { SmsCodeField, type SmsCodeFieldProps } from './SmsCodeField.tsx';

/** With the live region that announces. */
const Heard = (props: SmsCodeFieldProps) => (
  <>
    <LiveRegion />
    <SmsCodeField {...props} />
  </>
);
let page: MountedModule;
const number = jest.fn<SmsCodeFieldProps['number']>();
const prove = jest.fn<SmsCodeFieldProps['prove']>();

beforeEach(async () => {
  jest.useFakeTimers(fakeTimersOnly('2026-11-21T08:00:00Z'));
  resetSession();
  platform.answer(registerSms, () => ({ expiredMinutes: 2 }));
  number.mockReturnValue({ mobileNum: '0912345678', countryDialingCode: '84' });
  prove.mockReset();
  prove.mockResolvedValue({ slide: 'proof' });
  const field: SmsCodeFieldProps = { label: 'Mã', value: '', operation: registerSms, number, prove, onChange() {} };
  page = await mountModal(Heard, undefined, { ...field });
});
afterEach(async () => {
  await page.unmount();
  jest.useRealTimers();
});

const pass = (seconds: number) => act(async () => jest.advanceTimersByTime(seconds * 1000));
const sent = () => platform.callsOf(registerSms).length;

test('counts down a code’s validity, then allows the next [4.sms.countdown] [9.sms.countdown]', async () => {
  await press('Gửi mã');
  expect(hasButton('Gửi lại sau 120 giây')).toBe(true);
  await pass(1);
  expect(hasButton('Gửi lại sau 119 giây')).toBe(true);
  await pass(119);
  expect(hasButton('Gửi mã')).toBe(true);
  expect(button('Gửi mã').getAttribute('aria-disabled')).not.toBe('true');
  await press('Gửi mã');
  expect(sent()).toBe(2);
});

test('section 9: after a refusal a second passes before the next try [4.sms.throttle] [9.sms.throttle]', async () => {
  platform.refuse(registerSms, 'CODES_UNAVAILABLE', 503);
  await press('Gửi mã');
  await press('OK');
  await press('Gửi mã');
  expect(sent()).toBe(1);
  expect(hasButton('Chờ một giây…')).toBe(true);
  const heard = () => document.querySelector('[aria-live="polite"] p:last-child')?.textContent;
  await until(() => heard() === 'Chờ một giây…');
  expect(heard()).toBe('Chờ một giây…');
  await pass(1);
  await until(() => hasButton('Gửi mã')); // after a second of real time
  await press('Gửi mã');
  expect(sent()).toBe(2);
});

test('without an answer the same proof goes along once more, and it is the same call', async () => {
  platform.refuse(registerSms, null);
  await press('Gửi mã');
  await press('OK');
  await pass(1);
  platform.answer(registerSms, () => ({ expiredMinutes: 2 }));
  await press('Gửi mã');
  expect(hasButton('Gửi lại sau 120 giây')).toBe(true);
  expect(prove).toHaveBeenCalledTimes(1);
  const [first, second] = platform.callsOf(registerSms);
  expect(first?.idempotencyKey).toMatch(/^[\w-]{36}$/);
  expect(second).toEqual(first);
});

test.each([
  ['that is at work on it still', 'STILL_RUNNING', 1],
  ['that cannot do it now', 'UNAVAILABLE', 2],
])('a platform %s (%s) has a person prove themselves %d times', async (_what, refusal, proofs) => {
  platform.refuse(registerSms, refusal, 503);
  await press('Gửi mã');
  await press('OK');
  await pass(1);
  platform.answer(registerSms, () => ({ expiredMinutes: 2 }));
  await press('Gửi mã');
  expect(prove).toHaveBeenCalledTimes(proofs);
});

test('a minute later, and with another number, it is another call with another proof', async () => {
  platform.refuse(registerSms, null);
  await press('Gửi mã');
  await press('OK');
  await pass(60);
  await press('Gửi mã');
  await press('OK');
  number.mockReturnValue({ mobileNum: '0987654321', countryDialingCode: '84' });
  await pass(1);
  await press('Gửi mã');
  expect(prove).toHaveBeenCalledTimes(3);
});

test('without a good number nobody is asked to prove anything [4.sms.number]', async () => {
  number.mockReturnValue(null);
  prove.mockClear();
  await press('Gửi mã');
  expect(prove).not.toHaveBeenCalled();
  expect(sent()).toBe(0);
});

test('who turns the check down has nothing sent and may try again', async () => {
  prove.mockResolvedValue(null);
  await press('Gửi mã');
  expect(sent()).toBe(0);
  expect(hasButton('Gửi mã')).toBe(true);
});
