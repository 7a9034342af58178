import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { inbox, login, memberInfo, securityEvents } from '@unisite/shared/contract';
import { endSessionsOfMember, findMember } from '@unisite/shared/contract/operators';
import { hashPassword } from '../access/passwords.ts';
import { createMember } from '../members/members.ts';
import { type Browser, type TestOperators, testOperators } from '../testing/operatorClient.ts';
import { type TestPlatform, testPlatform } from '../testing/testPlatform.ts';

let now = Date.UTC(2026, 10, 20, 3);
let platform: TestPlatform;
let operators: TestOperators;
let anna: Browser;
beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now) });
  operators = await testOperators(platform);
  await operators.add('anna', 'a password of anna');
  anna = operators.browser();
  await anna.signIn('anna', 'a password of anna');
  const passwordHash = await hashPassword('Demo1234');
  for (const account of ['lan', 'minh']) {
    await createMember(platform.database, {
      ...{ account, nickname: account, passwordHash, customerType: 0, marketCode: 'INT', language: 'en' },
    });
  }
});
afterAll(async () => {
  await operators?.close();
  await platform?.close();
});

const host = 'int.localhost';
const isIn = async ({ headers }: { headers: Record<string, string> }) =>
  (await platform.call(memberInfo, {}, { headers })).status === 200;

test('ASVS 7.4: an operator ends a member’s sessions, with a reason, and nobody else’s', async () => {
  const [phone, desk] = [
    await platform.signIn('lan', 'Demo1234', { host }),
    await platform.signIn('lan', 'Demo1234', { host }),
  ];
  const minh = await platform.signIn('minh', 'Demo1234', { host });
  const remembered = await platform.call(
    login,
    { username: 'lan', password: 'Demo1234', type: 'username', remember: true },
    { host },
  );
  expect(remembered.cookies).toHaveProperty('__Host-unisite-remembered');
  const { member } = (await anna.call(findMember, { account: ' LAN ' })).value;
  expect(member).toMatchObject({ account: 'lan', market: 'INT', state: 'active' });
  expect(member?.sessions).toHaveLength(3);
  const id = member?.id ?? '';
  expect((await anna.call(endSessionsOfMember, { id, why: '' })).status).toBe(400);
  expect((await anna.call(endSessionsOfMember, { id, why: 'a call: phone stolen' })).value).toEqual({ ended: 3 });
  expect([await isIn(phone), await isIn(desk), await isIn(minh)]).toEqual([false, false, true]);
  expect(await platform.database.query('SELECT FROM remembered_login WHERE member_id = $1', [id])).toEqual([]);

  now += 60_000;
  const again = await platform.signIn('lan', 'Demo1234', { host });
  const { headers } = again;
  expect((await platform.call(securityEvents, {}, { headers })).value.rows.map(({ kind }) => kind)).toContain(
    'sessionsEndedByOperator',
  );
  expect((await platform.call(inbox, {}, { headers })).value.rows.map(({ title }) => title)).toContain(
    'You were signed out of every device',
  );
  const audit = await platform.database.query(
    `SELECT kind, about FROM operator_audit WHERE kind IN ('memberSeen', 'memberSessionsEnded') ORDER BY id`,
  );
  expect(audit).toEqual([
    { kind: 'memberSeen', about: `member ${id}` },
    { kind: 'memberSessionsEnded', about: `member ${id}: a call: phone stolen` },
  ]);
});

test('who there is not is found nowhere', async () => {
  expect((await anna.call(findMember, { account: 'nobody' })).value).toEqual({ member: null });
  expect((await anna.call(endSessionsOfMember, { id: '999999', why: 'a call' })).status).toBe(404);
});
