import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { hundredthsOf } from '@unisite/shared/contract';
import { setTimeZone } from '../../site/markets/testing/setTimeZone.ts';
import { addMember, deposit } from '../../testing/members.ts';
import { type TestDatabase, testDatabase } from '../../testing/testDatabase.ts';
import { leftToday } from './counted.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.drop());

test('a limit of a day begins anew at midnight of the member’s market, after 25 hours where its clocks go back', async () => {
  await setTimeZone(db.owner, 'INT', 'Europe/Berlin');
  const from = await addMember(db.owner, { marketCode: 'INT' });
  const to = await addMember(db.owner, { marketCode: 'INT' });
  const at = new Date('2026-10-24T22:00:00Z'); // the 25th begins
  const { transferId } = await deposit(db.owner, from.id, 5_000_00n, { at });
  await db.owner.query(
    `INSERT INTO line_transfer (reference, from_member, to_member, direction, market_code, currency, amount,
      transfer_id, at)
     VALUES ('CT1', $1, $2, 'down', 'INT', 'VND', 300000, $3, $4)`,
    [from.id, to.id, transferId, at],
  );
  const terms = { dailyAmount: hundredthsOf(4_000_00), dailyTimes: 1 } as Parameters<typeof leftToday>[3];
  const left = async (now: string) => (await leftToday(db.owner, from.id, 'down', terms, new Date(now))).times;
  expect(await left('2026-10-25T22:59:59Z')).toBe(0);
  expect(await left('2026-10-25T23:00:00Z')).toBe(1);
});
