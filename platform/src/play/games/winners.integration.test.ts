import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type CustomerType, guestType } from '@unisite/shared/contract';
import { createMember } from '../../access/members/index.ts';
import { type TestDatabase, testDatabase } from '../../testing/testDatabase.ts';
import { addGames } from '../../testing/vendorClient.ts';
import { loadWinners } from './winners.ts';

let own: TestDatabase;
let serial = 0;

beforeAll(async () => {
  own = await testDatabase();
  await addGames(own);
});
afterAll(() => own.drop());

const now = new Date('2026-03-10T05:00:00Z');
const before = (days: number, seconds = 0) => new Date(now.getTime() - days * 86_400_000 - seconds * 1_000);

const member = (account: string, customerType: CustomerType = 0) =>
  createMember(own.database, { account, nickname: account, passwordHash: '-', customerType, marketCode: 'VN' });

/** A round; money in VND. */
async function round(memberId: string, staked: number, won: number, closedAt: Date, state = 'settled'): Promise<void> {
  serial += 1;
  await own.owner.query(
    `INSERT INTO game_round (vendor_code, round_id, member_id, game_id, staked, won, state, opened_at, closed_at)
     VALUES ('JADE', $1, $2, 'jade-claw', $3, $4, $5, $6, CASE WHEN $5 <> 'open' THEN $6::timestamptz END)`,
    [`round-${serial}`, memberId, staked * 100, won * 100, state, closedAt],
  );
}

test('who won most: all that was paid to a member in rounds that were settled in seven days, and nothing else', async () => {
  const [first, second, loser, guest] = [
    await member('winner-one'),
    await member('winner-two'),
    await member('loser-one'),
    await member('guest-one', guestType),
  ];
  await round(first.id, 100, 700, before(1));
  await round(first.id, 900, 300.5, before(6.9));
  await round(second.id, 10, 1_000, before(0, 1));
  // None of these counts.
  await round(first.id, 1, 50_000, before(7, 1));
  await round(first.id, 1, 50_000, before(0, -1));
  await round(first.id, 1, 50_000, before(1), 'open');
  await round(first.id, 0, 50_000, before(1), 'cancelled');
  await round(loser.id, 500, 0, before(1));
  await round(guest.id, 1, 90_000, before(1));
  const { top } = await loadWinners(own.database, now);
  expect(top.map(({ account, won }) => [account, won])).toEqual([
    ['win***ne', 100_050n],
    ['win***wo', 100_000n],
  ]);
});

test('the latest big wins: from 2,000,000 VND and five times the stake on, the newest first', async () => {
  const { id } = await member('lucky-one');
  await round(id, 400_000, 2_000_000, before(3));
  await round(id, 1, 2_000_000, before(2));
  await round(id, 400_000, 1_999_999.99, before(1));
  await round(id, 400_000.01, 2_000_000, before(1));
  await round(id, 0, 5_000_000, before(1));
  await round(id, 1, 5_000_000, before(0, -1));
  await round(id, 1, 5_000_000, before(1), 'cancelled');
  const { latest } = await loadWinners(own.database, now);
  const mine = latest.filter(({ account }) => account === 'luc***ne');
  expect(mine.map(({ at, gameId, staked, won }) => [at, gameId, staked, won])).toEqual([
    [before(2), 'jade-claw', 100n, 200_000_000n],
    [before(3), 'jade-claw', 40_000_000n, 200_000_000n],
  ]);
});
