import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { login, type SignedIn } from '@unisite/shared/contract/access';
import { captcha, slideChallenge, workChallenge } from '@unisite/shared/contract/verification';
import { setLanguage, startI18n } from '@unisite/shared/i18n';
import { asSignedIn, flush, polyfillMessageChannel, standInPlatform, until } from '@unisite/shared/testing';
import { act } from 'react';
import { click, type Mounted, mount, type as typeInto } from '../../ui/testing/mount.ts';
import { clearDummy, dummyPassword } from './dummyPassword.ts';
import { SignInFields, type SignInFieldsProps } from './SignInFields.tsx';

startI18n('vi');
polyfillMessageChannel();
const platform = standInPlatform();
let page: Mounted;
let pictures = 0;
const onSignedIn = jest.fn<(value: SignedIn) => void>();

const value = asSignedIn();
const texts = {
  username: 'name',
  usernameMissing: 'no name',
  password: 'password',
  passwordMissing: 'no password',
  captchaMissing: 'no signs',
  submit: 'go',
  remember: 'remember',
};

beforeEach(() => {
  platform.forgetAll();
  onSignedIn.mockClear();
  pictures = 0;
  platform.answer(login, () => value);
  platform.answer(captcha, () => {
    pictures += 1;
    return 'AA==';
  });
});
afterEach(() => page.unmount());

const show = (props: Partial<SignInFieldsProps> = {}) => {
  page = mount(<SignInFields icon="user" texts={texts} onSignedIn={onSignedIn} onVerification={() => {}} {...props} />);
};
const input = (autoComplete: string) => page.find<HTMLInputElement>(`input[autocomplete="${autoComplete}"]`);
const enter = (name: string, password: string) => {
  typeInto(input('username'), name);
  typeInto(input('current-password'), password);
};
const submit = async () => {
  click(page.find('button[type="submit"]'));
  await until(() => page.container.querySelector('button[type="submit"] .spinner') === null || dialog() !== null);
};
const button = (name: RegExp) => {
  const found = [...page.container.querySelectorAll('button')].find((one) =>
    name.test(one.getAttribute('aria-label') ?? one.textContent ?? ''),
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const dialog = () => page.container.querySelector('dialog');
const errors = () => [...page.container.querySelectorAll('.field__error')].map(({ textContent }) => textContent);
const sent = () => platform.callsOf(login).map(({ request }) => request);
const picture = (count: number) => until(() => pictures >= count);

test('missing fields are reported, and nothing is sent [4.login.submit] [5.login.name] [8.fields]', async () => {
  show();
  await submit();
  expect(errors()).toEqual(['no name', 'no password']);
  expect(document.activeElement).toBe(input('username'));
  expect(sent()).toEqual([]);
});

test('section 4: the slide step comes first; closing it sends nothing [4.login.slide]', async () => {
  platform.answer(slideChallenge, () => ({
    id: 'p',
    width: 320,
    height: 160,
    piece: { width: 56, y: 20 },
    background: 'AA==',
    pieceImage: 'AA==',
  }));
  platform.answer(workChallenge, () => new Promise(() => {}));
  show({ slide: true });
  enter('minhanh', 'secret');
  await submit();
  click(page.find('dialog .dialog__close'));
  await until(() => dialog() === null);
  expect(sent()).toEqual([]);
  platform.answer(workChallenge, () => ({ id: 'w', salt: 'salt', bits: 6 }));
  await submit();
  await until(() => onSignedIn.mock.calls.length > 0);
  expect(sent()).toMatchObject([{ username: 'minhanh', password: 'secret', verification: { work: { id: 'w' } } }]);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test('the platform may want the check where the page did not know of it', async () => {
  platform.answer(workChallenge, () => {
    platform.answer(login, () => value);
    return { id: 'w', salt: 'salt', bits: 6 };
  });
  platform.refuse(login, 'HUMAN_CHECK_REQUIRED', 403);
  show();
  enter('minhanh', 'secret');
  await submit();
  await until(() => onSignedIn.mock.calls.length > 0);
  expect(sent()).toHaveLength(2);
  expect(onSignedIn).toHaveBeenCalledTimes(1);
});

test('section 4: a failure that means the captcha shows it; each try takes a new picture [2.login.captcha] [4.login.captcha] [5.login.captcha] [8.login.captcha]', async () => {
  platform.refuse(login, 'CAPTCHA_REQUIRED', 403);
  show({ slide: false });
  enter('minhanh', 'wrong');
  await submit();
  await picture(1);
  const signs = page.find<HTMLInputElement>('.captcha input');
  expect(document.activeElement).toBe(signs);
  await submit();
  expect(errors()).toEqual(['no signs']);

  platform.refuse(login, 'WRONG_CREDENTIALS', 401);
  typeInto(signs, 'ACE34');
  await submit();
  expect(sent().at(-1)).toMatchObject({ verification: { captcha: 'ACE34' } });
  expect(errors()).toEqual(['Tài khoản hoặc mật khẩu không chính xác.']);
  expect(signs.value).toBe('');
  await picture(2);
  expect(pictures).toBe(2);
  expect(input('username').value).toBe('minhanh');
  expect(input('current-password').value).toBe('wrong');
});

test('without an answer nothing has to be proved again: the slide and the picture go along once more', async () => {
  platform.answer(workChallenge, () => ({ id: 'w', salt: 'salt', bits: 6 }));
  platform.refuse(login, null);
  show({ slide: true });
  enter('minhanh', 'secret');
  await submit();
  const alerts = () => page.container.querySelectorAll('[role="alert"]').length;
  await until(() => sent().length === 1 && alerts() > 0);
  platform.refuse(login, 'CAPTCHA_REQUIRED', 403);
  await submit();
  await picture(1);
  expect(dialog()).toBeNull();
  const [first, second] = platform.callsOf(login);
  expect(second).toEqual(first);

  platform.refuse(login, null);
  const signs = page.find<HTMLInputElement>('.captcha input');
  typeInto(signs, 'ACE34');
  await submit();
  await until(() => sent().length === 3 && alerts() > 0);
  expect(signs.value).toBe('ACE34');
  platform.answer(login, () => value);
  await submit();
  await until(() => onSignedIn.mock.calls.length > 0);
  const [, , third, fourth] = platform.callsOf(login);
  expect(fourth).toEqual(third);
  expect(third?.idempotencyKey).not.toBe(first?.idempotencyKey);
  expect(pictures).toBe(1);
});

test('section 9: another picture by click, once a second at most [4.login.refresh] [9.captcha.refresh]', async () => {
  platform.refuse(login, 'CAPTCHA_REQUIRED', 403);
  show();
  enter('minhanh', 'wrong');
  await submit();
  await picture(1);
  for (let i = 0; i < 5; i += 1) click(button(/Đổi mã khác/));
  await picture(2);
  await flush(100);
  expect(pictures).toBe(2);
});

test('a remembered form is prefilled, and untouched sends no password [2.login.remember]', async () => {
  show({ name: 'minhanh', remembered: true });
  expect([input('username').value, input('current-password').value]).toEqual(['minhanh', dummyPassword]);
  await submit();
  expect(sent()).toEqual([{ username: 'minhanh', type: 'username', remember: true, useRemembered: true }]);
});

test('a remembered login that is not known any more asks for the password', async () => {
  platform.refuse(login, 'REMEMBERED_NOT_KNOWN', 401);
  show({ name: 'minhanh', remembered: true });
  await submit();
  expect(errors()).toEqual(['Thông tin ghi nhớ không còn hiệu lực, vui lòng nhập mật khẩu.']);
  expect(input('current-password').value).toBe('');
  expect(document.activeElement).toBe(input('current-password'));
});

test('another name, or a password of one’s own, is no remembered login', async () => {
  show({ name: 'minhanh', remembered: true });
  typeInto(input('username'), 'someone');
  expect(input('current-password').value).toBe('');
  typeInto(input('current-password'), 'secret');
  await submit();
  expect(sent()).toEqual([{ username: 'someone', password: 'secret', type: 'username', remember: true }]);
});

test('blanks are neither a name nor a password [5.login.name]', async () => {
  show();
  enter('  ', ' ');
  await submit();
  expect(errors()).toEqual(['no name', 'no password']);
  expect(sent()).toEqual([]);
});

const alerts = () => [...page.container.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);

test('errors show at the name or above, in the current language [4.language.errors]', async () => {
  show();
  enter('minhanh', 'secret');
  platform.refuse(login, 'BAD_REQUEST', 400, { username: 'Quá dài' });
  await submit();
  expect(errors()).toEqual(['Quá dài']);
  expect(document.activeElement).toBe(input('username'));
  platform.refuse(login, 'NOT_AN_AGENT', 403);
  await submit();
  expect([errors(), alerts()]).toEqual([[], ['Không phải đại lý, không thể đăng nhập.']]);
  await act(() => setLanguage('en'));
  expect(alerts()).toEqual(['Not an agent: you cannot sign in here.']);
  await act(() => setLanguage('vi'));
  typeInto(input('username'), 'someone');
  expect(alerts()).toEqual([]);
});

test('wrong credentials show at the password until it changes [4.language.errors]', async () => {
  platform.refuse(login, 'WRONG_CREDENTIALS', 401);
  show();
  enter('minhanh', 'wrong');
  await submit();
  await act(() => setLanguage('en'));
  expect(errors()).toEqual(['Incorrect account or password.']);
  await act(() => setLanguage('vi'));
  typeInto(input('username'), 'someone');
  expect(errors()).toEqual(['Tài khoản hoặc mật khẩu không chính xác.']);
  typeInto(input('current-password'), 'right');
  expect(errors()).toEqual([]);
});

test('the dummy is never part of what is typed', () => {
  expect(clearDummy(`${dummyPassword}a`)).toBe('a');
  expect(clearDummy(`a${dummyPassword}`)).toBe('a');
  expect(clearDummy(dummyPassword.slice(1))).toBe('');
  expect(clearDummy('own')).toBe('own');
});
