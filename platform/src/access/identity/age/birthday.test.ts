import { expect, test } from '@jest/globals';
import { nextBirthday } from './birthday.ts';

test('a birthday’s gift stays for a week, also into the next year; then the next one comes', () => {
  expect(nextBirthday('1990-11-23', '2026-11-22')).toBe('2026-11-23');
  expect(nextBirthday('1990-11-23', '2026-11-29')).toBe('2026-11-23');
  expect(nextBirthday('1990-11-23', '2026-11-30')).toBe('2027-11-23');
  expect(nextBirthday('1990-12-28', '2027-01-03')).toBe('2026-12-28');
  expect(nextBirthday('1992-02-29', '2026-02-28')).toBe('2026-03-01');
});
