import { expect, test } from '@jest/globals';
import { temporaryPassword } from './temporaryPassword.ts';

test('a temporary password fits any rule of letters, capitals and digits', () => {
  for (let times = 0; times < 300; times += 1) {
    expect(temporaryPassword()).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])[A-Za-z][A-Za-z0-9]{11}$/);
  }
});

test('no sign of it is taken for another, and no two are the same', () => {
  const made = Array.from({ length: 300 }, () => temporaryPassword());
  expect(made.join('')).not.toMatch(/[01OIl]/);
  expect(new Set(made).size).toBe(made.length);
});

test('what lacks a kind of sign is drawn again', () => {
  const draws = [...Array(12).fill(0), 0, ...Array(10).fill(23), 47];
  expect(temporaryPassword(() => draws.shift() ?? 0)).toBe('aAAAAAAAAAA2');
});
