import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  endMemberSession,
  endOtherSessions,
  type LiveEvent,
  memberInfo,
  memberSessions,
  reauthenticate,
} from '@unisite/shared/contract';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { createMember } from '../../members/index.ts';
import { hashPassword } from '../passwords/hashPassword.ts';

const MINUTE = 60_000;
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
let now = new Date('2026-03-02T03:00:00Z').getTime();
let serial = 0;
let platform: TestPlatform;
let other: TestPlatform;

beforeAll(async () => {
  platform = await testPlatform({ clock: () => new Date(now), settings: { trustProxy: 1 } });
  other = await testPlatform({ clock: () => new Date(now), database: platform });
});
afterAll(async () => {
  await other?.close();
  await platform?.close();
});

const account = (of = serial) => `member-${of}`;
beforeEach(async () => {
  serial += 1;
  now += MINUTE;
  await member(account());
});
const member = async (name: string) =>
  createMember(platform.database, {
    account: name,
    nickname: name,
    passwordHash: await hashPassword('Demo1234'),
    customerType: 0,
    marketCode: 'INT',
  });
const signIn = (of = account(), headers: Record<string, string> = {}) =>
  platform.signIn(of, 'Demo1234', { host: 'int.localhost', headers });
type SignedIn = Awaited<ReturnType<typeof signIn>>;
const list = async ({ headers }: SignedIn) => (await platform.call(memberSessions, {}, { headers })).value.rows;
const isIn = async ({ headers }: SignedIn) => (await platform.call(memberInfo, {}, { headers })).status === 200;
const end = (by: SignedIn, id: string) => platform.call(endMemberSession, { id }, { headers: by.headers });

describe('where a member is signed in', () => {
  test('is told with the browser’s words, the address and which one this is', async () => {
    const first = await signIn(account(), { 'user-agent': CHROME, 'x-forwarded-for': '203.0.113.7' });
    now += 5 * MINUTE;
    const second = await signIn();
    expect(await list(second)).toEqual([
      expect.objectContaining({ current: true, ip: '127.0.0.1', startedAt: new Date(now).toISOString() }),
      {
        id: expect.stringMatching(/^\d+$/),
        current: false,
        startedAt: new Date(now - 5 * MINUTE).toISOString(),
        seenAt: new Date(now - 5 * MINUTE).toISOString(),
        ip: '203.0.113.7',
        browser: 'Chrome, Windows',
      },
    ]);
    expect((await list(first)).find(({ current }) => current)?.ip).toBe('203.0.113.7');
  });

  test('is one’s own alone, and alive', async () => {
    await signIn();
    now += 31 * MINUTE;
    const late = await signIn();
    await member(`neighbour-${serial}`);
    await signIn(`neighbour-${serial}`);
    expect(await list(late)).toHaveLength(1);
  });
});

describe('ending one', () => {
  test('shuts it out, and tells its pages on every process', async () => {
    const [phone, here] = [await signIn(), await signIn()];
    const id = (await list(here)).find(({ current }) => !current)?.id ?? '';
    const heard: unknown[] = [];
    const told = new Promise<void>((resolve) => {
      const stop = other.services.live.subscribe((audience, event: LiveEvent) => {
        heard.push({ audience, event });
        stop();
        resolve();
      });
    });
    expect((await end(here, id)).value).toEqual({});
    await told;
    expect(heard).toEqual([{ audience: { session: id }, event: { type: 'session', ended: 'elsewhere' } }]);
    expect([await isIn(phone), await isIn(here)]).toEqual([false, true]);
    const [event] = await platform.database.query<{ kind: string }>(
      'SELECT kind FROM security_event e JOIN member m ON m.id = member_id WHERE account = $1 ORDER BY e.id DESC LIMIT 1',
      [account()],
    );
    expect(event?.kind).toBe('sessionEnded');
  });

  test('another member’s, one that is over, this one and none at all are not found', async () => {
    const here = await signIn();
    await member(`neighbour-${serial}`);
    const neighbour = await signIn(`neighbour-${serial}`);
    const [theirs] = await list(neighbour);
    const [mine] = await list(here);
    const gone = await signIn();
    const goneId = (await list(gone)).find(({ current }) => current)?.id ?? '';
    await end(here, goneId);
    for (const id of [theirs?.id ?? '', mine?.id ?? '', goneId, '9'.repeat(19)]) {
      expect((await end(here, id)).status).toBe(404);
    }
    expect([await isIn(here), await isIn(neighbour)]).toEqual([true, true]);
  });

  test('of two tabs at once, one ends it', async () => {
    const [, here] = [await signIn(), await signIn()];
    const id = (await list(here)).find(({ current }) => !current)?.id ?? '';
    const statuses = (await Promise.all([end(here, id), end(here, id)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 404]);
  });
});

describe('ASVS 7.5: the password is asked for again', () => {
  const others = ({ headers }: SignedIn) => platform.call(endOtherSessions, {}, { headers });
  const prove = ({ headers }: SignedIn, password: string) => platform.call(reauthenticate, { password }, { headers });
  const refusalCode = ({ envelope }: { envelope: { success: boolean; code?: string } }) => envelope.code ?? 'OK';

  test('where it was typed five minutes ago, and is good for five minutes then', async () => {
    const here = await signIn();
    now += 5 * MINUTE;
    const there = await signIn();
    const id = (await list(here)).find(({ current }) => !current)?.id ?? '';
    expect(refusalCode(await end(here, id))).toBe('PASSWORD_PROOF_REQUIRED');
    expect(refusalCode(await others(here))).toBe('PASSWORD_PROOF_REQUIRED');
    expect(refusalCode(await prove(here, 'wrong'))).toBe('WRONG_PASSWORD');
    expect(refusalCode(await end(here, id))).toBe('PASSWORD_PROOF_REQUIRED');
    expect(await isIn(there)).toBe(true);
    expect(refusalCode(await prove(here, 'Demo1234'))).toBe('OK');
    now += 5 * MINUTE - 1000;
    expect(refusalCode(await end(here, id))).toBe('OK');
    now += 1000;
    expect(refusalCode(await others(here))).toBe('PASSWORD_PROOF_REQUIRED');
  });

  test('of each session for itself', async () => {
    const here = await signIn();
    now += 6 * MINUTE;
    await signIn();
    expect(refusalCode(await others(here))).toBe('PASSWORD_PROOF_REQUIRED');
  });
});

test('ending the others leaves this one, and counts those that were alive', async () => {
  const sessions = [await signIn()];
  now += 31 * MINUTE;
  sessions.push(await signIn(), await signIn());
  const here = await signIn();
  const reply = await platform.call(endOtherSessions, {}, { headers: here.headers });
  expect(reply.value).toEqual({ ended: 2 });
  expect(await Promise.all(sessions.map(isIn))).toEqual([false, false, false]);
  expect(await list(here)).toHaveLength(1);
});
