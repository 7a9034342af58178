import { expect, test } from '@jest/globals';
import { CallError } from '@unisite/shared/api';
import type { Localized } from '@unisite/shared/contract/envelope';
import { signInSentences } from '@unisite/shared/contract/signInSentences';
import { errorsOf, missing, type SignInFaults, without } from './signInErrors.ts';

const sentences = new Map<string, Localized>(Object.entries(signInSentences));
const texts = { username: 'no name', password: 'no password', captcha: 'no signs' };
const said = (faults: SignInFaults | null, language: 'vi' | 'en' = 'vi') => errorsOf(faults, texts, language);
const refused = (code: string, fields = {}): SignInFaults => ({
  by: 'platform',
  error: new CallError(code, 'of the platform', 400, fields, sentences.get(code)),
  typed: [],
});

test('section 5: user name and password are both required, blanks are none; the signs where their picture is shown [5.login.name] [5.login.captcha]', () => {
  expect(said(missing({ username: '  ', password: '' }, 'given'))).toEqual({
    username: 'no name',
    password: 'no password',
  });
  expect(said(missing({ username: 'minhanh', password: ' ' }, 'missing'))).toEqual({
    password: 'no password',
    captcha: 'no signs',
  });
  expect(missing({ username: 'minhanh', password: 'x' }, 'given')).toBeNull();
});

test('wrong credentials are said under the password, a malformed name under the name, signs under their field, the rest above', () => {
  expect(said(refused('WRONG_CREDENTIALS'))).toEqual({ password: 'Tài khoản hoặc mật khẩu không chính xác.' });
  expect(Object.keys(said(refused('CAPTCHA_WRONG')))).toEqual(['captcha']);
  expect(said(refused('BAD_REQUEST', { username: 'Quá dài' }))).toEqual({ username: 'Quá dài' });
  expect(said(refused('TOO_MANY_REQUESTS'))).toEqual({ form: 'of the platform' });
});

test('what was refused is said in the language of the moment [4.language.errors]', () => {
  expect(said(refused('WRONG_CREDENTIALS'), 'en')).toEqual({ password: 'Incorrect account or password.' });
  expect(said(refused('NOT_AN_AGENT'), 'vi')).toEqual({ form: 'Không phải đại lý, không thể đăng nhập.' });
  expect(said(refused('NOT_AN_AGENT'), 'en')).toEqual({ form: 'Not an agent: you cannot sign in here.' });
});

test('and so is what is wrong with a field [4.language.errors]', () => {
  const username = { vi: 'Quá dài', en: 'Too long' };
  const error = new CallError('BAD_REQUEST', '', 400, { username: username.vi }, undefined, { username });
  for (const language of ['vi', 'en'] as const)
    expect(said({ by: 'platform', error, typed: [] }, language)).toEqual({ username: username[language] });
});

test('a field that is typed in loses its error, and the form its own', () => {
  expect(said(without(missing({ username: '', password: '' }, 'given'), 'username'))).toEqual({
    password: 'no password',
  });
  expect(said(without(refused('TOO_MANY_REQUESTS'), 'username'))).toEqual({});
  expect(said(without(refused('WRONG_CREDENTIALS'), 'username'))).toHaveProperty('password');
  expect(said(without(refused('WRONG_CREDENTIALS'), 'password'))).toEqual({});
});
