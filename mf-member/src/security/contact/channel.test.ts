import { expect, test } from '@jest/globals';
import { defaultCountry } from '@unisite/shared/session/mobile';
import { contactOf, contactText, isWellFormed } from './channel.ts';

const typed = { email: ' me@example.com ', number: ' 0912 345 678 ', country: defaultCountry };

test('section 4: a code is sent to what can be a number or an address only', () => {
  const number = (mobileNum: string) => isWellFormed({ channel: 'sms', mobileNum, countryDialingCode: '84' });
  for (const good of ['0912345678', '0912 345 678', '(091) 234-5678', '+84912345678']) expect(number(good)).toBe(true);
  for (const bad of ['', '   ', '12', 'abc', '0912x45678', '1234567890123456']) expect(number(bad)).toBe(false);
  const address = (email: string) => isWellFormed({ channel: 'mail', email });
  expect(address('me@example.com')).toBe(true);
  for (const bad of ['', 'me', 'me@', '@example.com', 'a b@example.com', `${'a'.repeat(65)}@example.com`])
    expect(address(bad)).toBe(false);
});

test('what is sent is what was typed, without the spaces around it', () => {
  expect(contactOf('mail', typed)).toEqual({ channel: 'mail', email: 'me@example.com' });
  expect(contactOf('sms', typed)).toEqual({
    channel: 'sms',
    mobileNum: '0912 345 678',
    countryDialingCode: '84',
  });
  expect(contactText(contactOf('sms', typed))).toBe('+84 0912 345 678');
});
