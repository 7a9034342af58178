import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type MemberId, slideVerify } from '@unisite/shared/contract';
import { addMember } from '../../../testing/members.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { forgetOldVerification } from '../forgetOld.ts';
import { recordSecurityEvent, unkeptEvents } from './securityEvents.ts';

const DAY_MS = 86_400_000;
let platform: TestPlatform;
let now = new Date('2026-11-24T03:00:00Z').getTime();

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now), settings: { trustProxy: 1 } });
});
afterAll(() => platform?.close());
beforeEach(async () => {
  now += DAY_MS;
  await platform.database.query('DELETE FROM security_event');
  await platform.database.query('DELETE FROM security_event_unkept');
});

const count = async (): Promise<number> => {
  const [row] = await platform.database.query<{ n: number }>('SELECT count(*)::int AS n FROM security_event');
  return row?.n ?? 0;
};
const ofStranger = (ip: string) => ({ kind: 'signInRefused', memberId: null, ip, userAgent: '' }) as const;

test('what a stranger fails again and again from one address is written down thirty times in half an hour', async () => {
  const fail = () =>
    platform.call(
      slideVerify,
      { id: crypto.randomUUID(), x: 1, trail: [] } as never, // not a slide by hand
      { headers: { 'x-forwarded-for': '203.0.113.7' } },
    );
  const { database } = platform;
  for (let tries = 0; tries < 40; tries += 1)
    await recordSecurityEvent(database, new Date(now), ofStranger('203.0.113.7'));
  expect(await count()).toBe(30);
  expect((await fail()).status).toBeGreaterThanOrEqual(400);
  expect(await count()).toBe(30);
  await recordSecurityEvent(database, new Date(now), ofStranger('203.0.113.8'));
  expect(await count()).toBe(31);
  now += 31 * 60_000;
  for (let tries = 0; tries < 3; tries += 1)
    await recordSecurityEvent(database, new Date(now), ofStranger('203.0.113.7'));
  expect(await count()).toBe(34);
});

test('addresses of one IPv6 network are one, and all strangers together are bounded as well', async () => {
  const { database } = platform;
  const record = (ip: string) => recordSecurityEvent(database, new Date(now), ofStranger(ip));
  for (let host = 0; host < 40; host += 1) await record(`2001:db8:1:2::${host.toString(16)}`);
  expect(await count()).toBe(30);
  for (let host = 0; host < 600; host += 1) await record(`10.1.${host >> 8}.${host & 255}`);
  expect(await count()).toBe(500);
});

test('what is beyond that is counted, by kind, member and hour', async () => {
  const { database } = platform;
  const { id } = await addMember(database);
  const at = (minutes: number) => new Date(now + minutes * 60_000);
  const refuse = (memberId: MemberId | null, minutes: number) =>
    recordSecurityEvent(database, at(minutes), { ...ofStranger('203.0.113.20'), memberId });
  await Promise.all(Array.from({ length: 50 }, () => refuse(null, 0)));
  const kept = await count();
  for (let tries = 0; tries < 130; tries += 1) await refuse(id, 0);
  expect(await count()).toBe(kept + 100);
  for (let tries = 0; tries < 20; tries += 1)
    await recordSecurityEvent(database, at(0), { kind: 'passwordChanged', memberId: id, ip: '', userAgent: '' });
  expect(await count()).toBe(kept + 120);
  await refuse(id, 61);
  expect(await count()).toBe(kept + 121);
  expect(await unkeptEvents(database, null, at(0))).toEqual([{ kind: 'signInRefused', count: 50 - kept }]);
  expect(await unkeptEvents(database, id, at(0))).toEqual([{ kind: 'signInRefused', count: 30 }]);
  expect(await unkeptEvents(database, id, at(120))).toEqual([]);
  await forgetOldVerification(database, new Date(now + 91 * DAY_MS));
  expect(await unkeptEvents(database, id, at(0))).toEqual([]);
});

test('what concerns a member is always written down, and stays; the rest goes after ninety days', async () => {
  const { database } = platform;
  const { id } = await addMember(database);
  for (let tries = 0; tries < 40; tries += 1) {
    await recordSecurityEvent(database, new Date(now), { ...ofStranger('203.0.113.9'), memberId: id });
  }
  expect(await count()).toBe(40);
  await recordSecurityEvent(database, new Date(now), ofStranger('203.0.113.9'));
  await forgetOldVerification(database, new Date(now + 89 * DAY_MS));
  expect(await count()).toBe(41);
  await forgetOldVerification(database, new Date(now + 91 * DAY_MS));
  expect(await count()).toBe(40);
});
