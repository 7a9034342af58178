import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import {
  agentTeam,
  downlineLimits,
  downlineRate,
  inbox,
  lotterySeries,
  MAX_OPEN_LINKS,
  makeRegistrationLink,
  openDownline,
  protection,
  registrationLinks,
  registrationsByLink,
  setDownlineLimit,
  setDownlineOpening,
  setDownlineRate,
  switchRegistrationLink,
} from '@unisite/shared/contract';
import { hashPassword } from '../../../access/identity/index.ts';
import { type Member, memberByAccount, moveMember, writeRate } from '../../../access/members/index.ts';
import { addDays, dayOf } from '../../../foundation/calendar/days.ts';
import { addMember } from '../../../testing/members.ts';
import { registrations } from '../../../testing/registrations.ts';
import { type CallOptions, type TestPlatform, testPlatform } from '../../../testing/testPlatform.ts';

jest.setTimeout(120_000);

const password = 'Demo-2026-x';
let platform: TestPlatform;
let passwordHash: string;
let serial = 0;
beforeAll(async () => {
  platform = await testPlatform({ settings: { trustProxy: 1 } });
  passwordHash = await hashPassword(password);
});
afterAll(() => platform?.close());

interface Agent {
  readonly member: Member;
  readonly options: CallOptions;
}

/** An agent with a rate, signed in. */
async function agentWith(series = 1970, uplineId: Member['id'] | null = null): Promise<Agent> {
  const member = await addMember(platform.owner, { customerType: 2, passwordHash, uplineId });
  await writeRate(platform.owner, member.id, { series, fromDay: '2026-01-01' });
  const { headers } = await platform.signIn(member.account, password);
  return { member, options: { headers } };
}
const name = () => {
  serial += 1;
  return `below${process.pid}x${serial}`;
};
const opening = (account = name(), more: object = {}) => ({
  account,
  password: 'ngua chay 2026',
  kind: 'agent' as const,
  rate: { series: 1960 },
  ...more,
});
const codeOf = (envelope: { success: boolean; code?: string }) => (envelope.success ? 'done' : envelope.code);

test('an agent changes only so much at once', async () => {
  const { options } = await agentWith();
  const nobody = { account: 'nobodyatall', isAllowed: true };
  const codes: unknown[] = [];
  for (let turn = 0; turn < 66; turn += 1)
    codes.push(codeOf((await platform.call(setDownlineOpening, nobody, options)).envelope));
  expect(new Set(codes.slice(0, 60))).toEqual(new Set(['NOT_IN_TEAM']));
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
});

describe('opening an account', () => {
  test('puts it right below the agent at its rate; its password is changed first', async () => {
    const { member, options } = await agentWith();
    const asked = opening(undefined, { note: 'Long Biên' });
    expect((await platform.call(openDownline, asked, options)).value).toEqual({ account: asked.account });
    const opened = await memberByAccount(platform.owner, asked.account);
    expect(opened).toMatchObject({ uplineId: member.id, customerType: 2, passwordExpired: true });
    const { rows, total } = (await platform.call(agentTeam, {}, options)).value;
    expect([total, rows[0]]).toMatchObject([
      1,
      {
        account: asked.account,
        kind: 'agent',
        rate: { series: 1960 },
        state: 'active',
        upline: member.account,
        note: 'Long Biên',
      },
    ]);
    const { headers } = await platform.signIn(asked.account, asked.password);
    expect(codeOf((await platform.call(agentTeam, {}, { headers })).envelope)).toBe('PASSWORD_CHANGE_REQUIRED');
  });

  test('is refused above one’s own rate, with a name that is taken or none, and a password that everybody tries', async () => {
    const { options } = await agentWith(1970);
    const open = async (asked: object) => codeOf((await platform.call(openDownline, asked as never, options)).envelope);
    expect(await open(opening(undefined, { rate: { series: 1972 } }))).toBe('RATE_TOO_HIGH');
    expect(await open(opening(undefined, { rate: { series: 1961 } }))).toBe('BAD_REQUEST');
    expect(await open(opening((await addMember(platform.owner)).account))).toBe('ACCOUNT_TAKEN');
    expect(await open(opening('unisiteadmin'))).toBe('ACCOUNT_TAKEN');
    for (const account of ['', '\u0000', '\ud800', 'tên có dấu', 'a'.repeat(65)])
      expect(await open(opening(account))).toBe('BAD_REQUEST');
    const typed = opening();
    expect(await open({ ...typed, password: typed.account })).toBe('PASSWORD_TOO_COMMON');
    const twice = opening();
    const answers = await Promise.all([open(twice), open(twice)]);
    expect(answers.sort()).toEqual(['ACCOUNT_TAKEN', 'done']);
  });

  test('is not for players and staff, nor for an agent who may not', async () => {
    const { member, options } = await agentWith();
    for (const customerType of [0, 41] as const) {
      const other = await addMember(platform.owner, { customerType, passwordHash, uplineId: member.id });
      const { headers } = await platform.signIn(other.account, password);
      expect(codeOf((await platform.call(openDownline, opening(), { headers })).envelope)).toBe('NOT_AN_AGENT');
    }
    const below = await agentWith(1960, member.id);
    await platform.call(setDownlineOpening, { account: below.member.account, isAllowed: false }, options);
    expect(codeOf((await platform.call(openDownline, opening(), below.options)).envelope)).toBe('NO_DOWNLINE');
    expect((await platform.call(agentTeam, {}, options)).value.rows.map(({ state }) => state)).toContain('noDownline');
  });
});

describe('rates', () => {
  test('change from tomorrow; whoever has more is named, counted, and pulled along', async () => {
    const top = await agentWith(1970);
    const middle = await agentWith(1960, top.member.id);
    const low = await agentWith(1950, middle.member.id);
    const { account } = middle.member;
    const look = (await platform.call(downlineRate, { account, series: 1940 }, top.options)).value;
    expect(look).toMatchObject({
      now: { series: 1960 },
      most: { series: 1970 },
      from: addDays(dayOf(new Date(), 'Asia/Ho_Chi_Minh'), 1),
      pulled: [{ account: low.member.account, rate: { series: 1950 } }],
      pulledCount: 1,
    });
    const set = async (rate: object, pulledCount: number) =>
      codeOf((await platform.call(setDownlineRate, { account, rate, pulledCount } as never, top.options)).envelope);
    expect(await set({ series: 1972 }, 0)).toBe('RATE_TOO_HIGH');
    expect(await set({ series: 1940 }, 0)).toBe('RATE_PULLS_OTHERS');
    expect(await set({ series: 1940 }, 1)).toBe('done');
    const [row] = (await platform.call(agentTeam, {}, top.options)).value.rows;
    expect(row).toMatchObject({ rate: { series: 1960 }, rateTomorrow: { series: 1940 } });
    expect((await platform.call(agentTeam, {}, middle.options)).value.rows[0]).toMatchObject({
      rateTomorrow: { series: 1940 },
    });
  });

  test('of players set what they may play at', async () => {
    const top = await agentWith(1970);
    const player = await addMember(platform.owner, { passwordHash, uplineId: top.member.id });
    const { headers } = await platform.signIn(player.account, password);
    expect((await platform.call(lotterySeries, {}, { headers })).value.most).toBe(1960);
    await writeRate(platform.owner, player.id, { series: 1974, fromDay: '2026-01-02' });
    expect((await platform.call(lotterySeries, {}, { headers })).value.most).toBe(1970);
  });
});

describe('links', () => {
  const link = { kind: 'player' as const, rate: { series: 1950 } };
  const { withName } = registrations(() => platform, Date.now);

  test('bring members right below the agent, at the link’s rate, as many as it says and no more, however many at once', async () => {
    const { member, options } = await agentWith();
    const made = (await platform.call(makeRegistrationLink, { ...link, uses: 2 }, options)).value;
    expect(made).toMatchObject({ state: 'open', used: 0, uses: 2, kind: 'player', rate: link.rate });
    expect(made.url).toMatch(new RegExp(`/register\\?referralCode=${made.code}$`));
    const answers = await Promise.all(Array.from({ length: 4 }, () => withName({ affiliateCode: made.code })));
    expect(answers.map(({ envelope }) => codeOf(envelope)).sort()).toEqual([
      'AFFILIATE_CODE_INVALID',
      'AFFILIATE_CODE_INVALID',
      'done',
      'done',
    ]);
    const [after] = (await platform.call(registrationLinks, {}, options)).value.rows;
    expect(after).toMatchObject({ state: 'usedUp', used: 2 });
    const { rows } = (await platform.call(registrationsByLink, { code: made.code }, options)).value;
    expect(rows.map(({ code, domain, deposited }) => [code, domain, deposited])).toEqual([
      [made.code, 'localhost', false],
      [made.code, 'localhost', false],
    ]);
    const brought = await memberByAccount(platform.owner, rows[0]?.account ?? '');
    expect(brought).toMatchObject({ uplineId: member.id, customerType: 0 });
    const [row] = (await platform.call(agentTeam, {}, options)).value.rows;
    expect(row?.rate).toEqual(link.rate);
  });

  test('of agents make agents; those that are off or over bring nobody', async () => {
    const { options } = await agentWith();
    const made = (await platform.call(makeRegistrationLink, { ...link, kind: 'agent' }, options)).value;
    const agent = await withName({ affiliateCode: made.code, username: name() });
    expect(agent.envelope).toMatchObject({ success: true });
    expect((await platform.call(agentTeam, {}, options)).value.rows[0]).toMatchObject({ kind: 'agent' });
    await platform.call(switchRegistrationLink, { code: made.code, isOn: false }, options);
    expect(codeOf((await withName({ affiliateCode: made.code })).envelope)).toBe('AFFILIATE_CODE_INVALID');
    await platform.call(switchRegistrationLink, { code: made.code, isOn: true }, options);
    await platform.owner.query(`UPDATE affiliate SET expires_at = now() - interval '1 second' WHERE code = $1`, [
      made.code,
    ]);
    expect(codeOf((await withName({ affiliateCode: made.code })).envelope)).toBe('AFFILIATE_CODE_INVALID');
    expect((await platform.call(registrationLinks, {}, options)).value.rows[0]?.state).toBe('expired');
  });

  test('are refused above one’s rate, for a day that is over, and past the most', async () => {
    const { options } = await agentWith();
    const make = async (more: object) =>
      codeOf((await platform.call(makeRegistrationLink, { ...link, ...more }, options)).envelope);
    expect(await make({ rate: { series: 1980 } })).toBe('RATE_TOO_HIGH');
    expect(await make({ lastDay: addDays(dayOf(new Date(), 'Asia/Ho_Chi_Minh'), -1) })).toBe('BAD_REQUEST');
    expect(await make({ lastDay: '2026-02-30' })).toBe('BAD_REQUEST');
    expect(await make({ uses: 0 })).toBe('BAD_REQUEST');
    const answers = await Promise.all(Array.from({ length: MAX_OPEN_LINKS + 5 }, () => make({})));
    expect(answers.filter((one) => one === 'done')).toHaveLength(MAX_OPEN_LINKS);
    expect(answers.filter((one) => one === 'TOO_MANY_LINKS')).toHaveLength(5);
  });
});

describe('whoever is not below', () => {
  let mine: Agent;
  const others: Record<string, string> = {};
  beforeAll(async () => {
    const above = await agentWith(1980);
    mine = await agentWith(1970, above.member.id);
    const beside = await agentWith(1970, above.member.id);
    const gone = await agentWith(1960, mine.member.id);
    await moveMember(platform.owner, gone.member.id, { uplineId: beside.member.id, now: new Date() });
    Object.assign(others, {
      above: above.member.account,
      beside: beside.member.account,
      'moved away': gone.member.account,
      nobody: 'nobodyatall',
      odd: "x' OR 1=1",
    });
  });

  const rate = { series: 1700 };
  test('cannot be found, and its links cannot be touched', async () => {
    for (const account of Object.values(others))
      expect((await platform.call(agentTeam, { search: account }, mine.options)).value.total).toBe(0);
    const other = await agentWith();
    const { code } = (await platform.call(makeRegistrationLink, { kind: 'player', rate }, other.options)).value;
    const touched = await platform.call(switchRegistrationLink, { code, isOn: false }, mine.options);
    expect(codeOf(touched.envelope)).toBe('NOT_FOUND');
    expect((await platform.call(registrationsByLink, { code }, mine.options)).value.total).toBe(0);
  });

  test('an agent cannot change its own rate or opening', async () => {
    const { account } = mine.member;
    const set = await platform.call(setDownlineRate, { account, rate, pulledCount: 0 }, mine.options);
    expect(codeOf(set.envelope)).toBe('NOT_IN_TEAM');
    const open = await platform.call(setDownlineOpening, { account, isAllowed: true }, mine.options);
    expect(codeOf(open.envelope)).toBe('NOT_IN_TEAM');
  });
});

describe('an agent’s limits', () => {
  const limitsOf = async (agent: Agent, account: string) =>
    (await platform.call(downlineLimits, { account }, agent.options)).value.limits.filter(
      ({ value }) => value !== null,
    );

  test('count beside the member’s own, the lowest of them, from the next bet on; and the member is told', async () => {
    const agent = await agentWith();
    const below = await agentWith(1960, agent.member.id);
    const { account } = below.member;
    expect(await limitsOf(agent, account)).toEqual([]);
    const set = { account, kind: 'loss' as const, period: 'day' as const };
    for (const value of [500_000, 300_000, 300_000]) {
      const { limits } = (await platform.call(setDownlineLimit, { ...set, value }, agent.options)).value;
      expect(limits).toHaveLength(12);
    }
    expect(await limitsOf(agent, account)).toEqual([{ kind: 'loss', period: 'day', value: 300_000 }]);
    const { limits } = (await platform.call(protection, {}, below.options)).value;
    expect(limits.find(({ kind, period }) => kind === 'loss' && period === 'day')).toMatchObject({
      limit: { value: 300_000, source: 'agent' },
      own: null,
    });
    const told = (await platform.call(inbox, { page: 1, pageSize: 20 }, below.options)).value.rows;
    expect(told.filter(({ title }) => title.includes('hạn mức'))).toHaveLength(2);

    await platform.call(setDownlineLimit, { ...set, value: null }, agent.options);
    expect(await limitsOf(agent, account)).toEqual([]);
    const noted = await platform.owner.query<{ who: string; act: string }>(
      'SELECT who, act FROM play_event WHERE member_id = $1 ORDER BY id',
      [below.member.id],
    );
    const who = `agent:${agent.member.account}`;
    expect(noted).toEqual([
      { who, act: 'limitSet' },
      { who, act: 'limitSet' },
      { who, act: 'limitRemoved' },
    ]);
  });

  test('are set by the agent right above alone, and not by its staff', async () => {
    const top = await agentWith();
    const middle = await agentWith(1960, top.member.id);
    const low = await agentWith(1950, middle.member.id);
    const ask = async (of: Agent) =>
      codeOf(
        (
          await platform.call(
            setDownlineLimit,
            { account: low.member.account, kind: 'time', period: 'week', value: 600 },
            of.options,
          )
        ).envelope,
      );
    expect([await ask(top), await ask(low), await ask(middle)]).toEqual(['NOT_RIGHT_BELOW', 'NOT_IN_TEAM', 'done']);
    const staff = await addMember(platform.owner, { customerType: 41, passwordHash, uplineId: middle.member.id });
    const { headers } = await platform.signIn(staff.account, password);
    expect(await ask({ member: staff, options: { headers } })).toBe('NOT_AN_AGENT');
  });

  test.each([
    ['time that is no whole minute', { kind: 'time', value: 1.5 }],
    ['more minutes than a month has', { kind: 'time', value: 44_641 }],
    ['less than nothing', { kind: 'loss', value: -1 }],
    ['three decimals', { kind: 'stake', value: 0.001 }],
  ])('%s is no limit', async (_what, more) => {
    const agent = await agentWith();
    const below = await agentWith(1960, agent.member.id);
    const asked = { account: below.member.account, period: 'day', ...more } as never;
    expect(codeOf((await platform.call(setDownlineLimit, asked, agent.options)).envelope)).toBe('BAD_REQUEST');
  });
});
