import { expect, it } from '@jest/globals';
import { emailAddress } from './emailAddress.ts';

it.each([
  ['lan@example.com', 'lan@example.com'],
  [' Lan.Tran+site@Mail.Example.VN ', 'lan.tran+site@mail.example.vn'],
  ['a@xn--80ak6aa92e.example', 'a@xn--80ak6aa92e.example'],
])('%s is kept as %s', (typed, kept) => {
  expect(emailAddress(typed)).toBe(kept);
});

it.each([
  'lan',
  'lan@',
  '@example.com',
  'lan@example',
  'lan..tran@example.com',
  'lan@-example.com',
  'lan@example.com, other@example.com',
  'lan@example.com\r\nBcc: other@example.com',
  'lan<other@example.com>',
  'lan😀@example.com',
  'LAN\u0130@example.com',
  `lan@${'a'.repeat(64)}.com`,
  `${'a.'.repeat(500_000)}a@example.com`,
])('%.40s is none', (typed) => {
  expect(emailAddress(typed)).toBeNull();
});
