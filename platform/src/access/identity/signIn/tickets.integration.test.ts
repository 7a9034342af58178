import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { MemberId } from '@unisite/shared/contract';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { createMember } from '../../members/index.ts';
import { forgetOldVerification } from '../forgetOld.ts';
import { endAllSessionsBut } from '../sessions/endSessions.ts';
import { startSession } from '../sessions/session.ts';
import { issueTicket, openTicket, readTicket, takeTicket } from './tickets.ts';

const MINUTE = 60_000;
const start = new Date('2026-03-02T03:00:00Z');
const after = (minutes: number) => new Date(start.getTime() + minutes * MINUTE);
let platform: TestPlatform;
let memberId: MemberId;

beforeAll(async () => {
  platform = await testPlatform();
  const member = { account: 'minh', nickname: 'Minh', passwordHash: 'x', customerType: 0, marketCode: 'VN' } as const;
  memberId = (await createMember(platform.database, member)).id;
});
afterAll(() => platform?.close());

const step = () =>
  ({ memberId, method: { kind: 'password', remember: true }, why: 'newAddress', ways: ['sms'] }) as const;
const verification = () => issueTicket(platform.database, start, 'verification', 'VN', step());
const change = () => issueTicket(platform.database, start, 'change', '7', { memberId });

describe('section 4: a ticket', () => {
  test('remembers the step that was passed, and is opened without being used up', async () => {
    const ticket = await verification();
    expect(ticket).toMatch(/^[\w-]{43}$/);
    expect(await openTicket(platform.database, after(1), 'verification', 'VN', ticket)).toEqual(step());
    expect(await openTicket(platform.database, after(1), 'verification', 'VN', ticket)).toEqual(step());
    expect(await takeTicket(platform.database, after(1), 'verification', 'VN', ticket)).toEqual(step());
  });

  test('is taken once, also at once', async () => {
    const ticket = await verification();
    const take = () => takeTicket(platform.database, start, 'verification', 'VN', ticket);
    const taken = await Promise.all([take(), take(), take()]);
    expect(taken.filter((one) => one !== null)).toHaveLength(1);
    expect(await take()).toBeNull();
    expect(await openTicket(platform.database, start, 'verification', 'VN', ticket)).toBeNull();
  });

  test('is opened ten times; reading it counts for nothing', async () => {
    const ticket = await verification();
    for (let i = 0; i < 20; i += 1) {
      expect(await readTicket(platform.database, start, 'verification', 'VN', ticket)).not.toBeNull();
    }
    const open = () => openTicket(platform.database, start, 'verification', 'VN', ticket);
    const opened = await Promise.all(Array.from({ length: 14 }, open));
    expect(opened.filter((one) => one !== null)).toHaveLength(10);
    expect(await open()).toBeNull();
  });

  test('is good for ten minutes, one to change a password for five', async () => {
    const [one, other] = [await verification(), await change()];
    const { database } = platform;
    expect(await readTicket(database, after(9.9), 'verification', 'VN', one)).not.toBeNull();
    expect(await readTicket(database, after(10), 'verification', 'VN', one)).toBeNull();
    expect(await readTicket(database, after(4.9), 'change', '7', other)).toEqual({ memberId });
    expect(await takeTicket(database, after(5), 'change', '7', other)).toBeNull();
    // A clock that is set back does not extend it for ever: it ends as announced, and is deleted.
    expect(await readTicket(database, after(-1), 'change', '7', other)).not.toBeNull();
    await forgetOldVerification(database, after(10));
    expect(await database.query('SELECT 1 FROM sign_in_ticket')).toHaveLength(0);
  });

  test('is good for its own kind, market and session alone', async () => {
    const [one, other] = [await verification(), await change()];
    const { database } = platform;
    expect(await takeTicket(database, start, 'change', 'VN', one)).toBeNull();
    expect(await takeTicket(database, start, 'verification', 'INT', one)).toBeNull();
    expect(await takeTicket(database, start, 'verification', '7', other)).toBeNull();
    expect(await takeTicket(database, start, 'change', '8', other)).toBeNull();
    for (const guess of ['', 'x', 'A'.repeat(43), 'x'.repeat(1024 * 1024)]) {
      expect(await takeTicket(database, start, 'verification', 'VN', guess)).toBeNull();
    }
    expect(await takeTicket(database, start, 'verification', 'VN', one)).not.toBeNull();
    expect(await takeTicket(database, start, 'change', '7', other)).not.toBeNull();
  });

  test('is kept as a hash', async () => {
    const ticket = await verification();
    const [row] = await platform.database.query<{ text: string }>(
      `SELECT string_agg(t::text, ' ') AS text FROM sign_in_ticket t`,
    );
    expect(row?.text).not.toContain(ticket);
    expect(row?.text).not.toContain(Buffer.from(ticket, 'base64url').toString('hex'));
  });
});

test('when every session of a member ends, tickets and other sessions go, the one that is kept does not', async () => {
  const { database } = platform;
  const facts = { memberId, marketCode: 'VN', ip: '198.51.100.1', userAgent: '' };
  const [kept, other] = [await startSession(database, start, facts), await startSession(database, start, facts)];
  const ticket = await verification();
  expect(await endAllSessionsBut(database, start, memberId, kept.id)).toEqual([other.id]);
  expect(await readTicket(database, start, 'verification', 'VN', ticket)).toBeNull();
  expect(await endAllSessionsBut(database, start, memberId, null)).toEqual([kept.id]);
});
