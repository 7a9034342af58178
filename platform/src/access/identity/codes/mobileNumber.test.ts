import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { readCountries } from './countries.ts';
import { mobileNumber } from './mobileNumber.ts';

describe('a mobile number', () => {
  it.each([
    ['0912345678', '84', '+84912345678'],
    ['912345678', '+84', '+84912345678'],
    ['+84 912 345 678', '84', '+84912345678'],
    ['84912345678', '84', '+84912345678'],
    ['(091) 234-5678', '84', '+84912345678'],
    ['2025550123', '1', '+12025550123'],
    ['07400 123456', '44', '+447400123456'],
  ])('%s of %s is %s', (typed, code, number) => {
    expect(mobileNumber(typed, code)).toBe(number);
  });

  it.each([
    ['a landline', '0241234567', '84'],
    ['a digit too few', '091234567', '84'],
    ['a digit too many', '09123456789', '84'],
    ['of another country', '+12025550123', '84'],
    ['with an extension', '0912345678 ext 5', '84'],
    ['of a country that is none', '912345678', '999'],
    ['nothing', '', '84'],
    ['emoji', '0912345678😀', '84'],
    ['combining marks', '0912345678\u0301', '84'],
    ['digits of another script', '٠٩١٢٣٤٥٦٧٨', '84'],
    ['script', '<script>0912345678', '84'],
    ['words', 'call 0912345678', '84'],
    ['a megabyte', '0'.repeat(2 ** 20), '84'],
  ])('%s is none', (_name, typed, code) => {
    expect(mobileNumber(typed, code)).toBeNull();
  });

  it('never comes in another form than E.164, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+ ().-x') }), fc.nat(9999), (typed, code) => {
        const number = mobileNumber(typed, String(code));
        return number === null || /^\+[1-9]\d{4,14}$/.test(number);
      }),
    );
  });
});

test('every country has a code that numbers are taken for, and names in both languages', () => {
  const countries = readCountries({ version: 'test', url: (file) => file, tint: () => undefined });
  expect(countries.length).toBeGreaterThan(230);
  expect(countries).toContainEqual({
    countryCode: 'VN',
    countryDialingCode: '84',
    flag: 'flags/vn.svg',
    name: { vi: 'Việt Nam', en: 'Vietnam' },
  });
  for (const { countryCode, countryDialingCode, name } of countries) {
    expect(countryDialingCode).toMatch(/^[1-9]\d{0,2}$/);
    expect([name.vi, name.en]).not.toContain(countryCode);
  }
});
