import { afterAll, afterEach, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  agentContracts,
  answerContract,
  type ContractGames,
  type ContractKind,
  type ContractTerms,
  consolidatedFunds,
  type Operation,
  offerContract,
  type RequestOf,
} from '@unisite/shared/contract';
import { hashPassword } from '../../access/identity/index.ts';
import type { Member } from '../../access/members/index.ts';
import { addDays, dayOf } from '../../foundation/calendar/days.ts';
import { checkInvariants } from '../../money/ledger/index.ts';
import { addMember } from '../../testing/members.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';

jest.setTimeout(120_000);

const password = 'Demo-2026-x';
const today = dayOf(new Date(), 'Asia/Ho_Chi_Minh');
let platform: TestPlatform;
let passwordHash: string;
beforeAll(async () => {
  platform = await testPlatform();
  passwordHash = await hashPassword(password);
});
afterAll(() => platform?.close());
afterEach(async () => {
  expect(await checkInvariants(platform.database)).toEqual([]);
});

interface Agent {
  readonly member: Member;
  readonly options: CallOptions;
}
async function agent(uplineId: Member['id'] | null = null, customerType: 2 | 41 = 2): Promise<Agent> {
  const member = await addMember(platform.owner, { customerType, passwordHash, uplineId });
  const { headers } = await platform.signIn(member.account, password);
  return { member, options: { headers } };
}

const flat = (rate: number): ContractTerms => ({
  base: 0,
  fee: 0,
  tiers: [{ turnover: 0, netLoss: 0, active: 0, rate }],
});
const wage = (base: number): ContractTerms => ({ base, fee: 0, tiers: [] });
const periods = { dividend: 'D', daily: 'D', hourly: 'hour', realtime: 'live' } as const;

/** The house's contract with a top-level agent, from a day on. */
async function byHouse({ member }: Agent, kind: ContractKind, terms: ContractTerms, fromDay = today): Promise<void> {
  await platform.owner.query('INSERT INTO contract_switch VALUES ($1, $2) ON CONFLICT DO NOTHING', [member.id, kind]);
  await platform.owner.query(
    `INSERT INTO agent_contract (kind, downline_id, currency, games, period, terms, state, offered_at, from_day)
     VALUES ($1, $2, 'VND', 'ALL', $3, $4, 'accepted', now(), $5)`,
    [kind, member.id, periods[kind], JSON.stringify(terms), fromDay],
  );
}
const codeOf = (envelope: { success: boolean; code?: string }) => (envelope.success ? 'done' : envelope.code);
async function code<O extends Operation>(operation: O, request: RequestOf<O>, options: CallOptions) {
  return codeOf((await platform.call(operation, request, options)).envelope);
}
interface Offered {
  readonly kind?: ContractKind;
  readonly games?: ContractGames;
  readonly ends?: string[];
}
const offered = (to: Agent, terms: ContractTerms, more: Offered = {}) => ({
  kind: 'daily' as const,
  games: 'ALL' as const,
  ends: [],
  account: to.member.account,
  terms,
  ...more,
});
async function offeredBy(from: Agent, to: Agent, terms: ContractTerms, more: Offered = {}): Promise<string> {
  const { id } = (await platform.call(offerContract, offered(to, terms, more), from.options)).value;
  if (id === null) throw new Error('others would end');
  return id;
}
/** An offered and accepted contract. */
async function agreed(from: Agent, to: Agent, terms: ContractTerms, more: Offered = {}): Promise<string> {
  const id = await offeredBy(from, to, terms, more);
  await accept(to, id, more.kind);
  return id;
}
const accept = async (who: Agent, id: string, kind: ContractKind = 'daily') =>
  (await platform.call(answerContract, { kind, id, act: 'accept' }, who.options)).value;

/** A line of three agents; the house pays the top one wages of 20 VND per 10,000. */
async function line(kind: ContractKind = 'daily', terms = wage(2000)): Promise<[Agent, Agent, Agent]> {
  const top = await agent();
  await byHouse(top, kind, terms);
  const middle = await agent(top.member.id);
  return [top, middle, await agent(middle.member.id)];
}

describe('a contract', () => {
  test('is offered, accepted from the next period on, and seen by both sides alone', async () => {
    const [top, middle, low] = await line();
    const id = await offeredBy(top, middle, wage(1800));
    const mine = (await platform.call(agentContracts, { kind: 'daily' }, middle.options)).value.mine;
    expect(mine).toMatchObject([{ id, state: 'offered', upline: top.member.account, awaitsMe: true }]);
    expect(await accept(middle, id)).toEqual({ state: 'accepted', from: addDays(today, 1), to: null });
    expect(await accept(middle, id)).toEqual({ state: 'accepted', from: addDays(today, 1), to: null });
    expect((await platform.call(agentContracts, { kind: 'daily' }, top.options)).value.given).toMatchObject([
      { id, state: 'accepted', awaitsMe: false },
    ]);
    expect((await platform.call(agentContracts, { kind: 'daily' }, low.options)).value).toEqual({
      mine: [],
      given: [],
    });
  });

  test('accepted twice at once is one; of accepting and withdrawing at once one counts', async () => {
    const [top, middle] = await line();
    const id = await offeredBy(top, middle, wage(1800));
    const answers = await Promise.all([accept(middle, id), accept(middle, id)]);
    expect(answers.map(({ state }) => state)).toEqual(['accepted', 'accepted']);
    const next = await offeredBy(top, middle, wage(1900));
    const both = await Promise.all([
      code(answerContract, { kind: 'daily', id: next, act: 'accept' }, middle.options),
      code(answerContract, { kind: 'daily', id: next, act: 'withdraw' }, top.options),
    ]);
    expect(both.toSorted()).toEqual(['CONTRACT_STATE', 'done']);
    const active = (await platform.call(agentContracts, { kind: 'daily' }, middle.options)).value.mine;
    expect(active.filter(({ state }) => state === 'accepted')).toHaveLength(1);
  });

  test('is refused where it overlaps, is above one’s own, odd, or not enabled', async () => {
    const [top, middle, low] = await line();
    const offer = (to: Agent, terms: ContractTerms, more?: Offered) =>
      code(offerContract, offered(to, terms, more), top.options);
    expect(await offer(middle, wage(2001))).toBe('CONTRACT_ABOVE_OWN');
    expect(await offer(low, wage(100))).toBe('CONTRACT_NOT_AGENT');
    expect(await offer(middle, wage(0))).toBe('CONTRACT_TERMS_ODD');
    expect(await offer(middle, { ...wage(1500), tiers: flat(1500).tiers })).toBe('CONTRACT_TERMS_ODD');
    expect(await offer(middle, flat(3000), { kind: 'dividend' })).toBe('CONTRACT_NOT_ENABLED');
    expect(await offer(middle, wage(1500), { games: 'LOTT' })).toBe('done');
    expect(await offer(middle, wage(1500), { games: 'LOTT' })).toBe('CONTRACT_OVERLAPS');
    expect(await offer(middle, wage(1500))).toBe('CONTRACT_OVERLAPS');
    expect(await offer(middle, wage(1500), { games: 'FISH' })).toBe('done');
    expect(await code(offerContract, offered(low, wage(100)), middle.options)).toBe('CONTRACT_ABOVE_OWN');
    const twice = await Promise.all([1, 2].map(() => offer(middle, wage(1500), { games: 'RNG' })));
    expect(twice.toSorted()).toEqual(['CONTRACT_OVERLAPS', 'done']);
  });

  test('below what its agent gives on ends that and what hangs on it, after they were named', async () => {
    const [top, middle, low] = await line();
    const last = await agent(low.member.id);
    await agreed(top, middle, wage(1800));
    const given = await agreed(middle, low, wage(1700));
    const further = await agreed(low, last, wage(1000));
    const would = (await platform.call(offerContract, offered(middle, wage(1600)), top.options)).value;
    expect(would.id).toBeNull();
    expect(would.ends).toMatchObject([
      { id: given, upline: middle.member.account, downline: low.member.account },
      { id: further, upline: low.member.account, downline: last.member.account },
    ]);
    const next = await agreed(top, middle, wage(1600), { ends: [given, further] });
    const states = async (of: Agent) =>
      (await platform.call(agentContracts, { kind: 'daily' }, of.options)).value.given.map(({ state, to }) => [
        state,
        to,
      ]);
    expect(await states(middle)).toEqual([['ended', today]]);
    expect(await states(low)).toEqual([['ended', today]]);
    expect((await states(top)).map(([state]) => state)).toEqual(['accepted', 'ended']);
    expect(next).not.toBe(given);
  });

  test('that one side asked to end is ended or kept by the other', async () => {
    const [top, middle] = await line();
    const id = await agreed(top, middle, wage(1800));
    const act = (who: Agent, what: 'askCancel' | 'confirmCancel' | 'keep') =>
      code(answerContract, { kind: 'daily', id, act: what }, who.options);
    expect(await act(middle, 'confirmCancel')).toBe('CONTRACT_STATE');
    expect(await act(middle, 'askCancel')).toBe('done');
    expect(await act(middle, 'confirmCancel')).toBe('CONTRACT_STATE');
    expect(await act(top, 'keep')).toBe('done');
    expect(await act(top, 'askCancel')).toBe('done');
    expect(await act(middle, 'confirmCancel')).toBe('done');
    expect(await act(middle, 'confirmCancel')).toBe('done');
    expect(await act(middle, 'askCancel')).toBe('CONTRACT_STATE');
  });

  test.each(['accept', 'reject', 'withdraw', 'askCancel', 'confirmCancel', 'keep'] as const)(
    'of others is not there for who would %s it',
    async (act) => {
      const [top, middle, low] = await line();
      const id = await offeredBy(top, middle, wage(1800));
      const [stranger] = await line();
      for (const other of [stranger, low])
        expect(await code(answerContract, { kind: 'daily', id, act }, other.options)).toBe('NOT_FOUND');
      expect(await code(offerContract, offered(middle, wage(100)), stranger.options)).toBe('NOT_IN_TEAM');
      const staff = await agent(top.member.id, 41);
      expect(await code(answerContract, { kind: 'daily', id, act }, staff.options)).toBe('NOT_AN_AGENT');
    },
  );

  test('takes no odd text', async () => {
    const [top] = await line();
    for (const id of ['0', '-1', '\u0000', '\ud800', '9'.repeat(30), '1e3'])
      expect(await code(answerContract, { kind: 'daily', id, act: 'accept' }, top.options)).toBe('BAD_REQUEST');
    for (const account of ['\u0000', '\ud800', 'a'.repeat(65)])
      expect(await code(offerContract, { ...offered(top, wage(100)), account }, top.options)).toBe('BAD_REQUEST');
    const quoted = { ...offered(top, wage(100)), account: "' OR 1=1" };
    expect(await code(offerContract, quoted, top.options)).toBe('NOT_IN_TEAM');
  });
});

test('which kinds are enabled goes for everybody below', async () => {
  const [, , low] = await line('hourly', wage(600));
  expect((await platform.call(consolidatedFunds, {}, low.options)).value).toMatchObject({
    contracthoursalreq: true,
    hourSalary: true,
    salary: false,
    enableCt: false,
    divtypereq: null,
  });
});
