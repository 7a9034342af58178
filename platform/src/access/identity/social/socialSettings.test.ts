import { describe, expect, test } from '@jest/globals';
import { readSocialSettings } from './socialSettings.ts';

const app = {
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'my-site.firebaseapp.com',
  FIREBASE_PROJECT_ID: 'my-site',
  FIREBASE_APP_ID: '1:2:web:3',
};

describe('section 6: Firebase is there when its app is set', () => {
  test('nothing set is no Firebase', () => {
    expect(readSocialSettings({}, 'production')).toBeNull();
  });

  test('the app, with Google’s keys and without an emulator', () => {
    expect(readSocialSettings(app, 'production')).toEqual({
      apiKey: 'key',
      authDomain: 'my-site.firebaseapp.com',
      projectId: 'my-site',
      appId: '1:2:web:3',
      emulator: null,
      phone: false,
      keysUrl: 'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    });
  });

  test('codes by its SMS and an emulator, outside production', () => {
    const said = { ...app, FIREBASE_PHONE: '1', FIREBASE_EMULATOR: 'http://127.0.0.1:9099' };
    expect(readSocialSettings(said, 'demonstration')).toMatchObject({ phone: true, emulator: 'http://127.0.0.1:9099' });
    expect(() => readSocialSettings(said, 'production')).toThrow(/^FIREBASE_EMULATOR cannot be set in production/);
  });

  test.each([
    [{ FIREBASE_APP_ID: '' }, /go together/],
    [{ FIREBASE_AUTH_DOMAIN: "x; script-src 'unsafe-inline'" }, /host name/],
    [{ FIREBASE_PROJECT_ID: 'my/site' }, /id of a project/],
    [{ FIREBASE_EMULATOR: 'http://127.0.0.1:9099/path' }, /must be an origin/],
    [{ FIREBASE_EMULATOR: 'javascript:alert(1)' }, /must be an origin/],
    [{ FIREBASE_KEYS_URL: 'http://keys.example/' }, /https address/],
  ])('%o is refused in one sentence', (said, sentence) => {
    expect(() => readSocialSettings({ ...app, ...said }, 'demonstration')).toThrow(sentence);
  });
});
