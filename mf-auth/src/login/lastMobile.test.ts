import { afterEach, expect, test } from '@jest/globals';
import { forgetMobile, lastMobile } from './lastMobile.ts';
import { isMobileNumber } from './mobileNumber.ts';

afterEach(forgetMobile);

test('the remembered number is read with its country [3.cookie.mobile]', () => {
  expect(lastMobile('lang=vi; unisite-mobile=TH.66.081%20234%205678')).toEqual({
    country: { countryCode: 'TH', countryDialingCode: '66' },
    mobileNum: '081 234 5678',
  });
});

test('a cookie that this page did not write is no number', () => {
  for (const cookies of ['', 'unisite-mobile=%E0%A4%A', 'unisite-mobile=VN.84.<b>', 'unisite-mobile=vn.84.091'])
    expect(lastMobile(cookies)).toEqual({
      country: { countryCode: 'VN', countryDialingCode: '84' },
      mobileNum: '',
    });
});

test('a mobile number is digits, in groups or not', () => {
  for (const number of ['0912345678', '912 345 678', '+84 912-345-678', '(091) 234.5678'])
    expect(isMobileNumber(number)).toBe(true);
  for (const number of ['', '12345', '0912abc678', '1'.repeat(15), '++++++'])
    expect(isMobileNumber(number)).toBe(false);
});
