import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import type { SignInValue } from '@unisite/shared/contract/access';
import { signInSettings, socialLogin } from '@unisite/shared/contract/signInSteps';
import { flush, type MountedModule } from '@unisite/shared/testing';
import type { ComponentType } from 'react';
import {
  answerGate,
  fillGate,
  hasButton,
  mountModal,
  platform,
  press,
  resetSession,
  setGateStanding,
  topDialog,
} from '../testing/modal.ts';
import { signedIn } from '../testing/registration.ts';

jest.mock('@unisite/shared/session/social', () => ({
  ...jest.requireActual<object>('@unisite/shared/session/social'),
  useFirebase: () => ({ host: { current: null }, firebase: () => ({ signInWithGoogle: async () => 'id-token' }) }),
}));

let SocialRegistration: ComponentType<never>;
let page: MountedModule;
const onRegistered = jest.fn<(value: SignInValue) => void>();

beforeAll(async () => {
  ({ SocialRegistration } = await import('./SocialRegistration.tsx'));
});
beforeEach(() => {
  resetSession();
  onRegistered.mockClear();
  platform.answer(socialLogin, () => signedIn());
});
afterEach(() => page.unmount());

const open = async (google: boolean) => {
  const app = { apiKey: 'k', authDomain: 'd', projectId: 'p', appId: 'a', emulator: null };
  const offered = { slide: true, mobile: true, freePlay: true, registration: true, phoneRecovery: true };
  const firebase = { app, google, facebook: false, phone: true };
  platform.answer(signInSettings, () => ({ ...offered, firebase, remembered: null }));
  page = await mountModal(SocialRegistration, undefined, { onRegistered });
  await flush();
};
const sent = () => platform.callsOf(socialLogin).map(({ request }) => request);
const until = async (done: () => boolean) => {
  for (let tries = 0; tries < 50 && !done(); tries += 1) await flush(20);
};

test('section 2: nothing is offered that the market does not have [2.register.social]', async () => {
  await open(false);
  expect(page.element.textContent).toBe('');
});

test('section 2: who comes by Google is registered [2.register.social]', async () => {
  await open(true);
  expect(hasButton('Tiếp tục với Facebook')).toBe(false);
  await press('Tiếp tục với Google');
  await until(() => onRegistered.mock.calls.length > 0);
  expect(sent()).toEqual([{ idToken: 'id-token' }]);
  expect(onRegistered).toHaveBeenCalledWith(expect.objectContaining({ state: 'signedIn' }));
});

test('section 5: who is new says first that they are 18; the same token goes again [5.message.terms]', async () => {
  platform.refuse(socialLogin, 'ADULTS_ONLY', 403);
  await open(true);
  await press('Tiếp tục với Google');
  await until(() => topDialog() !== undefined);
  expect(topDialog()?.textContent).toContain('Bạn đã đủ 18 tuổi?');
  platform.answer(socialLogin, () => signedIn());
  await press('Tôi đủ 18 tuổi và đồng ý');
  await until(() => onRegistered.mock.calls.length > 0);
  expect(sent()).toEqual([{ idToken: 'id-token' }, { idToken: 'id-token', adult: true }]);
});

test('who is new passes the age gate as well; the same token goes once more', async () => {
  platform.refuse(socialLogin, 'AGE_UNCONFIRMED', 403);
  setGateStanding({ state: 'unconfirmed' });
  answerGate({ state: 'confirmed' });
  await open(true);
  await press('Tiếp tục với Google');
  await until(() => hasButton('Tôi đủ 18 tuổi, vào trang'));
  await fillGate('1990-05-17');
  platform.answer(socialLogin, () => signedIn());
  await press('Tôi đủ 18 tuổi, vào trang');
  await until(() => onRegistered.mock.calls.length > 0);
  expect(sent()).toEqual([{ idToken: 'id-token' }, { idToken: 'id-token', adult: true }]);
});
