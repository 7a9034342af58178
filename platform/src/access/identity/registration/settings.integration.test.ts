import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RegistrationField, registrationFields, registrationSettings } from '@unisite/shared/contract';
import { type AskedField, checkField } from '@unisite/shared/contract/fieldRule';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform?.close());

const settings = async (host = 'localhost') => (await platform.call(registrationSettings, {}, { host })).value;
const shown = (fields: readonly AskedField[] | null) =>
  fields
    ?.filter(({ setting }) => setting.enabled)
    .map(({ field, setting }) => (setting.required ? field : `${field}?`));
const find = (fields: readonly AskedField[] | null, name: RegistrationField) => {
  const found = fields?.find(({ field }) => field === name);
  if (!found) throw new Error(`${name} is not there`);
  return found.setting;
};
async function withSwitches(changes: Record<string, boolean>, work: () => Promise<void>) {
  const read = 'SELECT switches FROM market WHERE code = $1';
  const [{ switches } = { switches: {} }] = await platform.database.query<{ switches: object }>(read, ['VN']);
  const set = async (value: object) => {
    await platform.database.query(`UPDATE market SET switches = $1 WHERE code = 'VN'`, [JSON.stringify(value)]);
    platform.services.markets.forget();
  };
  await set({ ...switches, ...changes });
  try {
    await work();
  } finally {
    await set(switches);
  }
}

describe('section 3: what a market asks of who registers', () => {
  test('on the tab of user names', async () => {
    expect(shown((await settings()).username)).toEqual([
      'username',
      'mobileNum',
      'password',
      'confirmPassword',
      'payeeName?',
      'email?',
      'affiliateCode?',
    ]);
    expect(shown((await settings('int.localhost')).username)).toEqual([
      'username',
      'password',
      'confirmPassword',
      'payeeName?',
      'email?',
      'whatsapp?',
      'affiliateCode?',
    ]);
  });

  test('on the tab of mobile numbers, where there is one (section 2) [2.register.mobileSwitch]', async () => {
    expect(shown((await settings()).mobile)).toEqual([
      'mobileNum',
      'verificationCode',
      'password',
      'confirmPassword',
      'nickname?',
      'affiliateCode?',
    ]);
    expect((await settings('int.localhost')).mobile).toBeNull();
  });

  test('every field is there, asked or not, and has a setting that is one [3.register.setting]', async () => {
    for (const host of ['localhost', 'int.localhost']) {
      const { username } = await settings(host);
      expect(username?.map(({ field }) => field).sort()).toEqual([...registrationFields].sort());
    }
    const rows = await platform.database.query<{ field: string; pattern: string; id: number }>(
      'SELECT field, accepted_pattern AS pattern, pattern_id AS id FROM registration_setting',
    );
    for (const { pattern } of rows)
      if (pattern !== '*') expect(() => new RegExp(`^(?:${pattern})$`, 'u')).not.toThrow();
    expect([...new Set(rows.map(({ id }) => id))].sort((a, b) => a - b)).toEqual([0, 1, 3, 4, 5, 6, 7, 8, 9, 12]);
  });
});

describe('section 6: the market’s switches', () => {
  test('username and mobile registration make the tabs [6.switch.mobileRegistration] [6.switch.usernameRegistration]', async () => {
    await withSwitches({ usernameRegistration: false }, async () => expect((await settings()).username).toBeNull());
    await withSwitches({ mobileRegistration: false }, async () => expect((await settings()).mobile).toBeNull());
  });

  test('SMS verification asks for a number and a code on the tab of user names [6.switch.smsRegistration]', () =>
    withSwitches({ smsRegistrationVerification: true }, async () => {
      const { username, smsVerification } = await settings();
      expect(smsVerification).toBe(true);
      for (const field of ['mobileNum', 'verificationCode'] as const)
        expect(find(username, field)).toMatchObject({ enabled: true, required: true });
    }));

  test('mobile-number password registration decides about passwords on the tab of numbers [6.switch.mobilePassword]', () =>
    withSwitches({ mobilePasswordRegistration: false }, async () => {
      expect(shown((await settings()).mobile)).toEqual([
        'mobileNum',
        'verificationCode',
        'nickname?',
        'affiliateCode?',
      ]);
    }));
});

describe('section 5: the patterns', () => {
  const takes = async (host: string, field: RegistrationField, value: string) =>
    checkField({ ...find((await settings(host)).username, field), enabled: true }, value) === null;

  test.each<[RegistrationField, string]>([
    ['username', 'minhanh'],
    ['password', 'a1234567'],
    ['password', 'Con ngựa 9 hồng mao, gà 9 cựa! 😀'],
    ['password', `1${'a'.repeat(63)}`],
    ['payeeName', 'NGUYEN THI MINH ANH'],
    ['nickname', 'Đặng Thị Ánh'],
    ['email', 'an.nhien+unisite@thu.example'],
    ['email', `${'a'.repeat(64)}@a.b-c.example`],
    ['mobileNum', '0912345678'],
    ['mobileNum', '912345678'],
    ['facebook', 'an.nhien-2001'],
    ['idNumber', '001099012345'],
    ['affiliateCode', 'Hung88'],
  ])('%s may be %s', async (field, value) => expect(await takes('localhost', field, value)).toBe(true));

  test.each<[RegistrationField, string]>([
    ['username', '1minhanh'],
    ['username', 'minh_anh'],
    ['password', 'abcdefgh'],
    ['password', '12345678'],
    ['password', 'a123456'],
    ['payeeName', 'Nguyễn Văn A'],
    ['payeeName', 'NGUYEN  VAN'],
    ['nickname', 'Аня'],
    ['nickname', 'Anh\u202eAnh'],
    ['email', 'a@b'],
    ['email', `${'a'.repeat(65)}@thu.example`],
    ['email', 'a@-b.example'],
    ['email', 'a b@thu.example'],
    ['mobileNum', '+84912345678'],
    ['idNumber', '00109901234'],
  ])('%s is not %s', async (field, value) => expect(await takes('localhost', field, value)).toBe(false));

  test('of another market are others', async () => {
    expect(await takes('int.localhost', 'username', '1minhanh')).toBe(true);
    expect(await takes('int.localhost', 'password', 'correct horse battery staple')).toBe(true);
    expect(await takes('int.localhost', 'idNumber', 'c1234567')).toBe(false);
    expect(await takes('int.localhost', 'idNumber', 'C1234567')).toBe(true);
  });
});
