import { expect, test } from '@jest/globals';
import { CallError } from '@unisite/shared/api';
import { missing, refused } from './loginErrors.ts';

const t = (key: string) => key;

test('section 5: user name and password are both required, and a name of blanks is none', () => {
  expect(missing({ username: '  ', password: '' }, t)).toEqual({
    username: 'login.usernameMissing',
    password: 'login.passwordMissing',
  });
  expect(missing({ username: 'minhanh', password: ' ' }, t)).toBeNull();
});

test('wrong credentials are said under the password, a malformed name under the name, the rest above', () => {
  expect(refused(new CallError('WRONG_CREDENTIALS', 'Sai', 401))).toEqual({ password: 'Sai' });
  expect(refused(new CallError('BAD_REQUEST', 'Sai', 400, { username: 'Quá dài' }))).toEqual({ username: 'Quá dài' });
  expect(refused(new CallError('TOO_MANY_REQUESTS', 'Chờ', 429))).toEqual({ form: 'Chờ' });
});
