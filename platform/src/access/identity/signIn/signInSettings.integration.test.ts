import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { player } from '@unisite/demonstration/seed/people';
import { login, signInSettings } from '@unisite/shared/contract';
import { provideProof, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { testSettings } from '../../../testing/testSettings.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ seed: true });
});
afterAll(() => platform.close());

const social = {
  apiKey: 'key',
  authDomain: 'my-site.firebaseapp.com',
  projectId: 'my-site',
  appId: '1:2:web:3',
  emulator: null,
  phone: true,
  keysUrl: 'https://keys.example/',
};

describe('section 6: the login modal is what the market switched on', () => {
  test('a market with everything, and one with little [6.switch.mobileLogin] [6.switch.freePlay]', async () => {
    expect((await platform.call(signInSettings, {})).value).toEqual({
      slide: true,
      mobile: true,
      freePlay: true,
      registration: true,
      phoneRecovery: true,
      firebase: null,
      remembered: null,
    });
    expect((await platform.call(signInSettings, {}, { host: 'int.localhost' })).value).toMatchObject({
      slide: false,
      mobile: false,
      freePlay: false,
      registration: true,
      phoneRecovery: false,
    });
  });

  test('Firebase is offered where its app is set, without where its keys are [6.switch.firebase]', async () => {
    const settings = { identity: { ...testSettings.identity, social } };
    const other = await testPlatform({ settings, database: platform });
    try {
      const { apiKey, authDomain, projectId, appId, emulator } = social;
      expect((await other.call(signInSettings, {})).value.firebase).toEqual({
        app: { apiKey, authDomain, projectId, appId, emulator },
        google: true,
        facebook: true,
        phone: true,
      });
      const { firebase } = (await other.call(signInSettings, {}, { host: 'int.localhost' })).value;
      expect(firebase?.phone).toBe(false);
    } finally {
      await other.close();
    }
  });
});

describe('section 9: the remembered login', () => {
  test('is the name that the form is filled in with', async () => {
    const verification = await provideProof(platform.services);
    const { value, cookies } = await platform.call(login, {
      verification,
      username: player.account,
      password: player.password,
      type: 'username',
      remember: true,
    });
    expect(value.state).toBe('signedIn');
    const cookie = Object.entries(cookies)
      .map(([name, kept]) => `${name}=${kept.value}`)
      .join('; ');
    expect((await platform.call(signInSettings, {}, { headers: { cookie } })).value.remembered).toEqual({
      account: player.account,
    });
  });
});
