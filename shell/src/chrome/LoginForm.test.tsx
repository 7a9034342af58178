import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { login } from '@unisite/shared/contract/access';
import { workChallenge } from '@unisite/shared/contract/verification';
import { bus } from '@unisite/shared/events';
import { registerTexts, setLanguage, startI18n } from '@unisite/shared/i18n';
import { SiteRoot } from '@unisite/shared/remote';
import { endSession, sessionState } from '@unisite/shared/session';
import { asSignedIn, polyfillMessageChannel, standInPlatform, until } from '@unisite/shared/testing';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import en from '../locales/en.json';
import vi from '../locales/vi.json';
import { type Market, storeMarket } from '../market.ts';
import { LoginForm } from './LoginForm.tsx';

polyfillMessageChannel();
const platform = standInPlatform();
let root: Root;
let place: HTMLElement;
const opened: object[] = [];
bus.on('modal.open', (asked) => opened.push(asked));

const value = asSignedIn();

beforeAll(async () => {
  startI18n('vi');
  await registerTexts('shell', async (language) => (language === 'en' ? en : vi));
});
beforeEach(() => {
  endSession('signedOut');
  platform.forgetAll();
  opened.length = 0;
  platform.answer(workChallenge, () => ({ id: 'w', salt: 'salt', bits: 6 }));
  platform.answer(login, () => value);
});
afterEach(async () => {
  await act(async () => root.unmount());
  place.remove();
});

const open = async (slideVerification: boolean) => {
  storeMarket({ switches: { slideVerification } } as Market); // all that the form reads of the market
  place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await act(async () =>
    root.render(
      <SiteRoot namespace="shell">
        <LoginForm />
      </SiteRoot>,
    ),
  );
};
const type = (name: string, text: string) =>
  act(async () => {
    const input = place.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const signIn = async () => {
  await type('username', 'minhanh');
  await type('password', 'secret');
  await act(async () => place.querySelector('form')?.requestSubmit());
};
const requests = () => platform.callsOf(login).map(({ request }) => request);
const isIn = () => sessionState().status === 'in';

test('where the market has the slide step, the page proves itself what it is, without asking', async () => {
  await open(true);
  await signIn();
  await until(isIn);
  expect(requests()).toMatchObject([{ username: 'minhanh', verification: { work: { id: 'w' } } }]);
  expect(opened).toEqual([]);
});

test('where it has not, a proof is made when the platform wants one', async () => {
  platform.refuse(login, 'CAPTCHA_REQUIRED', 403);
  await open(false);
  await signIn();
  await until(() => opened.length > 0);
  expect(requests().map((request) => 'verification' in request)).toEqual([false, true]);
  // the proof of work was not enough: the modal offers other checks
  expect(opened).toMatchObject([{ modal: 'loginPopupModal', reason: 'refused: CAPTCHA_REQUIRED' }]);
});

test('a second step goes on in the modal, and no password goes with it', async () => {
  platform.answer(login, () => ({
    state: 'secondStepRequired' as const,
    why: 'twoFactor' as const,
    ticket: 't',
    ways: [],
  }));
  await open(false);
  await signIn();
  await until(() => opened.length > 0);
  expect(opened).toMatchObject([{ modal: 'loginPopupModal', verification: { ticket: 't' } }]);
  expect(JSON.stringify(opened)).not.toContain('secret');
  expect(isIn()).toBe(false);
});

const said = () => place.querySelector('[role="alert"]:not([hidden])')?.textContent;

test('missing fields are reported in the current language [5.message.both] [4.language.errors]', async () => {
  await open(false);
  await act(async () => place.querySelector('form')?.requestSubmit());
  expect(said()).toBe('Vui lòng nhập tên đăng nhập và mật khẩu.');
  await act(() => setLanguage('en'));
  expect(said()).toBe('Please enter your username and password.');
  await act(() => setLanguage('vi'));
  expect(requests()).toEqual([]);
});

test('a network that is away is said to be so [8.text.network]', async () => {
  platform.refuse(login, null);
  await open(false);
  await signIn();
  await until(() => said() !== undefined);
  expect(said()).toBe('Không kết nối được với máy chủ. Vui lòng kiểm tra mạng rồi thử lại.');
  expect(isIn()).toBe(false);
});

test('the same sign-in after a lost response is the same call, with the proof that was made', async () => {
  platform.refuse(login, null);
  await open(true);
  await signIn();
  await until(() => said() !== undefined);
  platform.answer(login, () => value);
  await act(async () => place.querySelector('form')?.requestSubmit());
  await until(isIn);
  const [first, second] = platform.callsOf(login);
  expect(first?.idempotencyKey).toMatch(/^[\w-]{36}$/);
  expect(second).toEqual(first);
  expect(platform.callsOf(workChallenge)).toHaveLength(1);
});

test('refusals show under the fields in the current language, and input stays [4.language.errors]', async () => {
  platform.refuse(login, 'WRONG_CREDENTIALS', 401);
  await open(false);
  await signIn();
  await until(() => place.querySelector('[role="alert"]:not([hidden])') !== null);
  expect(place.querySelector('[role="alert"]')?.textContent).toBe('Tài khoản hoặc mật khẩu không chính xác.');
  await act(() => setLanguage('en'));
  expect(said()).toBe('Incorrect account or password.');
  await act(() => setLanguage('vi'));
  expect(place.querySelector<HTMLInputElement>('input[name="password"]')?.value).toBe('secret');
  expect(opened).toEqual([]);
});
