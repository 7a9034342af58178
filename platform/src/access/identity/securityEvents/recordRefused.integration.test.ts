import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  cancelDeposit,
  changeMessages,
  changePassword,
  endMemberSession,
  freePlay,
  login,
  memberSessions,
  removeBankAccount,
  sessionKey,
} from '@unisite/shared/contract';
import { seamlessPaths } from '@unisite/shared/contract/seamless';
import { passAgeGate } from '../../../testing/ageGate.ts';
import { addMember } from '../../../testing/members.ts';
import { seal } from '../../../testing/seal.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { hashPassword } from '../index.ts';

const HOST = 'int.localhost';
let platform: TestPlatform;
let now = Date.UTC(2026, 10, 24, 3);

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now), settings: { trustProxy: 1 } });
  const passwordHash = await hashPassword('Demo1234');
  for (const account of ['lan', 'minh'])
    await addMember(platform.database, { account, passwordHash, marketCode: 'INT', language: 'en' });
});
afterAll(() => platform?.close());
beforeEach(() => {
  now += 3 * 3_600_000;
});

const recorded = async () =>
  platform.database.query<{ kind: string; about: string | null; account: string | null }>(
    `SELECT e.kind, e.about, m.account FROM security_event e LEFT JOIN member m ON m.id = e.member_id
     WHERE e.at = $1 AND e.kind IN ('accessRefused', 'sealReplayed', 'vendorSignatureRefused') ORDER BY e.id`,
    [new Date(now)],
  );

test('an id that is none of the member’s is written down for the member who asked, whether or not it is another’s', async () => {
  const [lan, minh] = [
    await platform.signIn('lan', 'Demo1234', { host: HOST }),
    await platform.signIn('minh', 'Demo1234', { host: HOST }),
  ];
  const [theirs] = await platform.database.query<{ id: string }>(
    `SELECT s.id FROM session s JOIN member m ON m.id = s.member_id WHERE m.account = 'minh' ORDER BY s.id DESC LIMIT 1`,
  );
  const options = { host: HOST, headers: lan.headers };
  expect((await platform.call(endMemberSession, { id: theirs?.id ?? '' }, options)).status).toBe(404);
  expect((await platform.call(changeMessages, { ids: ['999999'], to: 'read' }, options)).status).toBe(404);
  expect((await platform.call(cancelDeposit, { id: '999999' }, options)).status).toBe(404);
  expect(await recorded()).toEqual(
    ['endMemberSession', 'changeMessages', 'cancelDeposit'].map((about) => ({
      kind: 'accessRefused',
      about,
      account: 'lan',
    })),
  );
  // A refusal for any other reason is not a failed authorization.
  now += 1;
  const wrong = { id: '1', withdrawalPin: '111111' };
  expect((await platform.call(removeBankAccount, wrong, { host: HOST, headers: minh.headers })).status).toBe(409);
  expect(await recorded()).toEqual([]);
});

test('what a guest may not do is written down; what waits for another password is not', async () => {
  await platform.database.query(
    `UPDATE market SET switches = switches || '{"forcedPasswordChange":true,"freePlay":true}'`,
  );
  platform.services.markets.forget();
  const guest = { os: 'test', platform: 'W', random: 'A'.repeat(32), gatewayVersion: 3, adult: true } as const;
  const reply = await platform.call(freePlay, guest, await passAgeGate(platform, { host: HOST }));
  const cookie = `__Host-unisite=${reply.cookies['__Host-unisite']?.value}`;
  const headers = { authorization: `Bearer ${reply.value.token}`, cookie };
  expect((await platform.call(memberSessions, {}, { host: HOST, headers })).status).toBe(403);
  expect(await recorded()).toEqual([{ kind: 'accessRefused', about: 'memberSessions', account: reply.value.account }]);

  now += 1;
  await platform.database.query(`UPDATE member SET password_expired = true WHERE account = 'minh'`);
  const minh = await platform.signIn('minh', 'Demo1234', { host: HOST });
  await platform.database.query(`UPDATE member SET password_expired = false WHERE account = 'minh'`);
  expect((await platform.call(memberSessions, {}, { host: HOST, headers: minh.headers })).status).toBe(403);
  expect(await recorded()).toEqual([]);
});

test('a sealed body that came before is written down; one that cannot be opened is not', async () => {
  const key = (await platform.call(sessionKey, {}, { host: HOST })).value;
  const request = { username: 'lan', password: 'Demo1234', type: 'username' } as const;
  const body = { ...seal(login, key, request, { at: now, path: login.path }) };
  const send = (payload: object) =>
    platform.app.inject({ method: 'POST', url: login.path, headers: { host: HOST }, payload });
  expect((await send(body)).statusCode).toBe(200);
  const again = await send(body);
  const broken = await send({ ...body, ciphertext: 'AAAA' });
  expect(again.json()).toEqual(broken.json());
  expect(await recorded()).toEqual([{ kind: 'sealReplayed', about: 'login', account: null }]);

  now += 1;
  const { headers } = await platform.signIn('lan', 'Demo1234', { host: HOST });
  const change = { oldPassword: 'wrong', newPassword: 'mua thu 77 la vang', confirmNewPassword: 'mua thu 77 la vang' };
  const sealed = { ...seal(changePassword, key, change, { at: now, path: changePassword.path }) };
  for (let i = 0; i < 2; i += 1)
    await platform.app.inject({
      method: 'POST',
      url: changePassword.path,
      payload: sealed,
      headers: { host: HOST, ...headers },
    });
  expect(await recorded()).toEqual([{ kind: 'sealReplayed', about: 'changePassword', account: 'lan' }]);
});

/** How many unsigned vendor calls this process has seen, by whether they were recorded. */
async function unsigned(kept: 'yes' | 'no'): Promise<number> {
  const figures = await platform.services.metrics.metrics();
  const line = `unisite_security_events_total{kind="vendorSignatureRefused",kept="${kept}"} `;
  return Number(
    figures
      .split('\n')
      .find((one) => one.startsWith(line))
      ?.slice(line.length) ?? 0,
  );
}

test('a vendor’s call that nobody signed is written down, thirty of an address, and the rest counted', async () => {
  const before = { kept: await unsigned('yes'), unkept: await unsigned('no') };
  const forge = () =>
    platform.app.inject({
      method: 'POST',
      url: seamlessPaths.bet,
      headers: { 'content-type': 'application/json', 'x-vendor': 'sandbox', 'x-signature': '00', 'x-nonce': 'n' },
      payload: '{}',
    });
  for (let i = 0; i < 35; i += 1) expect((await forge()).statusCode).toBe(401);
  expect(await recorded()).toHaveLength(30);
  expect((await recorded())[0]).toEqual({ kind: 'vendorSignatureRefused', about: seamlessPaths.bet, account: null });
  const [row] = await platform.database.query<{ count: number }>(
    `SELECT sum(count)::int AS count FROM security_event_unkept WHERE kind = 'vendorSignatureRefused' AND member_id = 0`,
  );
  expect(row?.count).toBe(5);
  expect(await unsigned('yes')).toBe(before.kept + 30);
  expect(await unsigned('no')).toBe(before.unkept + 5);
});
