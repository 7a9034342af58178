import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { agent, player } from '@unisite/demonstration/seed/people';
import { agentOverview, type MemberId } from '@unisite/shared/contract';
import { hashPassword } from '../identity/index.ts';
import { createMember } from '../members/index.ts';
import { type TestPlatform, testPlatform } from '../testing/testPlatform.ts';

jest.setTimeout(120_000);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform({ seed: true });
});
afterAll(() => platform.close());

const under = `FROM member m JOIN member root ON m.path LIKE root.path || '_%' WHERE root.account = '${agent.account}'`;

describe('the overview', () => {
  it('shows the agent’s own subtree', async () => {
    const signedIn = await platform.signIn(agent.account, agent.password);
    const overview = (await platform.call(agentOverview, {}, signedIn)).value;
    const q = platform.database;
    const [people] = await q.query<{ team: number; direct: number; balance: number }>(
      `SELECT count(*)::int AS team, count(*) FILTER (WHERE m.upline_id = root.id)::int AS direct,
              sum((SELECT balance FROM account WHERE kind = 'member' AND owner = m.id::text))::float8 / 100 AS balance ${under}`,
    );
    expect([overview.team, overview.direct, overview.teamBalance]).toEqual([
      people?.team,
      people?.direct,
      people?.balance,
    ]);
    const [play] = await q.query<{ turnover: number; payout: number; active: number }>(
      `SELECT sum(staked)::float8 / 100 AS turnover, sum(won)::float8 / 100 AS payout, count(DISTINCT r.member_id)::int AS active
         FROM game_round r WHERE r.member_id IN (SELECT m.id ${under})
          AND (r.opened_at AT TIME ZONE 'Asia/Ho_Chi_Minh')::date > (now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date - 30`,
    );
    expect([overview.month.turnover, overview.month.payout, overview.month.activeMembers]).toEqual([
      play?.turnover,
      play?.payout,
      play?.active,
    ]);
    expect(overview.month.result).toBeCloseTo(overview.month.payout - overview.month.turnover, 2);
    expect(overview.month.deposits).toBeGreaterThan(0);
    expect(overview.month.withdrawals).toBeGreaterThan(0);
    expect(overview.days).toHaveLength(30);
    const sum = overview.days.reduce((total, { turnover }) => total + turnover, 0);
    expect(sum).toBeCloseTo(overview.month.turnover, 2);
    expect(overview.days.at(-1)?.turnover).toBe(overview.today.turnover);
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
    expect((await platform.call(agentOverview, {}, staff)).value.month.turnover).toBe(before.month.turnover);
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
    expect([overview.team, overview.teamBalance, overview.month.turnover]).toEqual([0, 0, 0]);
    expect(overview.days).toHaveLength(30);
  });
});
