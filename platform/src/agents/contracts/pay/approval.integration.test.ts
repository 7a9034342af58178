import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { approvePayRun, payRunDesk, refusePayRun } from '@unisite/shared/contract/operatorsPayRuns';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { refusalCode } from '../../../money/cash/testing/cashMember.ts';
import { checkInvariants } from '../../../money/ledger/index.ts';
import { addMember, deposit } from '../../../testing/members.ts';
import { type Browser, type TestOperators, testOperators } from '../../../testing/operatorClient.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';
import { checkContracts } from '../checkContracts.ts';
import { at, payTable, vnd, wage } from '../testing/payTable.ts';
import { payRuns } from './payRuns.ts';

jest.setTimeout(120_000);

const why = 'Asked for by the team';
const reason = { vi: 'Doanh thu đang được kiểm tra', en: 'The turnover is being checked' };
let platform: TestPlatform;
let operators: TestOperators;
let anna: Browser;
let ben: Browser;
const { line, move, run, has, contract, statements } = payTable(() => platform);

beforeAll(async () => {
  platform = await testPlatform();
  operators = await testOperators(platform);
  const signedIn = async (account: string, address: string) => {
    await operators.add(account, 'tre xanh 47 doi');
    const browser = operators.browser(address);
    await browser.signIn(account, 'tre xanh 47 doi');
    return browser;
  };
  [anna, ben] = [await signedIn('anna', '198.51.100.1'), await signedIn('ben', '198.51.100.2')];
});
afterAll(async () => {
  await operators?.close();
  await platform?.close();
});
let tests = 0;
afterEach(async () => {
  expect(await checkInvariants(platform.database)).toEqual([]);
  expect(await checkContracts(platform.database)).toEqual([]);
  // statements are kept, so the next test uses the next days
  await platform.owner.query(`UPDATE agent_contract SET state = 'ended', to_day = greatest(from_day, $1)`, [
    at(tests * 10 + 9, '12:00:00')
      .toISOString()
      .slice(0, 10),
  ]);
  tests += 1;
});

/** A time this many days into the test's own days. */
const on = (days: number, time: string) => at(tests * 10 + days, time);
const approvedAbove = (vndAmount: number | null) =>
  platform.owner.query(
    `INSERT INTO market_pay_run VALUES ('VN', $1) ON CONFLICT (market_code) DO UPDATE SET approve_above = excluded.approve_above`,
    [vndAmount === null ? null : vnd(vndAmount)],
  );
const runsOf = async (payer: string | null) =>
  (await anna.call(payRunDesk, { market: 'VN', pageSize: 100 })).value.rows.filter((row) => row.payer === payer);
const approve = (by: Browser, id: string) => by.call(approvePayRun, { id, why });
async function decide(by: Browser, id: string, decision: 'approve' | 'refuse' = 'approve') {
  const waiting = (await anna.call(proposals, {})).value.proposals.find(
    ({ change }) => change.kind === 'payRun' && change.id === id,
  );
  return by.call(decideProposal, { id: waiting?.id ?? '0', decision, why });
}

/** A line whose agent owes 7,500 VND to the one below for a complete day. */
async function lineThatPlayed() {
  const own = await line('daily', wage(0), wage(1500));
  await deposit(platform.owner, own.agent.id, vnd(100_000), { key: `funds ${own.agent.id}` });
  await move('bet', own.player, 5_000_000, on(0, '10:00:00'));
  await run(on(1, '00:06:00'));
  const [waiting] = await runsOf(own.agent.account);
  if (!waiting) throw new Error('there is no run');
  return { ...own, runId: waiting.id };
}

describe('a pay-run above the market’s limit', () => {
  test.each([
    ['waits', 7_499, 'waiting'],
    ['that is as high as it is paid as ever', 7_500, 'paid'],
  ] as const)('%s', async (_title, limit, state) => {
    await approvedAbove(limit);
    const { agent, below } = await lineThatPlayed();
    expect(await runsOf(agent.account)).toMatchObject([{ state, total: 7_500, pays: 1, lacks: 0 }]);
    expect(await has(below.id)).toBe(vnd(state === 'paid' ? 7_500 : 0));
  });

  test('is approved by two, once, by however many at once, and paid once whatever is restarted', async () => {
    await approvedAbove(0);
    const { agent, below, runId, id } = await lineThatPlayed();
    expect(refusalCode(await approve(anna, runId))).toBe('OK');
    expect(await runsOf(agent.account)).toMatchObject([{ state: 'waiting', proposedBy: 'anna' }]);
    expect(refusalCode(await approve(ben, runId))).toBe('PROPOSAL_WAITS');
    expect(refusalCode(await decide(anna, runId))).toBe('SAME_PERSON');
    const pay = () => payRuns({ ...platform.services, clock: () => on(1, '09:00:00') });
    await Promise.all([pay(), decide(ben, runId), pay(), decide(ben, runId), pay()]);
    await Promise.all([pay(), pay(), run(on(1, '09:01:00'))]);
    expect(await has(below.id)).toBe(vnd(7_500));
    expect(await statements(id)).toMatchObject([{ due: 7_500, state: 'paid' }]);
    expect((await approve(anna, runId)).value).toEqual({ state: 'done' });
    expect(refusalCode(await anna.call(refusePayRun, { id: runId, reason, why }))).toBe('PAY_RUN_CHANGED');
  });

  test('that is approved pays nothing as long as its payer’s funds do not reach, and says who lacks what', async () => {
    await approvedAbove(0);
    const { agent, below, runId } = await lineThatPlayed();
    const spent = await addMember(platform.owner, {});
    await deposit(platform.owner, spent.id, vnd(95_000), {
      key: `spent ${agent.id}`,
      kind: 'transfer',
      from: { kind: 'member', owner: agent.id },
    });
    expect(await runsOf(agent.account)).toMatchObject([{ payer: agent.account, state: 'waiting', lacks: 2_500 }]);
    await approve(anna, runId);
    expect(refusalCode(await decide(ben, runId))).toBe('OK');
    await run(on(1, '09:00:00'));
    expect(await runsOf(agent.account)).toMatchObject([{ payer: agent.account, state: 'short', lacks: 2_500 }]);
    expect(await has(below.id)).toBe(0n);
    await deposit(platform.owner, agent.id, vnd(2_500), { key: `more ${agent.id}` });
    await run(on(1, '09:01:00'));
    expect([await has(below.id), await has(agent.id)]).toEqual([vnd(7_500), 0n]);
  });

  test('of approving and refusing at once one counts', async () => {
    await approvedAbove(0);
    const { below, runId } = await lineThatPlayed();
    await approve(anna, runId);
    const codes = await Promise.all([decide(ben, runId), anna.call(refusePayRun, { id: runId, reason, why })]);
    await run(on(1, '09:00:00'));
    const [approved, refused] = codes.map((one) => refusalCode(one) === 'OK');
    expect(approved).toBe(!refused);
    expect(await has(below.id)).toBe(approved ? vnd(7_500) : 0n);
    expect((await anna.call(proposals, {})).value.proposals).toEqual([]);
  });

  test('whose approval is refused waits on', async () => {
    await approvedAbove(0);
    const { agent, runId } = await lineThatPlayed();
    await approve(anna, runId);
    expect(refusalCode(await decide(ben, runId, 'refuse'))).toBe('OK');
    expect(await runsOf(agent.account)).toMatchObject([{ state: 'waiting', proposedBy: null }]);
  });
});

describe('a pay-run that was refused', () => {
  test('is paid with the next statement, once, also where that was stated before the refusal', async () => {
    await approvedAbove(0);
    const { agent, below, player, runId, id } = await lineThatPlayed();
    await approvedAbove(null);
    await move('bet', player, 1_000_000, on(1, '10:00:00'));
    await run(on(2, '00:06:00'));
    expect(refusalCode(await anna.call(refusePayRun, { id: runId, reason, why }))).toBe('OK');
    expect(refusalCode(await anna.call(refusePayRun, { id: runId, reason, why }))).toBe('OK');
    expect(await has(below.id)).toBe(vnd(1_500));
    // nothing was played, yet the refused amount is stated
    await Promise.all([run(on(3, '00:06:00')), run(on(3, '00:06:00'))]);
    await run(on(4, '00:06:00'));
    expect(await statements(id)).toMatchObject([
      { due: 7_500, state: 'refused' },
      { due: 1_500, state: 'paid' },
      { due: 7_500, state: 'paid' },
    ]);
    expect(await has(below.id)).toBe(vnd(9_000));
    expect((await runsOf(agent.account)).find((row) => row.id === runId)).toMatchObject({ refusedWhy: reason });
  });

  test('and its next one as well adds up, and goes on under the contract that follows', async () => {
    await approvedAbove(0);
    const { agent, below, player, runId, id } = await lineThatPlayed();
    await anna.call(refusePayRun, { id: runId, reason, why });
    await move('bet', player, 1_000_000, on(1, '10:00:00'));
    await run(on(2, '00:06:00'));
    const next = (await runsOf(agent.account)).find(({ state }) => state === 'waiting');
    expect(next).toMatchObject({ total: 9_000 });
    await ben.call(refusePayRun, { id: next?.id ?? '0', reason, why });
    await platform.owner.query(`UPDATE agent_contract SET state = 'ended', to_day = $2 WHERE id = $1`, [
      id,
      on(1, '12:00:00').toISOString().slice(0, 10),
    ]);
    const later = await contract(agent, below, { kind: 'daily', terms: wage(100) });
    await platform.owner.query('UPDATE agent_contract SET from_day = $2 WHERE id = $1', [
      later,
      on(2, '12:00:00').toISOString().slice(0, 10),
    ]);
    await approvedAbove(null);
    await move('bet', player, 1_000_000, on(2, '10:00:00'));
    await run(on(3, '00:06:00'));
    expect(await statements(later)).toMatchObject([{ due: 9_100, state: 'paid' }]);
    expect(await has(below.id)).toBe(vnd(9_100));
  });
});
