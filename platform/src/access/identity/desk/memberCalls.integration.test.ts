import { beforeAll, expect, test } from '@jest/globals';
import {
  avatar,
  inbox,
  login,
  type MemberId,
  memberInfo,
  securityEvents,
  uploadAvatar,
} from '@unisite/shared/contract';
import { endSessionsOfMember, findMember, removeMemberPicture } from '@unisite/shared/contract/operators';
import sharp from 'sharp';
import { addMember } from '../../../testing/members.ts';
import type { Browser } from '../../../testing/operatorClient.ts';
import { seededOperators } from '../../../testing/seededOperators.ts';
import { hashPassword } from '../passwords/hashPassword.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';

const at = seededOperators();
let anna: Browser;
beforeAll(async () => {
  await at.operators.add('anna', 'a password of anna');
  anna = at.operators.browser();
  await anna.signIn('anna', 'a password of anna');
  const passwordHash = await hashPassword('Demo1234');
  for (const account of ['lan', 'minh']) {
    await addMember(at.platform.database, { account, passwordHash, marketCode: 'INT', language: 'en' });
  }
});

const host = 'int.localhost';
const isIn = async ({ headers }: { headers: Record<string, string> }) =>
  (await at.platform.call(memberInfo, {}, { headers })).status === 200;

test('ASVS 7.4: an operator ends a member’s sessions, with a reason, and nobody else’s', async () => {
  const [phone, desk] = [
    await at.platform.signIn('lan', 'Demo1234', { host }),
    await at.platform.signIn('lan', 'Demo1234', { host }),
  ];
  const minh = await at.platform.signIn('minh', 'Demo1234', { host });
  const remembered = await at.platform.call(
    login,
    { username: 'lan', password: 'Demo1234', type: 'username', remember: true },
    { host },
  );
  expect(remembered.cookies).toHaveProperty('__Host-unisite-remembered');
  const { member } = (await anna.call(findMember, { account: ' LAN ' })).value;
  expect(member).toMatchObject({ account: 'lan', market: 'INT', state: 'active' });
  expect(member?.sessions).toHaveLength(3);
  expect(member?.events.map(({ kind }) => kind)).toEqual(['signedIn', 'signedIn', 'signedIn']);
  const id = member?.id ?? '';
  expect((await anna.call(endSessionsOfMember, { id, why: '' })).status).toBe(400);
  expect((await anna.call(endSessionsOfMember, { id, why: 'a call: phone stolen' })).value).toEqual({ ended: 3 });
  expect([await isIn(phone), await isIn(desk), await isIn(minh)]).toEqual([false, false, true]);
  expect(await at.platform.database.query('SELECT FROM remembered_login WHERE member_id = $1', [id])).toEqual([]);

  at.now += 60_000;
  const again = await at.platform.signIn('lan', 'Demo1234', { host });
  const { headers } = again;
  expect((await at.platform.call(securityEvents, {}, { headers })).value.rows.map(({ kind }) => kind)).toContain(
    'sessionsEndedByOperator',
  );
  expect((await at.platform.call(inbox, {}, { headers })).value.rows.map(({ title }) => title)).toContain(
    'You were signed out of every device',
  );
  const audit = await at.platform.database.query(
    `SELECT kind, about FROM operator_audit WHERE kind IN ('memberSeen', 'memberSessionsEnded') ORDER BY id`,
  );
  expect(audit).toEqual([
    { kind: 'memberSeen', about: `member ${id}` },
    { kind: 'memberSessionsEnded', about: `member ${id}: a call: phone stolen` },
  ]);
});

test('customer service sees how much around a member was too fast to be kept one by one', async () => {
  const [lan] = await at.platform.database.query<{ id: MemberId }>(`SELECT id FROM member WHERE account = 'lan'`);
  const event = { kind: 'accessRefused', memberId: lan?.id ?? null, ip: '203.0.113.9', userAgent: '' } as const;
  for (let tries = 0; tries < 103; tries += 1) await recordSecurityEvent(at.platform.database, new Date(at.now), event);
  const { member } = (await anna.call(findMember, { account: 'lan' })).value;
  expect(member?.events[0]).toMatchObject({ kind: 'accessRefused', ip: '203.0.113.9' });
  expect(member?.unkept).toEqual([{ kind: 'accessRefused', count: 3 }]);
});

test('who there is not is found nowhere', async () => {
  expect((await anna.call(findMember, { account: 'nobody' })).value).toEqual({ member: null });
  expect((await anna.call(endSessionsOfMember, { id: '999999', why: 'a call' })).status).toBe(404);
});

test('an operator takes an uploaded avatar away: it is gone everywhere, the member is told and uploads none for 30 days', async () => {
  const { headers } = await at.platform.signIn('minh', 'Demo1234', { host });
  const options = { host, headers: { ...headers, 'x-language': 'en' } };
  const file = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  const upload = () => at.platform.call(uploadAvatar, { image: file.toString('base64') }, options);
  const shown = (await upload()).value.avatar;
  const found = async () => (await anna.call(findMember, { account: 'minh' })).value.member;
  const { id = '', picture } = (await found()) ?? {};
  expect(picture).toMatch(/^\/9j\//);
  expect((await at.platform.app.inject({ url: shown, headers: { host } })).statusCode).toBe(200);
  expect((await anna.call(removeMemberPicture, { id, why: '' })).status).toBe(400);
  expect((await anna.call(removeMemberPicture, { id, why: 'shows somebody else' })).status).toBe(200);
  expect((await anna.call(removeMemberPicture, { id, why: 'shows somebody else' })).status).toBe(404);
  expect((await at.platform.app.inject({ url: shown, headers: { host } })).statusCode).toBe(404);
  expect((await found())?.picture).toBeNull();
  expect((await upload()).envelope).toMatchObject({ code: 'AVATAR_TAKEN_AWAY' });
  expect((await at.platform.call(avatar, {}, options)).value.avatarType).toBe('STATIC');
  expect((await at.platform.call(inbox, {}, options)).value.rows.map(({ title }) => title)).toContain(
    'Your avatar was taken away',
  );
  expect(
    await at.platform.database.query(`SELECT about FROM operator_audit WHERE kind = 'memberPictureRemoved'`),
  ).toEqual([{ about: `member ${id}: shows somebody else` }]);
  at.now += 31 * 86_400_000;
  const later = await at.platform.signIn('minh', 'Demo1234', { host });
  expect(
    (await at.platform.call(uploadAvatar, { image: file.toString('base64') }, { host, headers: later.headers })).value,
  ).toMatchObject({ avatarType: 'CUSTOM' });
});
