import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { answerContract, contractStatements, offerContract, transactions } from '@unisite/shared/contract';
import { hashPassword } from '../../access/identity/index.ts';
import type { Member } from '../../access/members/index.ts';
import { checkInvariants } from '../../money/ledger/index.ts';
import { addMember, deposit } from '../../testing/members.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { checkContracts } from './checkContracts.ts';
import { at, day, dividend, payTable, vnd } from './testing/payTable.ts';

jest.setTimeout(120_000);

const password = 'Demo-2026-x';
let now = new Date();
let platform: TestPlatform;
const { contract, move, run } = payTable(() => platform);
beforeAll(async () => {
  platform = await testPlatform({ clock: () => now });
});
afterAll(() => platform?.close());

const signIn = async ({ account }: Member): Promise<CallOptions> => ({
  headers: (await platform.signIn(account, password)).headers,
});
const movementsOf = async (who: Member) => {
  const { rows } = (await platform.call(transactions, { from: day(1), to: day(2) }, await signIn(who))).value;
  return rows.map(({ amount }) => amount);
};

test('a contract that is offered and accepted pays the next period into both ledgers, by a statement that can be reckoned by hand', async () => {
  const passwordHash = await hashPassword(password);
  const add = (uplineId: Member['id'] | null) => addMember(platform.owner, { customerType: 2, passwordHash, uplineId });
  const agent = await add(null);
  const below = await add(agent.id);
  const player = await addMember(platform.owner, { uplineId: below.id });
  await deposit(platform.owner, player.id, vnd(100_000), { key: 'of the player' });
  await deposit(platform.owner, agent.id, vnd(5_000), { key: 'of the agent' });
  await platform.owner.query(`INSERT INTO contract_switch VALUES ($1, 'dividend')`, [agent.id]);
  await contract(null, agent, { kind: 'dividend', terms: dividend(4000) });

  const terms = { account: below.account, terms: dividend(3700) };
  const offered = { kind: 'dividend', games: 'ALL', ...terms } as const;
  const { id } = (await platform.call(offerContract, offered, await signIn(agent))).value;
  if (id === null) throw new Error('others would end');
  const accepting = { kind: 'dividend', id, act: 'accept' } as const;
  expect((await platform.call(answerContract, accepting, await signIn(below))).value).toMatchObject({ from: day(1) });

  // nothing counts today; tomorrow 30,000 are staked and 20,000 won
  await move('bet', player, 9_000, at(0, '23:59:58'));
  await move('bet', player, 30_000, at(1, '10:00:00'));
  await move('win', player, 20_000, at(1, '10:00:01'));
  now = at(2, '00:06:00');
  await run(now);

  const own = { kind: 'dividend', side: 'downline' } as const;
  const { rows } = (await platform.call(contractStatements, own, await signIn(below))).value;
  expect(rows).toMatchObject([
    { turnover: 30_000, payout: 20_000, counted: 10_000, carriedIn: 0, rate: 3700, earned: 3_700, due: 3_700 },
  ]);
  expect(await movementsOf(below)).toEqual([3_700]);
  // the house pays the agent 40 % for both days, of which the agent passes on 37 % for one
  expect((await movementsOf(agent)).toSorted((a, b) => a - b)).toEqual([-3_700, 3_600, 4_000]);
  expect(await checkInvariants(platform.database)).toEqual([]);
  expect(await checkContracts(platform.owner)).toEqual([]);
});
