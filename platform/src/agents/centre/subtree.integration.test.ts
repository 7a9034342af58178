import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  agentBetting,
  agentBettingFile,
  agentContractOperations,
  agentIncomeFile,
  agentProfitFile,
  agentTransactionsFile,
  type Operation,
  operationsByDomain,
} from '@unisite/shared/contract';
import { hashPassword } from '../../access/identity/index.ts';
import { type Member, moveMember, writeRate } from '../../access/members/index.ts';
import { addMember, deposit } from '../../testing/members.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';

jest.setTimeout(120_000);

const password = 'Demo-2026-x';
const files = [agentBettingFile, agentProfitFile, agentIncomeFile, agentTransactionsFile] as const;
const operations: readonly Operation[] = [...operationsByDomain.agents, ...agentContractOperations, ...files];

let platform: TestPlatform;
let options: CallOptions;
let mine: Member;
let below: Member;
/** Members that the agent may not see, by their position. */
const others: Record<string, Member> = {};
const ids = { statement: '', link: '', contract: '' };

beforeAll(async () => {
  platform = await testPlatform({ settings: { trustProxy: 1 } });
  const passwordHash = await hashPassword(password);
  const q = platform.owner;
  const agent = async (uplineId: Member['id'] | null, marketCode = 'VN') => {
    const member = await addMember(q, { customerType: 2, passwordHash, uplineId, marketCode });
    await writeRate(q, member.id, { series: 1970, fromDay: '2026-01-01' });
    return member;
  };
  const above = await agent(null);
  mine = await agent(above.id);
  below = await agent(mine.id);
  const beside = await agent(above.id);
  const gone = await agent(mine.id);
  const goneChild = await addMember(q, { uplineId: gone.id });
  await moveMember(q, gone.id, { uplineId: beside.id, now: new Date() });
  const abroad = await agent(null, 'INT');
  Object.assign(others, {
    above,
    beside,
    gone,
    goneChild,
    abroad,
    childBeside: await addMember(q, { uplineId: beside.id }),
  });
  await q.query(`INSERT INTO contract_switch (agent_id, kind) VALUES ($1, 'daily')`, [above.id]);
  for (const { id } of [...Object.values(others), below]) {
    await deposit(q, id, 500_000n);
    await q.query(
      `INSERT INTO game_round (vendor_code, round_id, member_id, game_id, staked, won, state, opened_at, closed_at)
       VALUES ('ZAP', 'R' || $1::bigint, $1::bigint, 'zap-gone', 1000, 0, 'settled', now(), now())`,
      [id],
    );
    await q.query(
      `INSERT INTO affiliate (market_code, code, member_id) SELECT market_code, 'link' || id, id FROM member WHERE id = $1`,
      [id],
    );
  }
  const [statement] = await q.query<{ id: string }>(
    `INSERT INTO agent_statement (kind, agent_id, currency, from_day, to_day, carried, earned, paid, made_at)
     VALUES ('series', $1, 'VND', current_date, current_date, 0, 7700, 7700, now()) RETURNING id`,
    [above.id],
  );
  const [contract] = await q.query<{ id: string }>(
    `INSERT INTO agent_contract (kind, upline_id, downline_id, currency, games, period, terms, state, offered_at)
     VALUES ('daily', $1, $2, 'VND', 'ALL', 'D', '{"base": 1, "tiers": [], "fee": 0}', 'offered', now()) RETURNING id`,
    [above.id, beside.id],
  );
  Object.assign(ids, { statement: statement?.id, contract: contract?.id, link: `link${beside.id}` });
  options = await platform.signIn(mine.account, password);
});
afterAll(() => platform?.close());

const terms = { base: 1, tiers: [], fee: 0 };
const rate = { series: 1700 };

/** Request of each operation for an account outside the subtree; null: it takes none. */
const askedOf: Readonly<Record<string, ((account: string) => object) | null>> = {
  agentOverview: null,
  agentTeam: (account) => ({ account }),
  openDownline: null,
  downlineRate: (account) => ({ account }),
  setDownlineRate: (account) => ({ account, rate, pulledCount: 0 }),
  setDownlineOpening: (account) => ({ account, isAllowed: false }),
  downlineLimits: (account) => ({ account }),
  setDownlineLimit: (account) => ({ account, kind: 'loss', period: 'day', value: 1 }),
  registrationLinks: null,
  makeRegistrationLink: null,
  switchRegistrationLink: null,
  registrationsByLink: null,
  agentProfit: null,
  agentIncome: null,
  agentStatement: null,
  agentTransactions: (account) => ({ account }),
  agentBetting: (account) => ({ account }),
  agentBettingTotals: (account) => ({ account, of: 'alone' }),
  agentBettingFile: (account) => ({ account }),
  agentProfitFile: null,
  agentIncomeFile: null,
  agentTransactionsFile: (account) => ({ account, of: 'alone' }),
  consolidatedFunds: null,
  agentContracts: null,
  offerContract: (account) => ({ kind: 'daily', account, games: 'ALL', terms, ends: [] }),
  answerContract: null,
  contractStatements: null,
};

/** The raw response of a file or a call. */
async function ask(operation: Operation, request: object): Promise<string> {
  if (!files.some((file) => file === operation))
    return JSON.stringify((await platform.call(operation, request as never, options)).envelope);
  const query = new URLSearchParams(Object.entries(request)).toString();
  const url = `${operation.path}?${query}`;
  return (await platform.app.inject({ url, headers: { host: 'localhost', ...options.headers } })).body;
}

describe('the agent centre', () => {
  test('has every operation in this test’s table', () => {
    expect(Object.keys(askedOf).toSorted()).toEqual(operations.map(({ name }) => name).toSorted());
  });

  test.each(operations.filter(({ name }) => askedOf[name]).map((operation) => [operation.name, operation] as const))(
    '%s knows nobody above, beside, moved away, of another market or unknown',
    async (name, operation) => {
      const accounts = [...Object.values(others).map(({ account }) => account), 'nobodyatall', "x' OR 1=1"];
      for (const account of accounts) {
        const answer = await ask(operation, askedOf[name]?.(account) ?? {});
        expect([account, JSON.parse(answer)]).toEqual([account, expect.objectContaining({ code: 'NOT_IN_TEAM' })]);
      }
    },
  );

  test.each<readonly [string, object]>([
    ['agentOverview', {}],
    ['agentTeam', {}],
    ['registrationLinks', {}],
    ['registrationsByLink', {}],
    ['agentProfit', {}],
    ['agentProfit', { of: 'alone', pageSize: 100 }],
    ['agentIncome', {}],
    ['agentTransactions', { pageSize: 100 }],
    ['agentBetting', { pageSize: 100 }],
    ['agentBetting', { sort: 'staked', order: 'asc' }],
    ['agentBettingFile', {}],
    ['agentProfitFile', { of: 'alone' }],
    ['agentTransactionsFile', {}],
    ['agentIncomeFile', {}],
    ['consolidatedFunds', {}],
    ['agentContracts', { kind: 'daily' }],
    ['contractStatements', { kind: 'daily' }],
  ])('%s %o names nobody who is not below', async (name, request) => {
    const operation = operations.find((one) => one.name === name);
    if (!operation) throw new Error(`no operation ${name}`);
    const answer = await ask(operation, request);
    expect(answer).not.toContain('"success":false');
    for (const { id, account } of Object.values(others)) {
      expect(answer).not.toContain(account);
      expect(answer).not.toMatch(new RegExp(`\\b(R|link)${id}\\b`));
    }
  });

  test('finds nobody else by name or reference, nor from a place in another list', async () => {
    for (const { account } of Object.values(others))
      for (const name of ['agentTeam', 'agentProfit', 'agentTransactions', 'agentBetting']) {
        const operation = operations.find((one) => one.name === name);
        const { value } = JSON.parse(operation ? await ask(operation, { search: account }) : '{}');
        expect([account, name, value.rows]).toEqual([account, name, []]);
      }
    const place = JSON.stringify(['', '2099-01-01 00:00:00+00', 'ZAP', 'zap-gone', 'R1', others.beside?.account]);
    const { rows } = (await platform.call(agentBetting, { after: place, pageSize: 100 }, options)).value;
    expect(rows.map(({ account }) => account)).toEqual([below.account]);
  });

  test.each<readonly [string, () => object]>([
    ['agentStatement', () => ({ id: ids.statement })],
    ['switchRegistrationLink', () => ({ code: ids.link, isOn: false })],
    ['answerContract', () => ({ kind: 'daily', id: ids.contract, act: 'accept' })],
  ])('%s touches nothing of somebody else', async (name, request) => {
    const operation = operations.find((one) => one.name === name);
    if (!operation) throw new Error(`no operation ${name}`);
    expect(JSON.parse(await ask(operation, request()))).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is refused to players, whatever they ask', async () => {
    const player = await addMember(platform.owner, { uplineId: mine.id, passwordHash: await hashPassword(password) });
    const { headers } = await platform.signIn(player.account, password);
    // sealed calls are covered by their own test (openDownline)
    const usual = { kind: 'daily', code: 'abcd', isOn: true, id: '1', act: 'accept' };
    for (const operation of operations.filter(({ name }) => name !== 'consolidatedFunds' && name !== 'openDownline')) {
      const path = operation.path.replace(':kind', 'daily').replace(':id', '1').replaceAll(/:\w+/g, 'abcd');
      const link = operation.name === 'makeRegistrationLink' ? { kind: 'player', rate } : {};
      const request = { ...usual, ...link, ...askedOf[operation.name]?.(below.account) };
      const answer = await platform.app.inject({
        method: operation.method,
        url: path,
        headers: { host: 'localhost', ...headers, 'idempotency-key': crypto.randomUUID() },
        ...(operation.method === 'GET' ? {} : { payload: request }),
      });
      expect([operation.name, answer.json().code]).toEqual([operation.name, 'NOT_AN_AGENT']);
    }
  });
});
