import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { login, logout, type RequestOf, sessionKey } from '@unisite/shared/contract';
import { createMember } from '../members/members.ts';
import { seal } from '../testing/seal.ts';
import { type TestPlatform, testPlatform } from '../testing/testPlatform.ts';
import { hashPassword } from './passwords.ts';

const START = new Date('2026-03-02T03:00:00Z').getTime();
const now = START;
let platform: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now) });
  const passwordHash = await hashPassword('Demo1234');
  for (const [account, customerType, marketCode] of [
    ['minh', 0, 'VN'],
    ['daily', 1, 'VN'],
    ['anna', 0, 'INT'],
    ['lan', 0, 'VN'],
    ['hoa', 0, 'VN'],
  ] as const) {
    await createMember(platform.database, { account, nickname: account, passwordHash, customerType, marketCode });
  }
});

afterAll(() => platform?.close());

const tryLogin = (request: Partial<RequestOf<typeof login>>, options = {}) =>
  platform.call(login, { username: 'minh', password: 'Demo1234', type: 'username', ...request }, options);

describe('signing in', () => {
  test('answers who it is and sets a cookie that scripts cannot read', async () => {
    const reply = await tryLogin({ username: ' MINH ' });
    expect(reply.value).toMatchObject({
      account: 'minh',
      customerType: 0,
      firstTimeLogin: true,
      passwordExpired: false,
    });
    expect(reply.cookies['__Host-unisite']).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    expect(JSON.stringify(reply.value)).not.toContain(reply.cookies['__Host-unisite']?.value);
    expect((await tryLogin({})).value.firstTimeLogin).toBe(false);
  });
});
