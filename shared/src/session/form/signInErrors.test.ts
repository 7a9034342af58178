import { expect, test } from '@jest/globals';
import { CallError } from '@unisite/shared/api';
import { errorsOf, missing, refused, without } from './signInErrors.ts';

const texts = { username: 'no name', password: 'no password', captcha: 'no signs' };

test('section 5: user name and password are both required, blanks are none; the signs where their picture is shown [5.login.name] [5.login.captcha]', () => {
  expect(errorsOf(missing({ username: '  ', password: '' }, 'given'), texts)).toEqual({
    username: 'no name',
    password: 'no password',
  });
  expect(errorsOf(missing({ username: 'minhanh', password: ' ' }, 'missing'), texts)).toEqual({
    password: 'no password',
    captcha: 'no signs',
  });
  expect(missing({ username: 'minhanh', password: 'x' }, 'given')).toBeNull();
});

test('wrong credentials are said under the password, a malformed name under the name, signs under their field, the rest above', () => {
  expect(refused(new CallError('WRONG_CREDENTIALS', 'Sai', 401))).toEqual({ password: 'Sai' });
  expect(refused(new CallError('CAPTCHA_WRONG', 'Sai', 403))).toEqual({ captcha: 'Sai' });
  expect(refused(new CallError('BAD_REQUEST', 'Sai', 400, { username: 'Quá dài' }))).toEqual({ username: 'Quá dài' });
  expect(refused(new CallError('TOO_MANY_REQUESTS', 'Chờ', 429))).toEqual({ form: 'Chờ' });
});

test('a field that is typed in loses its error, and the form its own', () => {
  const empty = without(missing({ username: '', password: '' }, 'given'), 'username');
  expect(errorsOf(empty, texts)).toEqual({ password: 'no password' });
  const said = { password: 'Sai', form: 'Chờ' };
  expect(errorsOf(without({ by: 'platform', said }, 'username'), texts)).toEqual({ password: 'Sai' });
});
