import { expect, test } from '@jest/globals';
import { codeAt, codePairOf, enrolmentUri, newSecret, stepOfCode, stepOfPair } from './totp.ts';

/** RFC 6238, appendix B, SHA-1: the secret is the ASCII text 12345678901234567890; the last six of its 8 digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const seconds = (count: number) => new Date(count * 1000);

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
])('at %i s the code is that of the standard', (at, code) => {
  expect(codeAt(secret, seconds(at))).toBe(code);
  expect(stepOfCode(secret, code, seconds(at))).toBe(Math.floor(at / 30));
});

test('a code is good one step before and after its own, and no further', () => {
  const at = 1111111111 - (1111111111 % 30);
  const code = codeAt(secret, seconds(at));
  expect(stepOfCode(secret, code, seconds(at - 30))).toBe(at / 30);
  expect(stepOfCode(secret, code, seconds(at + 59))).toBe(at / 30);
  expect(stepOfCode(secret, code, seconds(at - 31))).toBeNull();
  expect(stepOfCode(secret, code, seconds(at + 60))).toBeNull();
});

test('two codes in a row are right together, as far from now as one', () => {
  const at = 1111111111 - (1111111111 % 30);
  const [before, code, after] = [-30, 0, 30].map((more) => codeAt(secret, seconds(at + more)));
  if (!before || !code || !after) throw new Error('no codes');
  expect(stepOfPair(secret, [before, code], seconds(at))).toBe(at / 30);
  expect(stepOfPair(secret, [code, after], seconds(at))).toBe(at / 30 + 1);
  expect(stepOfPair(secret, [before, code], seconds(at + 60))).toBeNull();
  expect(stepOfPair(secret, [code, before], seconds(at))).toBeNull();
  expect(stepOfPair(secret, [code, code], seconds(at))).toBeNull();
  expect(stepOfPair(secret, ['000000', code], seconds(at))).toBeNull();
});

test('two codes are twelve digits, however they are parted', () => {
  expect(codePairOf('123 456 654 321')).toEqual(['123456', '654321']);
  for (const typed of ['123456', '1234567890123', '12345678901a', '']) expect(codePairOf(typed)).toBeNull();
});

test('a secret has 160 bits, is another each time, and stands in the address that the authenticator reads', () => {
  const made = newSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toBe(made);
  expect(enrolmentUri(made, 'ops')).toBe(
    `otpauth://totp/Unisite:ops?issuer=Unisite&secret=${made}&algorithm=SHA1&digits=6&period=30`,
  );
});

test.each(['', '12345', '1234567', '😀😀😀', '١٢٣٤٥٦', ' 12345', '12345\n', '0x1234'])('%j is no code', (typed) => {
  expect(stepOfCode(secret, typed, seconds(59))).toBeNull();
});
