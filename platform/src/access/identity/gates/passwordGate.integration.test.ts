import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  bootstrap,
  loginInfo,
  logout,
  memberInfo,
  type Operation,
  operations,
  updateLanguage,
} from '@unisite/shared/contract';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { createMember } from '../../members/index.ts';
import { hashPassword } from '../passwords/hashPassword.ts';

let platform: TestPlatform;
let headers: Record<string, string>;

beforeAll(async () => {
  platform = await testPlatform();
  const passwordHash = await hashPassword('Demo1234');
  const member = { account: 'minh', nickname: 'Minh', passwordHash, customerType: 0, marketCode: 'VN' } as const;
  const { id } = await createMember(platform.database, member);
  await platform.database.query('UPDATE member SET password_expired = true WHERE id = $1', [id]);
  headers = (await platform.signIn('minh', 'Demo1234')).headers;
});
afterAll(() => platform?.close());

const refusalCode = async (operation: Operation) => {
  const url = operation.path.replace(/:\w+/g, '1');
  const body = operation.method === 'GET' || operation.method === 'DELETE' ? {} : { payload: {} };
  const response = await platform.app.inject({
    method: operation.method,
    url,
    headers: { host: 'localhost', 'idempotency-key': crypto.randomUUID(), ...headers },
    ...body,
  });
  return response.json<{ code?: string }>().code ?? 'OK';
};

test('section 4: nothing of a member’s is open until the password is changed, but what the change needs [4.after.change]', async () => {
  const ofThePage = ['memberInfo', 'avatar', 'loginInfo', 'updateLanguage', 'balance', 'unreadMessages', 'recentGames'];
  const open = new Set(['changePassword', 'logout', ...ofThePage]);
  const memberOperations = operations.filter(({ access, name }) => access === 'member' && !open.has(name));
  expect(memberOperations.length).toBeGreaterThan(20);
  for (const operation of memberOperations.filter((one) => platform.served.has(one))) {
    expect(`${operation.name} ${await refusalCode(operation)}`).toBe(`${operation.name} PASSWORD_CHANGE_REQUIRED`);
  }
});

test('the page knows who it is, says it in its language, and lets go', async () => {
  expect((await platform.call(bootstrap, {}, { headers })).value.session).toMatchObject({ mustChangePassword: true });
  expect((await platform.call(memberInfo, {}, { headers })).status).toBe(200);
  expect((await platform.call(loginInfo, {}, { headers })).value.passwordExpired).toBe(true);
  expect((await platform.call(updateLanguage, { language: 'en' }, { headers })).status).toBe(200);
  expect((await platform.call(logout, {}, { headers })).status).toBe(200);
});
