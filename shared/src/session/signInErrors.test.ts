import { expect, test } from '@jest/globals';
import { CallError } from '../api/CallError.ts';
import { missing, refused } from './signInErrors.ts';

const texts = { username: 'no name', password: 'no password' };

test('section 5: user name and password are both required, and a name of blanks is none', () => {
  expect(missing({ username: '  ', password: '' }, texts)).toEqual({
    username: 'no name',
    password: 'no password',
  });
  expect(missing({ username: 'minhanh', password: ' ' }, texts)).toBeNull();
});

test('wrong credentials are said under the password, a malformed name under the name, the rest above', () => {
  expect(refused(new CallError('WRONG_CREDENTIALS', 'Sai', 401))).toEqual({ password: 'Sai' });
  expect(refused(new CallError('BAD_REQUEST', 'Sai', 400, { username: 'Quá dài' }))).toEqual({ username: 'Quá dài' });
  expect(refused(new CallError('TOO_MANY_REQUESTS', 'Chờ', 429))).toEqual({ form: 'Chờ' });
});
