import { expect, test } from '@jest/globals';
import { newTemporaryPassword } from './temporary.ts';

test('a temporary password is three groups, and has letters and digits, every time', () => {
  const made = Array.from({ length: 2_000 }, newTemporaryPassword);
  expect(made.filter((one) => !/^(?=.*[a-z])(?=.*[2-9])[a-z2-9]{4}(-[a-z2-9]{4}){2}$/.test(one))).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
});
