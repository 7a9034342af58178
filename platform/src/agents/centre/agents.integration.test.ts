import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { agent, player } from '@unisite/demonstration/seed/people';
import {
  agentIncome,
  agentOverview,
  agentProfit,
  agentStatement,
  agentTeam,
  agentTransactions,
  type MemberId,
} from '@unisite/shared/contract';
import { hashPassword } from '../../access/identity/index.ts';
import { createMember } from '../../access/members/index.ts';
import { sealAll } from '../../testing/sealAll.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { readTeamBalances, rollFigures } from '../figures/index.ts';

jest.setTimeout(120_000);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ seed: true });
  await sealAll(platform.owner);
  await rollFigures(platform.database);
  await readTeamBalances(platform.database, new Date());
});
afterAll(() => platform.close());

const under = `FROM member m JOIN member root ON m.path LIKE root.path || '_%' WHERE root.account = '${agent.account}'`;

describe('the overview', () => {
  it('shows the agent’s own subtree, to the hundredth', async () => {
    const signedIn = await platform.signIn(agent.account, agent.password);
    const overview = (await platform.call(agentOverview, {}, signedIn)).value;
    const q = platform.database;
    const [people] = await q.query<{ team: number; direct: number; balance: number }>(
      `SELECT count(*)::int AS team, count(*) FILTER (WHERE m.upline_id = root.id)::int AS direct,
              sum((SELECT balance FROM account WHERE kind = 'member' AND owner = m.id::text))::float8 / 100 AS balance ${under}`,
    );
    expect([overview.members.team, overview.members.direct, overview.teamBalance]).toEqual([
      people?.team,
      people?.direct,
      people?.balance,
    ]);
    const [play] = await q.query<{ turnover: number; payout: number; active: number }>(
      `SELECT -sum(p.amount) FILTER (WHERE t.kind = 'bet')::float8 / 100 AS turnover, sum(p.amount) FILTER (WHERE t.kind = 'win')::float8 / 100 AS payout,
         count(DISTINCT a.owner) FILTER (WHERE t.kind = 'bet')::int AS active
       FROM transfer t JOIN posting p ON p.transfer_id = t.id JOIN account a ON a.id = p.account_id AND a.kind = 'member'
       WHERE a.owner::bigint IN (SELECT m.id ${under} UNION SELECT id FROM member WHERE account = '${agent.account}')
         AND (t.at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date BETWEEN $1 AND $2`,
      [overview.from, overview.to],
    );
    expect([overview.team.turnover, overview.team.payout, overview.members.active]).toEqual([
      play?.turnover,
      play?.payout,
      play?.active,
    ]);
    const { turnover, payout, rebate, bonus, result, deposits, withdrawals } = overview.team;
    expect(result).toBeCloseTo(payout + rebate + bonus - turnover, 2);
    expect(deposits).toBeGreaterThan(0);
    expect(withdrawals).toBeGreaterThan(0);
    expect(overview.days).toHaveLength(30);
    expect(overview.days.reduce((total, day) => total + day.turnover, 0)).toBeCloseTo(turnover, 2);
    expect(overview.days.reduce((total, day) => total + day.added, 0)).toBe(overview.members.added);
    const ofTeam = overview.categories.reduce((total, one) => total + one.turnover, 0);
    expect(ofTeam + overview.own.turnover).toBeCloseTo(turnover, 2);
  });

  it('is of the days that are asked for', async () => {
    const signedIn = await platform.signIn(agent.account, agent.password);
    const all = (await platform.call(agentOverview, {}, signedIn)).value;
    const week = (await platform.call(agentOverview, { from: all.days[20]?.day, to: all.days[26]?.day }, signedIn))
      .value;
    expect(week.days).toEqual(all.days.slice(20, 27));
    const before = (await platform.call(agentOverview, { from: all.days[13]?.day, to: all.days[19]?.day }, signedIn))
      .value;
    expect(week.before).toEqual(before.team);
    const { envelope } = await platform.call(agentOverview, { from: '2026-02-30' }, signedIn);
    expect(envelope).toMatchObject({ success: false, code: 'BAD_REQUEST' });
  });

  it('is refused to players', async () => {
    const signedIn = await platform.signIn(player.account, player.password);
    expect((await platform.call(agentOverview, {}, signedIn)).envelope).toMatchObject({ code: 'NOT_AN_AGENT' });
    expect((await platform.call(agentOverview, {})).status).toBe(401);
  });

  it('shows staff the team of the agent they work for', async () => {
    const q = platform.database;
    const [root] = await q.query<{ id: MemberId }>('SELECT id FROM member WHERE account = $1', [agent.account]);
    const owner = await platform.signIn(agent.account, agent.password);
    const before = (await platform.call(agentOverview, {}, owner)).value;
    await createMember(q, {
      account: 'staff1',
      nickname: 'Nhân viên',
      passwordHash: await hashPassword('Staff-2026'),
      customerType: 41,
      uplineId: root?.id ?? null,
      marketCode: 'VN',
    });
    const staff = await platform.signIn('staff1', 'Staff-2026');
    expect((await platform.call(agentOverview, {}, staff)).value.team.turnover).toBe(before.team.turnover);
  });

  it('is empty for an agent without a team', async () => {
    await createMember(platform.database, {
      account: 'lonely',
      nickname: 'Một mình',
      passwordHash: await hashPassword('Lonely-2026'),
      customerType: 2,
      marketCode: 'VN',
    });
    const lonely = await platform.signIn('lonely', 'Lonely-2026');
    const overview = (await platform.call(agentOverview, {}, lonely)).value;
    expect([overview.members.team, overview.teamBalance, overview.team.turnover]).toEqual([0, 0, 0]);
    expect(overview.days).toHaveLength(30);
    expect((await platform.call(agentTeam, {}, lonely)).value).toMatchObject({ total: 0, rows: [] });
  });
});

describe('the team', () => {
  it('a level adds up to the branch, and sorts by what it shows', async () => {
    const signedIn = await platform.signIn(agent.account, agent.password);
    const level = (await platform.call(agentTeam, { pageSize: 100 }, signedIn)).value;
    expect(level.total).toBe(level.rows.length);
    const sum = level.rows.reduce<number>((total, { figures }) => total + figures.turnover, level.own.figures.turnover);
    expect(sum).toBeCloseTo(level.branch.turnover, 2);
    for (const sort of ['turnover', 'result', 'balance', 'lastSeen', 'account'] as const) {
      const { rows } = (await platform.call(agentTeam, { sort, order: 'asc' as const, pageSize: 100 }, signedIn)).value;
      const key = ({ figures, balance, lastSeenAt, account }: (typeof rows)[number]) =>
        ({ turnover: figures.turnover, result: figures.result, balance, lastSeen: lastSeenAt ?? '', account })[sort];
      const keys: (string | number)[] = rows.map(key);
      expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
    }
  });

  it('is walked down, finds names without diacritics, and tells nobody what is above', async () => {
    const signedIn = await platform.signIn(agent.account, agent.password);
    const top = (await platform.call(agentTeam, { kind: 'agent' }, signedIn)).value;
    const below = top.rows.find(({ direct }) => direct > 0);
    const branch = (await platform.call(agentTeam, { account: below?.account }, signedIn)).value;
    expect(branch.way.map(({ account }) => account)).toEqual([agent.account, below?.account]);
    expect(branch.own.upline).toBe(agent.account);
    expect(top.own.upline).toBe('');
    const [named] = await platform.database.query<{ nickname: string; account: string }>(
      `SELECT m.nickname, m.account ${under} AND m.nickname ~ '[ạảãáàâấầăđéèêíìóòôơúùưý]' LIMIT 1`,
    );
    const plain = (named?.nickname ?? '')
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .replaceAll('đ', 'd')
      .replaceAll('Đ', 'D');
    const found = (await platform.call(agentTeam, { search: plain.toUpperCase(), pageSize: 100 }, signedIn)).value;
    expect(found.rows.map(({ account }) => account)).toContain(named?.account);
    const odd = (await platform.call(agentTeam, { search: '100%_\\' }, signedIn)).value;
    expect(odd.total).toBe(0);
  });
});

describe('reports', () => {
  it('branches add up to the team, and so does everybody alone', async () => {
    const signedIn = await platform.signIn(agent.account, agent.password);
    const { team } = (await platform.call(agentOverview, {}, signedIn)).value;
    const branches = (await platform.call(agentProfit, { pageSize: 100 }, signedIn)).value;
    const alone = (await platform.call(agentProfit, { of: 'alone', pageSize: 100 }, signedIn)).value;
    expect([branches.totals, alone.totals]).toEqual([team, team]);
    expect(branches.rows.reduce<number>((sum, { figures }) => sum + figures.turnover, 0)).toBeCloseTo(team.turnover, 2);
    expect(branches.rows.reduce((sum, { members }) => sum + members, 0)).toBe(alone.total);
    const ranked = alone.rows.map(({ figures }) => figures.turnover);
    expect(ranked).toEqual(ranked.toSorted((a, b) => b - a));
    const [first] = alone.rows;
    const found = (await platform.call(agentProfit, { of: 'alone', search: first?.account }, signedIn)).value;
    expect(found.rows.map(({ account }) => account)).toContain(first?.account);
  });

  it('what the team brought and took is what the figures say', async () => {
    const signedIn = await platform.signIn(agent.account, agent.password);
    const { team, from } = (await platform.call(agentOverview, {}, signedIn)).value;
    const all = (await platform.call(agentTransactions, {}, signedIn)).value;
    expect([all.from, all.deposits, all.withdrawals]).toEqual([from, team.deposits, team.withdrawals]);
    const some = (await platform.call(agentTransactions, { kind: 'withdrawal', pageSize: 5 }, signedIn)).value;
    expect(some.rows).toHaveLength(5);
    expect(some.rows.every(({ kind }) => kind === 'withdrawal')).toBe(true);
    const { envelope } = await platform.call(agentTransactions, { account: 'nobodyatall' }, signedIn);
    expect(envelope).toMatchObject({ code: 'NOT_IN_TEAM' });
  });

  it('a statement shows its inputs, to its own agent alone', async () => {
    const signedIn = await platform.signIn(agent.account, agent.password);
    const [own] = await platform.owner.query<{ id: MemberId }>('SELECT id FROM member WHERE account = $1', [
      agent.account,
    ]);
    const [child] = await platform.owner.query<{ id: MemberId; account: string }>(
      'SELECT id, account FROM member WHERE upline_id = $1 LIMIT 1',
      [own?.id],
    );
    const made = async (agentId: MemberId | undefined) => {
      const [row] = await platform.owner.query<{ id: string }>(
        `INSERT INTO agent_statement (kind, agent_id, currency, from_day, to_day, carried, earned, paid, made_at)
         VALUES ('series', $1, 'VND', current_date, current_date, -1000, 5000, 4000, now()) RETURNING id`,
        [agentId],
      );
      await platform.owner.query(
        'INSERT INTO agent_statement_line (statement_id, place, for_day, branch_id, staked, gap, amount) VALUES ($1, 0, current_date, $2, 500000, 20, 5000)',
        [row?.id, child?.id],
      );
      return row?.id ?? '';
    };
    const [mine, other] = [await made(own?.id), await made(child?.id)];
    const { value } = await platform.call(agentStatement, { id: mine }, signedIn);
    expect(value).toMatchObject({
      carried: -10,
      earned: 50,
      paid: 40,
      reference: `HH${mine}`,
      lines: [{ branch: child?.account, staked: 5_000, gap: 20, amount: 50 }],
    });
    expect((await platform.call(agentStatement, { id: other }, signedIn)).envelope).toMatchObject({
      code: 'NOT_FOUND',
    });
    const income = (await platform.call(agentIncome, {}, signedIn)).value;
    expect(income).toMatchObject({ earned: 50, paid: 40, kinds: [{ kind: 'series', earned: 50, paid: 40 }] });
  });
});
