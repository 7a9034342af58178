import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import type { MemberId } from '@unisite/shared/contract';
import fc from 'fast-check';
import { foldedPattern, type Member, memberById, moveMember } from '../../access/members/index.ts';
import { dayOf } from '../../foundation/calendar/days.ts';
import { addMember, deposit } from '../../testing/members.ts';
import { sealAll } from '../../testing/sealAll.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import type { TeamSelection } from './movedSql.ts';
import { rollFigures } from './rollFigures.ts';
import { activeIn, type Days, figuresByMember, figuresOf } from './teamFigures.ts';
import { figuresOfTeam, hasLost, rankTeam, sumOfTeam } from './teamRanking.ts';

jest.setTimeout(240_000);

const DAY_MS = 86_400_000;
const DAYS = 70;
const start = new Date('2026-01-10T05:00:00Z');
const at = (day: number) => new Date(start.getTime() + day * DAY_MS);
const today = dayOf(at(DAYS), 'Asia/Ho_Chi_Minh');

let platform: TestPlatform;
let payments = 0;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform?.close());

interface DayRow {
  readonly id: MemberId;
  readonly day: string;
  readonly path: string;
  readonly deposits: number;
  readonly staked: number;
}

/** Every member's days, with its position in the tree on each. */
const dayRows = (days: Days): Promise<DayRow[]> =>
  platform.owner.query<DayRow>(
    `SELECT member_id AS id, day, member_path_on(member_id, day) AS path, sum(deposits)::int AS deposits, sum(staked)::int AS staked
     FROM member_day WHERE day BETWEEN $1 AND $2 GROUP BY member_id, day`,
    [days.fromDay, days.toDay],
  );
const sumBy = (rows: readonly DayRow[], keyOf: (row: DayRow) => string): Record<string, number[]> => {
  const sums: Record<string, number[]> = {};
  for (const row of rows) {
    const [deposits = 0, staked = 0] = sums[keyOf(row)] ?? [];
    sums[keyOf(row)] = [deposits + row.deposits, staked + row.staked];
  }
  return sums;
};

async function rowsOf(selection: TeamSelection): Promise<Record<string, number[]>> {
  const { ids, total } = await rankTeam(platform.database, selection, {
    by: 'deposits',
    order: 'desc',
    limit: 50,
    offset: 0,
  });
  expect(total).toBe(ids.length);
  const figures = await figuresOfTeam(platform.database, { ...selection, ids });
  return Object.fromEntries(
    ids.map((id) => [id, [Number(figures.get(id)?.deposits ?? -1), Number(figures.get(id)?.staked ?? -1)]]),
  );
}

const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('pay' as const, 'bet' as const), who: fc.nat(9), day: fc.nat(DAYS) }),
  fc.record({ kind: fc.constant('move' as const), who: fc.nat(9), to: fc.nat(9), day: fc.nat(DAYS) }),
);

const move = async (who: Member, to: Member, now: Date) =>
  moveMember(platform.database, who.id, { uplineId: to.id, now });
async function act(kind: 'pay' | 'bet', { id }: Member, now: Date): Promise<void> {
  payments += 1;
  const key = `movement ${payments}`;
  if (kind === 'pay') await deposit(platform.owner, id, 1_000n, { key, at: now });
  else
    await deposit(platform.owner, id, 100n, {
      key,
      at: now,
      kind: 'bet',
      from: { kind: 'member', owner: id },
      to: { kind: 'vendor', owner: 'REELS' },
    });
}

/** Ten agents with money, five levels deep. */
async function addTree(): Promise<Member[]> {
  const tree: Member[] = [];
  for (let place = 0; place < 10; place += 1) {
    const upline = place > 1 ? tree[place >> 1] : undefined;
    tree.push(await addMember(platform.owner, { customerType: 2, uplineId: upline?.id ?? null }));
  }
  for (const who of tree) await deposit(platform.owner, who.id, 100_000n, { at: at(-40) });
  return tree;
}

interface Then {
  readonly days: Days;
  readonly rows: readonly DayRow[];
  readonly pathOf: ReadonlyMap<string, string>;
}

async function expectReports(agent: { readonly id: MemberId; readonly path: string }, { days, rows, pathOf }: Then) {
  const q = platform.database;
  const inTeam = rows.filter(({ path }) => path.includes(`/${agent.id}/`));
  const stillIn = inTeam.filter(({ id }) => pathOf.get(id)?.startsWith(agent.path));
  const selection = { agent, of: 'alone', days, today, folded: foldedPattern('') } as const;
  expect(await rowsOf(selection)).toEqual(sumBy(stillIn, ({ id }) => id));

  const branchOf = ({ path }: DayRow) => path.split(`/${agent.id}/`)[1]?.split('/')[0] || agent.id;
  const branches = [agent.path, ...[...pathOf].map(([id]) => `${agent.path}${id}/`)];
  const inBranches = inTeam.filter((row) => branches.includes(pathOf.get(branchOf(row)) ?? ''));
  expect(await rowsOf({ ...selection, of: 'branch' })).toEqual(sumBy(inBranches, branchOf));

  const [own, below] = await Promise.all([figuresOf(q, agent.id, 'own', days), figuresOf(q, agent.id, 'below', days)]);
  const depositsOf = (some: readonly DayRow[]) => some.reduce((sum, { deposits }) => sum + deposits, 0);
  expect(Number(own.deposits + below.deposits)).toBe(depositsOf(inTeam));
  for (const [of, shown] of [
    ['alone', stillIn],
    ['branch', inBranches],
  ] as const) {
    expect(Number((await sumOfTeam(q, { ...selection, of })).deposits)).toBe(depositsOf(shown));
    if (shown.length < inTeam.length) expect(await hasLost(q, { ...selection, of })).toBe(true);
  }

  const active = inTeam.filter(({ staked }) => staked > 0).map(({ id }) => id);
  expect(await activeIn(q, agent.id, days)).toBe(new Set(active).size);
  const ids = [...pathOf].flatMap(([id, path]) => (path.startsWith(agent.path) ? [id as MemberId] : []));
  const figures = await figuresByMember(q, ids, days, agent.id);
  for (const id of ids)
    expect(Number(figures.get(id)?.own.deposits)).toBe(depositsOf(stillIn.filter((row) => row.id === id)));
}

test('in random trees that move, an agent’s report has the days on which each stood below it, and what it lacks is told', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 12, maxLength: 40 }),
      fc.nat(DAYS),
      fc.nat(DAYS),
      async (steps, one, other) => {
        const tree = await addTree();
        // days only move forward: no member is moved on a day before an earlier move
        for (const taken of steps.toSorted((a, b) => a.day - b.day)) {
          const [who, to] = [tree[taken.who], taken.kind === 'move' ? tree[taken.to] : undefined];
          if (!who) throw new Error('nobody');
          if (taken.kind !== 'move') await act(taken.kind, who, at(taken.day));
          else if (to) await move(who, to, at(taken.day));
        }
        await sealAll(platform.owner);
        while ((await rollFigures(platform.database)) > 0);
        const days = {
          fromDay: dayOf(at(Math.min(one, other)), 'Asia/Ho_Chi_Minh'),
          toDay: dayOf(at(Math.max(one, other)), 'Asia/Ho_Chi_Minh'),
        };
        const pathOf = new Map<string, string>();
        for (const { id } of tree) pathOf.set(id, (await memberById(platform.owner, id))?.path ?? '');
        const then = { days, pathOf, rows: await dayRows(days) };
        for (const { id } of tree) await expectReports({ id, path: pathOf.get(id) ?? '' }, then);
      },
    ),
    { numRuns: 15 },
  );
});
