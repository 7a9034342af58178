import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { agentIncome } from '@unisite/shared/contract';
import { hashPassword } from '../../../access/identity/index.ts';
import type { Member } from '../../../access/members/index.ts';
import { addDays, dayOf } from '../../../foundation/calendar/days.ts';
import { addMember } from '../../../testing/members.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';

jest.setTimeout(120_000);

const password = 'Demo-2026-x';
const today = dayOf(new Date(), 'Asia/Ho_Chi_Minh');
const yesterday = addDays(today, -1);
let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform?.close());

interface Stated {
  /** Null: the house. */
  readonly payer: Member | null;
  readonly agent: Member;
  readonly kind: 'daily' | 'dividend';
  readonly period: 'D' | 'W';
  readonly from: string;
  readonly to: string;
  /** Hundredths. */
  readonly due: number;
  readonly state: 'due' | 'paid';
}

/** A pay-run of one contract with its statement. */
async function state({ payer, agent, kind, period, from, to, due, state: runState }: Stated): Promise<void> {
  const q = platform.owner;
  const [contract] = await q.query<{ id: string }>(
    `INSERT INTO agent_contract (kind, upline_id, downline_id, currency, games, period, terms, state, offered_at, answered_at, from_day)
     VALUES ($1, $2, $3, 'VND', 'ALL', $4, '{}', 'accepted', now(), now(), '2026-01-01')
     ON CONFLICT DO NOTHING RETURNING id`,
    [kind, payer?.id ?? null, agent.id, period],
  );
  const [known] = await q.query<{ id: string }>(
    'SELECT id FROM agent_contract WHERE downline_id = $1 AND kind = $2 AND period = $3',
    [agent.id, kind, period],
  );
  const [run] = await q.query<{ id: string }>(
    `INSERT INTO contract_run (kind, period, payer_id, market_code, currency, from_day, to_day, total, state, made_at, paid_at)
     VALUES ($1, $2, $3, 'VN', 'VND', $4, $5, $6, $7, now(), CASE $7 WHEN 'paid' THEN now() END) RETURNING id`,
    [kind, period, payer?.id ?? null, from, to, due, runState],
  );
  await q.query(
    `INSERT INTO contract_statement (run_id, contract_id, turnover, payout, bonus, rebate, fee, active, carried_in, counted, rate, earned,
       carried_out, corrected, owed_before, due) VALUES ($1, $2, 0, 0, 0, 0, 0, 0, 0, 0, 0, $3, 0, 0, 0, $3)`,
    [run?.id, contract?.id ?? known?.id, due],
  );
}

test('income is what contracts pay the agent and what its own cost it, on the last day of each period', async () => {
  const passwordHash = await hashPassword(password);
  const add = (uplineId: Member['id'] | null) => addMember(platform.owner, { customerType: 2, passwordHash, uplineId });
  const agent = await add(null);
  const below = await add(agent.id);
  const beside = await add(null);
  const day = { kind: 'daily', period: 'D', from: yesterday, to: yesterday } as const;
  await state({ payer: null, agent, ...day, due: 50_000, state: 'paid' });
  await state({ payer: agent, agent: below, ...day, due: 30_000, state: 'paid' });
  await state({ payer: beside, agent: await add(beside.id), ...day, due: 90_000, state: 'paid' });
  const week = { kind: 'dividend', period: 'W', from: addDays(today, -8), to: addDays(today, -2) } as const;
  await state({ payer: null, agent, ...week, due: 20_000, state: 'due' });

  const { headers } = await platform.signIn(agent.account, password);
  const income = (await platform.call(agentIncome, {}, { headers })).value;
  const daily = { earned: 500, paid: 500, given: 300 };
  const dividend = { earned: 200, paid: 0, given: 0 };
  expect(income).toMatchObject({ earned: 700, paid: 500, given: 300 });
  expect(income.kinds).toEqual([
    { kind: 'dividend', ...dividend },
    { kind: 'daily', ...daily },
  ]);
  expect(income.days).toEqual([
    { day: week.to, kind: 'dividend', ...dividend, statement: null },
    { day: yesterday, kind: 'daily', ...daily, statement: null },
  ]);
  // a period that ended before the range is excluded
  const short = (await platform.call(agentIncome, { from: yesterday, to: today }, { headers })).value;
  expect(short.kinds.map(({ kind }) => kind)).toEqual(['daily']);

  const child = await platform.signIn(below.account, password);
  expect((await platform.call(agentIncome, {}, child)).value).toMatchObject({ earned: 300, paid: 300, given: 0 });
});
