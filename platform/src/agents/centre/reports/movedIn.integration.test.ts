import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  agentBetting,
  agentBettingFile,
  agentBettingTotals,
  agentProfit,
  agentProfitFile,
  agentTeam,
  agentTransactions,
  agentTransactionsFile,
  type Operation,
} from '@unisite/shared/contract';
import { hashPassword } from '../../../access/identity/index.ts';
import { type Member, moveMember } from '../../../access/members/index.ts';
import { addMember, deposit } from '../../../testing/members.ts';
import { sealAll } from '../../../testing/sealAll.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { rollFigures } from '../../figures/index.ts';

jest.setTimeout(120_000);

const password = 'Demo-2026-x';
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

let platform: TestPlatform;
let [left, joined, player]: Member[] = [];
let [ofLeft, ofJoined]: CallOptions[] = [];

// The player deposited 1,000 and staked 7 ten days ago, was moved five days ago, and deposited 50 and staked 3 two days
// ago.
beforeAll(async () => {
  platform = await testPlatform({ settings: { trustProxy: 1 } });
  const q = platform.owner;
  const passwordHash = await hashPassword(password);
  left = await addMember(q, { customerType: 2, passwordHash });
  joined = await addMember(q, { customerType: 2, passwordHash });
  player = await addMember(q, { uplineId: left.id });
  const add = async (days: number, money: bigint, stake: number) => {
    if (!player) throw new Error('nobody');
    await deposit(q, player.id, money, { key: `money ${days}`, at: daysAgo(days) });
    await q.query(
      `INSERT INTO game_round (vendor_code, round_id, member_id, game_id, staked, won, state, opened_at, closed_at)
       VALUES ('GONE', $1, $2, 'gone', $3, 0, 'settled', $4, $4)`,
      [`round ${days}`, player.id, stake, daysAgo(days)],
    );
  };
  await add(10, 100_000n, 700);
  await moveMember(platform.database, player.id, { uplineId: joined.id, now: daysAgo(5) });
  await add(2, 5_000n, 300);
  await sealAll(q);
  await rollFigures(platform.database);
  const signIn = async ({ account }: Member) => ({ headers: (await platform.signIn(account, password)).headers });
  ofLeft = await signIn(left);
  ofJoined = await signIn(joined);
});
afterAll(() => platform?.close());

const ask = async (operation: Operation, options: CallOptions | undefined, query = '') => {
  const { body } = await platform.app.inject({
    url: `${operation.path}${query}`,
    headers: { host: 'localhost', ...options?.headers, 'x-language': 'en' },
  });
  return body;
};
const read = async (operation: Operation, options: CallOptions | undefined, query = '') =>
  JSON.parse(await ask(operation, options, query)).value;

describe('somebody who came into a team', () => {
  test.each(['branch', 'alone'])('is in its profit since then: %s', async (of) => {
    const { rows, totals, movedAway } = await read(agentProfit, ofJoined, `?of=${of}`);
    expect(rows).toMatchObject([{ account: player?.account, figures: { deposits: 50 } }]);
    expect([totals.deposits, movedAway]).toEqual([50, null]);
    expect((await ask(agentProfitFile, ofJoined, `?of=${of}`)).trimEnd().split('\r\n').slice(1)).toEqual([
      `${player?.account},${player?.nickname},1,50,0,0,0,0,0,0,0`,
    ]);
  });

  test.each(['branch', 'alone'])('stays in the sums of the team that it left, on no row: %s', async (of) => {
    expect(await read(agentProfit, ofLeft, `?of=${of}`)).toMatchObject({
      rows: [],
      total: 0,
      totals: { deposits: 1_000 },
      movedAway: { deposits: 1_000 },
    });
    expect((await ask(agentProfitFile, ofLeft, `?of=${of}`)).trimEnd().split('\r\n').slice(1)).toEqual([
      ',Moved out of the team,,1000,0,0,0,0,0,0,0',
    ]);
  });

  test('is in the tree with what it did since then', async () => {
    const { rows, branch } = await read(agentTeam, ofJoined);
    expect([rows[0].figures.deposits, branch.deposits]).toEqual([50, 50]);
  });

  test('shows its movements since then, on pages and in the file', async () => {
    const { total, rows } = await read(agentTransactions, ofJoined);
    expect([total, rows.map(({ amount }: { amount: number }) => amount)]).toEqual([1, [50]]);
    expect((await ask(agentTransactionsFile, ofJoined)).trimEnd().split('\r\n')).toHaveLength(2);
  });

  test.each(['at', 'staked'])('shows its bets since then, by %s', async (sort) => {
    const { rows } = await read(agentBetting, ofJoined, `?sort=${sort}`);
    expect(rows).toMatchObject([{ reference: 'round 2', staked: 3 }]);
  });

  test('shows its bets since then in sums and in the file', async () => {
    expect(await read(agentBettingTotals, ofJoined)).toMatchObject({ rounds: 1, staked: 3 });
    expect((await ask(agentBettingFile, ofJoined)).trimEnd().split('\r\n')).toHaveLength(2);
  });
});
