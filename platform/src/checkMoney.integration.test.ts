import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { checkSeries } from './agents/centre/index.ts';
import { checkContracts } from './agents/contracts/index.ts';
import { at, payTable, today, vnd, wage } from './agents/contracts/testing/payTable.ts';
import { checkFigures } from './agents/figures/index.ts';
import { checkMoney } from './checkMoney.ts';
import type { Queryable } from './foundation/database/connect.ts';
import { post } from './money/ledger/index.ts';
import { deposit } from './testing/members.ts';
import { type TestPlatform, testPlatform } from './testing/testPlatform.ts';

jest.setTimeout(120_000);

let platform: TestPlatform;
const { line, move, run } = payTable(() => platform);

/**
 * An agent with a statement of series and, with one below it, two days of contracts: one refused and carried, one paid.
 */
beforeAll(async () => {
  platform = await testPlatform();
  const { owner } = platform;
  const { agent, player } = await line('daily', wage(2000), wage(1500));
  await deposit(owner, agent.id, vnd(100_000), {
    key: 'funds',
    kind: 'bonus',
    from: { kind: 'house', owner: 'HOUSE' },
  });
  await move('bet', player, 5_000_000, at(0, '10:00:00'));
  await owner.query(`INSERT INTO market_pay_run VALUES ('VN', 0)`);
  await run(at(1, '00:06:00'));
  await owner.query(
    `UPDATE contract_run SET state = 'refused', decided_at = now(), refused_why = '{"vi": "Chờ", "en": "Wait"}'`,
  );
  await owner.query('DELETE FROM market_pay_run');
  await move('bet', player, 1_000_000, at(1, '10:00:00'));
  await run(at(2, '00:06:00'));
  const [statement] = await owner.query<{ id: string }>(
    `INSERT INTO agent_statement (kind, agent_id, currency, from_day, to_day, earned, paid, made_at)
     VALUES ('series', $1, 'VND', $2, $2, 500, 500, now()) RETURNING id`,
    [agent.id, today],
  );
  await owner.query('INSERT INTO agent_statement_line VALUES ($1, 0, $2, $3, 10000, 100, 500)', [
    statement?.id,
    today,
    player.id,
  ]);
  await post(owner, {
    key: `agent/series/${agent.id}/${today}`,
    kind: 'commission',
    amount: vnd(5),
    reference: '',
    at: new Date(),
    from: { kind: 'house', owner: 'HOUSE' },
    to: { kind: 'member', owner: agent.id },
    subject: { vi: 'Chênh lệch', en: 'Difference' },
  });
});
afterAll(() => platform?.close());

/** Violated invariants after a statement, which is rolled back. */
async function brokenBy(sql: string): Promise<string[]> {
  const found: string[] = [];
  const undo = new Error('as it was');
  await platform.owner
    .transaction(async (q: Queryable) => {
      await q.query('SET LOCAL session_replication_role = replica');
      await q.query(sql);
      found.push(...(await checkMoney(q)).map(({ invariant }) => invariant));
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
  return [...new Set(found)];
}

test('agents’ figures, statements and pay-runs add up with the ledger', async () => {
  for (const check of [checkFigures, checkSeries, checkContracts]) expect(await check(platform.owner)).toEqual([]);
});

test.each([
  ['a member’s day is the sum of its movements', 'UPDATE member_day SET staked = staked + 1'],
  ['a team’s day is the sum of its members’', 'UPDATE team_day SET won = won + 1'],
  ['a member staked on the days that its month says', 'UPDATE member_month SET days = days << 1'],
  ['a statement of series is the sum of its lines', 'UPDATE agent_statement_line SET amount = amount + 1'],
  [
    'a statement of series was paid by the house as it says, once',
    'UPDATE agent_statement SET earned = earned + 1, paid = paid + 1',
  ],
  ['a payment of series has its statement', 'DELETE FROM agent_statement'],
  ['an agent’s statement comes to what its inputs do', 'UPDATE contract_statement SET turnover = turnover + 1'],
  ['an agent’s statement comes to what its inputs do', 'UPDATE contract_statement SET rate = rate + 1'],
  ['a pay-run is the sum of its statements', 'UPDATE contract_run SET total = total + 1'],
  [
    'what a paid run owed was paid by its payer, once',
    `UPDATE contract_run SET payer_id = (SELECT max(id) FROM member) WHERE payer_id IS NOT NULL AND state = 'paid'`,
  ],
  [
    'a payment of a contract has its statement, of a run that is paid',
    `UPDATE contract_run SET state = 'due', paid_at = NULL WHERE state = 'paid'`,
  ],
  ['what was refused is in one later statement at most', 'DELETE FROM contract_refused_carry'],
  ['what agents were paid for contracts in a day is its payments', 'UPDATE contract_paid_day SET amount = amount + 1'],
])('it is noticed where not: %s', async (invariant, sql) => {
  expect(await brokenBy(sql)).toContain(invariant);
});
