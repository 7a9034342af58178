import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { queryClient } from '@unisite/shared/api';
import { login } from '@unisite/shared/contract/access';
import { signInSettings } from '@unisite/shared/contract/signInSteps';
import { workChallenge } from '@unisite/shared/contract/verification';
import { bus } from '@unisite/shared/events';
import { setLanguage } from '@unisite/shared/i18n';
import { currentLocation, navigate } from '@unisite/shared/navigation';
import { endSession, sessionState } from '@unisite/shared/session';
import {
  asSignedIn,
  flush,
  type MountedModule,
  mounting,
  polyfillMessageChannel,
  standInPlatform,
  until,
} from '@unisite/shared/testing';
import { act } from 'react';
import en from '../locales/en.json';
import vi from '../locales/vi.json';
import { AgentLoginForm } from './AgentLoginForm.tsx';

polyfillMessageChannel();
const platform = standInPlatform();
const mount = mounting('mf-agent', async (language) => (language === 'en' ? en : vi));
let page: MountedModule;
const opened: object[] = [];
bus.on('modal.open', (asked) => opened.push(asked));

const settings = (slide: boolean) =>
  platform.answer(signInSettings, () => ({
    slide,
    mobile: true,
    freePlay: true,
    registration: true,
    phoneRecovery: true,
    firebase: null,
    remembered: null,
  }));
beforeEach(() => {
  endSession('signedOut');
  queryClient.clear();
  platform.forgetAll();
  opened.length = 0;
  navigate('/agent');
  settings(false);
  platform.answer(login, () => asSignedIn({ customerType: 1 }));
  platform.answer(workChallenge, () => ({ id: 'w', salt: 'salt', bits: 6 }));
});
afterEach(() => page.unmount());

const open = async () => {
  page = await mount(AgentLoginForm);
  await until(() => platform.callsOf(signInSettings).length > 0);
  await flush(20);
};
const input = (autoComplete: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[autocomplete="${autoComplete}"]`);
  if (!found) throw new Error(`no ${autoComplete}`);
  return found;
};
const type = (autoComplete: string, text: string) =>
  act(async () => {
    const field = input(autoComplete);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
const submit = () => act(async () => document.querySelector('form')?.requestSubmit());
const signIn = async () => {
  await type('username', 'daily01');
  await type('current-password', 'secret');
  await submit();
};
const press = (text: string) =>
  act(async () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text)?.click());
const errors = () => [...document.querySelectorAll('.field__error')].map(({ textContent }) => textContent);
const alerts = () => [...document.querySelectorAll('[role="alert"]')].map(({ textContent }) => textContent);
const isIn = () => sessionState().status === 'in';

test('says it is for agents, and goes to the agents’ home [2.login.agentRoute] [4.agent.mode] [4.after.agentHome]', async () => {
  await open();
  await signIn();
  await until(isIn);
  expect(platform.callsOf(login)[0]?.request).toEqual({
    username: 'daily01',
    password: 'secret',
    type: 'username',
    agentMode: true,
  });
  expect(currentLocation().location.pathname).toBe('/agentHome');
});

test('who is none is warned, and not let in; nothing typed is lost [4.agent.mode] [4.language.errors]', async () => {
  platform.refuse(login, 'NOT_AN_AGENT', 403);
  await open();
  await signIn();
  await until(() => alerts().length > 0);
  expect(alerts()).toEqual(['Không phải đại lý, không thể đăng nhập.']);
  await act(() => setLanguage('en'));
  expect(alerts()).toEqual(['Not an agent: you cannot sign in here.']);
  await act(() => setLanguage('vi'));
  expect(isIn()).toBe(false);
  expect(currentLocation().location.pathname).toBe('/agent');
  expect(input('username').value).toBe('daily01');
});

test('links to recovery, without "remember me" or a trial [2.login.forgot]', async () => {
  await open();
  await press('Quên mật khẩu?');
  expect(opened).toEqual([{ modal: 'forgetPassModal' }]);
  expect(document.querySelector('input[type="checkbox"]')).toBeNull();
  expect(document.body.textContent).not.toContain('Chơi thử');
});

test('where the market has the slide step it comes first [4.login.slide]', async () => {
  settings(true);
  await open();
  await signIn();
  await until(isIn);
  expect(platform.callsOf(login)).toHaveLength(1);
  expect(platform.callsOf(login)[0]?.request).toMatchObject({ agentMode: true, verification: { work: { id: 'w' } } });
});

test('missing fields are reported in the current language [5.login.name] [4.language.errors]', async () => {
  await open();
  await submit();
  expect(errors()).toEqual(['Vui lòng nhập tên đăng nhập.', 'Vui lòng nhập mật khẩu.']);
  await act(() => setLanguage('en'));
  expect(errors()).toEqual(['Please enter your username.', 'Please enter your password.']);
  await act(() => setLanguage('vi'));
});

test('a second step goes on in the login modal, and no password goes with it [2.screen.second]', async () => {
  platform.answer(login, () => ({
    state: 'secondStepRequired' as const,
    why: 'newAddress' as const,
    ticket: 't',
    ways: [],
  }));
  await open();
  await signIn();
  await until(() => opened.length > 0);
  expect(opened).toMatchObject([{ modal: 'loginPopupModal', verification: { ticket: 't' } }]);
  expect(JSON.stringify(opened)).not.toContain('secret');
});
