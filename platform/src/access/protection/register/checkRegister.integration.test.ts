import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import type { MemberId } from '@unisite/shared/contract';
import type { RegisterAnswer, RegisterInquiry } from '@unisite/shared/contract/exclusionRegister';
import { addMember } from '../../../testing/members.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { findBreak } from '../breaks/requireNoBreak.ts';

jest.setTimeout(60_000);

const DAY_MS = 86_400_000;
let platform: TestPlatform;
let member: MemberId;
let asked: RegisterInquiry[];
let now: Date;
let serial = 0;

beforeAll(async () => {
  platform = await testPlatform();
  await platform.owner.query(`UPDATE market_protection SET asks_register = market_code = 'VN'`);
});
afterAll(() => platform.close());
beforeEach(async () => {
  serial += 1;
  member = (await addMember(platform.database, { mobile: `+8490000${1000 + serial}` })).id;
  asked = [];
  now = new Date('2026-11-20T05:00:00Z');
});

/** The break found for the member when the register responds like this; null: it does not respond. */
function find(answer: RegisterAnswer | null, of = member) {
  const { database, live, log } = platform.services;
  const exclusionRegister = async (person: RegisterInquiry) => {
    asked.push(person);
    if (!answer) throw new Error('the register is away');
    return answer;
  };
  return findBreak({ database, live, log, clock: () => now, exclusionRegister }, of);
}
const listed: RegisterAnswer = { listed: true, until: '2027-05-01T00:00:00.000Z' };
const unlisted: RegisterAnswer = { listed: false, until: null };

it('is asked once a day, with what is known of the person', async () => {
  expect(await find(unlisted)).toBeNull();
  expect(await find(unlisted)).toBeNull();
  expect(asked).toEqual([
    { market: 'VN', payeeName: null, birthDate: expect.anything(), mobile: `+8490000${1000 + serial}`, email: null },
  ]);
  now = new Date(now.getTime() + DAY_MS + 1);
  await find(unlisted);
  expect(asked).toHaveLength(2);
});

it('excludes whoever is listed until the day it says, and lets in again whoever is not any more', async () => {
  expect(await find(listed)).toMatchObject({ kind: 'exclusion', until: new Date('2027-05-01T00:00:00Z') });
  const blocked = () =>
    platform.database.query('SELECT blocked_until > $2 AS blocked FROM play_state WHERE member_id = $1', [member, now]);
  expect(await blocked()).toEqual([{ blocked: true }]);
  now = new Date(now.getTime() + 200 * DAY_MS);
  expect(await find(null)).not.toBeNull();
  expect(await find(listed)).not.toBeNull();
  now = new Date(now.getTime() + 2 * DAY_MS);
  expect(await find(unlisted)).toBeNull();
  expect(asked).toHaveLength(4);
});

it('carries it to the same person’s account of another market, which asks no register', async () => {
  const mobile = `+8490000${1000 + serial}`;
  const other = (await addMember(platform.database, { mobile, marketCode: 'INT' })).id;
  expect(await find(listed)).not.toBeNull();
  expect(await find(unlisted, other)).toMatchObject({ kind: 'exclusion' });
});

it('lets nobody play unasked: without an answer, and without a register', async () => {
  await expect(find(null)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(find(null)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  const { database, live, log } = platform.services;
  const without = { database, live, log, clock: () => now, exclusionRegister: null };
  await expect(findBreak(without, member)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await find(unlisted)).toBeNull();
});

it('several askings at once exclude once', async () => {
  await Promise.all([find(listed), find(listed), find(listed)]);
  const rows = await platform.database.query(`SELECT FROM play_break WHERE member_id = $1 AND source = 'registry'`, [
    member,
  ]);
  expect(rows).toHaveLength(1);
});
