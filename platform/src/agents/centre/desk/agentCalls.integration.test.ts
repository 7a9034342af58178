import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type ContractTerms, switchRegistrationLink } from '@unisite/shared/contract';
import {
  agentDesk,
  contractDesk,
  disableContractKind,
  enableContractKind,
  endHouseContract,
  keepHouseContract,
  offerHouseContract,
  oneAgent,
  switchOffLink,
} from '@unisite/shared/contract/operatorsAgents';
import { payRunDesk, payRunStatements } from '@unisite/shared/contract/operatorsPayRuns';
import { decideProposal, proposals } from '@unisite/shared/contract/operatorsProposals';
import { hashPassword } from '../../../access/identity/index.ts';
import type { Member } from '../../../access/members/index.ts';
import { refusalCode } from '../../../money/cash/testing/cashMember.ts';
import { addMember } from '../../../testing/members.ts';
import { type Browser, type TestOperators, testOperators } from '../../../testing/operatorClient.ts';
import { type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';

jest.setTimeout(120_000);

const why = 'Asked for by the team';
const wage = (base: number): ContractTerms => ({ base, fee: 0, tiers: [] });
let platform: TestPlatform;
let operators: TestOperators;
let anna: Browser;
let ben: Browser;

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

/** Three agents, each right below the one before. */
async function line(): Promise<[Member, Member, Member]> {
  const top = await addMember(platform.owner, { customerType: 2 });
  const middle = await addMember(platform.owner, { customerType: 2, uplineId: top.id });
  return [top, middle, await addMember(platform.owner, { customerType: 2, uplineId: middle.id })];
}
async function contract(upline: Member | null, downline: Member, base: number, state = 'accepted'): Promise<string> {
  const [row] = await platform.owner.query<{ id: string }>(
    `INSERT INTO agent_contract (kind, upline_id, downline_id, currency, games, period, terms, state, offered_at, from_day)
     VALUES ('daily', $1, $2, 'VND', 'ALL', 'D', $3, $4, now(), CASE WHEN $4 = 'accepted' THEN current_date - 1 END) RETURNING id`,
    [upline?.id ?? null, downline.id, JSON.stringify(wage(base)), state],
  );
  return row?.id ?? '0';
}
const enabled = (agent: Member) =>
  platform.owner.query(`INSERT INTO contract_switch VALUES ($1, 'daily') ON CONFLICT DO NOTHING`, [agent.id]);
const approve = async () => {
  const [waiting] = (await ben.call(proposals, {})).value.proposals;
  return ben.call(decideProposal, { id: waiting?.id ?? '0', decision: 'approve', why });
};
const viewOf = async ({ id }: Member) => (await anna.call(oneAgent, { id })).value;
const statesOf = async (agent: Member) =>
  Object.fromEntries((await viewOf(agent)).contracts.map(({ id, state }) => [id, state]));

test('agents are listed at the top, below one, and by a part of their name; players are not', async () => {
  const [top, middle] = await line();
  await addMember(platform.owner, { uplineId: top.id });
  const rows = async (more: object) =>
    (await anna.call(agentDesk, { market: 'VN', pageSize: 100, ...more })).value.rows.map(({ account }) => account);
  expect(await rows({})).toContain(top.account);
  expect(await rows({})).not.toContain(middle.account);
  const below = (await anna.call(agentDesk, { market: 'VN', below: top.id })).value;
  expect(below).toMatchObject({
    way: [{ account: top.account }],
    rows: [{ account: middle.account, upline: top.account, team: 1, agents: 1, turnover: 0, paid: 0 }],
  });
  expect(await rows({ search: middle.account.toUpperCase() })).toEqual([middle.account]);
  expect((await viewOf(top)).agent).toMatchObject({ team: 3, agents: 1, upline: null });
});

describe('a kind of contract', () => {
  test('that two enable is there for everybody below', async () => {
    const [top, , low] = await line();
    expect(refusalCode(await anna.call(enableContractKind, { id: top.id, contract: 'daily', why }))).toBe('OK');
    expect((await viewOf(low)).kinds.daily).toBe('off');
    expect(refusalCode(await approve())).toBe('OK');
    expect([(await viewOf(top)).kinds.daily, (await viewOf(low)).kinds.daily]).toEqual(['own', 'above']);
  });

  test('that one disables ends the contracts of the line, but not those that another switch enables', async () => {
    const [top, middle, low] = await line();
    await enabled(top);
    await enabled(low);
    const byHouse = await contract(null, top, 2_000);
    const given = await contract(top, middle, 1_800);
    const kept = await contract(middle, low, 1_000);
    const offered = await contract(top, middle, 1_900, 'offered');
    const asked = { id: top.id, contract: 'daily' as const, why };
    expect((await anna.call(disableContractKind, asked)).value).toEqual({ ended: 3 });
    expect(await statesOf(top)).toEqual({ [byHouse]: 'ended', [given]: 'ended', [offered]: 'withdrawn' });
    expect(await statesOf(low)).toEqual({ [kept]: 'accepted' });
    expect((await anna.call(disableContractKind, asked)).value).toEqual({ ended: 0 });
  });
});

describe('a contract of the house', () => {
  const offer = (base: number) => ({
    contract: 'daily' as const,
    games: 'ALL' as const,
    period: 'D' as const,
    terms: wage(base),
  });

  test('is offered to agents at the top alone, and names what it would end before it is proposed', async () => {
    const [top, middle] = await line();
    await enabled(top);
    await contract(null, top, 2_000);
    const given = await contract(top, middle, 1_800);
    const ask = (agent: Member, base: number, ends: string[]) =>
      anna.call(offerHouseContract, { id: agent.id, offer: offer(base), ends, why });
    expect(refusalCode(await ask(middle, 1_000, []))).toBe('CONTRACT_NOT_AGENT');
    expect(refusalCode(await ask(top, 0, []))).toBe('CONTRACT_TERMS_ODD');
    expect((await ask(top, 1_500, [])).value).toMatchObject({ state: 'ends', ends: [{ id: given }] });
    expect((await anna.call(proposals, {})).value.proposals).toEqual([]);
    expect((await ask(top, 1_500, [given])).value).toMatchObject({ state: 'proposed' });
    // contracts further below change meanwhile, so the second operator would approve something else
    await platform.owner.query('UPDATE agent_contract SET terms = $2 WHERE id = $1', [
      given,
      JSON.stringify(wage(100)),
    ]);
    expect(refusalCode(await approve())).toBe('CONTRACT_ENDS_OTHERS');
    await platform.owner.query('UPDATE agent_contract SET terms = $2 WHERE id = $1', [
      given,
      JSON.stringify(wage(1_800)),
    ]);
    expect(refusalCode(await approve())).toBe('OK');
    expect(Object.values(await statesOf(top)).toSorted()).toEqual(['accepted', 'accepted', 'offered']);
    expect(refusalCode(await ask(top, 1_400, [given]))).toBe('CONTRACT_OVERLAPS');
  });

  test('ends with what is given out of it; an offer is withdrawn; contracts of agents are not the house’s', async () => {
    const [top, middle] = await line();
    const byHouse = await contract(null, top, 2_000);
    const given = await contract(top, middle, 1_800);
    const end = (id: string) => anna.call(endHouseContract, { id, why });
    expect(refusalCode(await end(given))).toBe('NOT_FOUND');
    expect((await end(byHouse)).value).toEqual({ ended: 1 });
    expect((await end(byHouse)).value).toEqual({ ended: 0 });
    expect(await statesOf(top)).toEqual({ [byHouse]: 'ended', [given]: 'ended' });
    const offered = await contract(null, top, 1_000, 'offered');
    await end(offered);
    expect(await statesOf(top)).toMatchObject({ [offered]: 'withdrawn' });
  });

  test('that its agent asked to end is kept, once', async () => {
    const [top] = await line();
    const id = await contract(null, top, 2_000);
    await platform.owner.query(`UPDATE agent_contract SET state = 'cancelAsked', asked_by = 'downline' WHERE id = $1`, [
      id,
    ]);
    const keep = async () => refusalCode(await anna.call(keepHouseContract, { id, why }));
    expect([await keep(), await keep()]).toEqual(['OK', 'OK']);
    const { rows } = (await anna.call(contractDesk, { market: 'VN', pageSize: 100 })).value;
    expect(rows.find((row) => row.id === id)).toMatchObject({ state: 'accepted', upline: null, askedBy: null });
    await anna.call(endHouseContract, { id, why });
    expect(await keep()).toBe('CONTRACT_STATE');
  });
});

test('a link that an operator switched off stays off for its agent', async () => {
  const password = 'Demo-2026-x';
  const agent = await addMember(platform.owner, { customerType: 2, passwordHash: await hashPassword(password) });
  const { headers } = await platform.signIn(agent.account, password);
  const code = `barred${agent.id}`;
  await platform.owner.query('INSERT INTO affiliate (market_code, code, member_id) VALUES ($1, $2, $3)', [
    agent.marketCode,
    code,
    agent.id,
  ]);
  const turn = (isOn: boolean) => platform.call(switchRegistrationLink, { code, isOn }, { headers });
  expect((await turn(false)).value).toMatchObject({ state: 'off' });
  expect((await turn(true)).value).toMatchObject({ state: 'open' });
  expect(refusalCode(await anna.call(switchOffLink, { id: agent.id, code, why }))).toBe('OK');
  expect(refusalCode(await turn(true))).toBe('LINK_BARRED');
  expect((await viewOf(agent)).links).toMatchObject([{ code, state: 'off' }]);
  expect(refusalCode(await anna.call(switchOffLink, { id: agent.id, code: 'nobodys1', why }))).toBe('NOT_FOUND');
});

test('odd requests are refused', async () => {
  const ids = ['0', '-1', '\u0000', '9'.repeat(30), '1e3', 'x'];
  for (const id of ids) {
    expect(refusalCode(await anna.call(oneAgent, { id }))).toBe('BAD_REQUEST');
    expect(refusalCode(await anna.call(payRunStatements, { id }))).toBe('BAD_REQUEST');
  }
  expect(refusalCode(await anna.call(agentDesk, { market: 'XX' }))).toBe('NOT_FOUND');
  expect(refusalCode(await anna.call(agentDesk, { market: 'VN', search: '\u0000' }))).not.toBe('INTERNAL');
  expect((await anna.call(agentDesk, { market: 'VN', search: '%_' })).value.total).toBe(0);
  expect((await anna.call(payRunDesk, { market: 'XX' })).value.total).toBe(0);
});
