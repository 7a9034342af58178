import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { hundredthsOf } from '@unisite/shared/contract';
import fc from 'fast-check';
import { moveMember } from '../../access/members/index.ts';
import { placeHold, releaseHold, returnPayout, settleHold, violationsOf } from '../../money/ledger/index.ts';
import { addMember, deposit } from '../../testing/members.ts';
import { sealAll } from '../../testing/sealAll.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { checkFigures, figureRules } from './checkFigures.ts';
import { rollFigures } from './rollFigures.ts';

jest.setTimeout(240_000);

const day = 86_400_000;

const broken = async (platform: TestPlatform) => (await checkFigures(platform.owner)).map(({ invariant }) => invariant);

async function rollAll(platform: TestPlatform): Promise<void> {
  await sealAll(platform.owner);
  while ((await rollFigures(platform.database)) > 0);
}

describe('the demonstration’s history', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await testPlatform({ seed: true });
    await rollAll(platform);
  });
  afterAll(() => platform?.close());

  test('is added up to the hundredth, and once', async () => {
    expect(await broken(platform)).toEqual([]);
    const [sums] = await platform.database.query<{ members: string; teams: string }>(
      `SELECT (SELECT sum(staked) FROM member_day) AS members,
         (SELECT sum(t.staked) FROM team_day t JOIN member m ON m.id = t.agent_id WHERE m.upline_id IS NULL) AS teams`,
    );
    expect(BigInt(sums?.members ?? 0)).toBeGreaterThan(BigInt(sums?.teams ?? 0));
    const [markets] = await platform.database.query<{ played: number; given: number; active: number }>(
      `SELECT (SELECT count(DISTINCT vendor_code) FROM market_day WHERE staked > 0)::int AS played,
         (SELECT count(*) FROM market_gift_day)::int AS given, (SELECT count(*) FROM market_active)::int AS active`,
    );
    expect(Math.min(markets?.played ?? 0, markets?.given ?? 0, markets?.active ?? 0)).toBeGreaterThan(5);
    await rollAll(platform);
    expect(await broken(platform)).toEqual([]);
  });

  test.each<[string, keyof typeof figureRules, string]>([
    [
      'a member’s day',
      'a member’s day is the sum of its movements',
      'UPDATE member_day SET won = won + 1 WHERE ctid = (SELECT ctid FROM member_day WHERE won > 0 LIMIT 1)',
    ],
    [
      'a team’s day',
      'a team’s day is the sum of its members’',
      'UPDATE team_day SET deposits = deposits - 1 WHERE ctid = (SELECT ctid FROM team_day LIMIT 1)',
    ],
    [
      'a team that lacks a day',
      'a team’s day is the sum of its members’',
      'DELETE FROM team_day WHERE ctid = (SELECT ctid FROM team_day WHERE staked > 0 LIMIT 1)',
    ],
    [
      'a day of play too few',
      'a member’s month in a line is the sum of its days in it',
      'DELETE FROM member_month WHERE ctid = (SELECT ctid FROM member_month LIMIT 1)',
    ],
    [
      'a member’s month',
      'a member’s month in a line is the sum of its days in it',
      'UPDATE member_month SET staked = staked + 1 WHERE ctid = (SELECT ctid FROM member_month LIMIT 1)',
    ],
    [
      'a market’s day',
      'a market’s day is the sum of its members’',
      'UPDATE market_day SET deposits = deposits + 1 WHERE ctid = (SELECT ctid FROM market_day WHERE deposits > 0 LIMIT 1)',
    ],
    [
      'what stands with another vendor',
      'a vendor’s day is what it took and paid',
      `UPDATE market_day SET vendor_code = 'ELSEWHERE' WHERE ctid = (SELECT ctid FROM market_day WHERE staked > 0 LIMIT 1)`,
    ],
    [
      'what agents were paid',
      'what a market’s agents were paid is what the house paid',
      'UPDATE market_day SET commission = commission + 1 WHERE ctid = (SELECT ctid FROM market_day LIMIT 1)',
    ],
    [
      'a gift of another source',
      'each source of a market’s gifts gave what its movements did',
      `UPDATE market_gift_day SET source = 'elsewhere' WHERE ctid = (SELECT ctid FROM market_gift_day LIMIT 1)`,
    ],
    [
      'a member who came back',
      'a market’s members who staked are counted once a day, week and month',
      'UPDATE market_active SET returning_members = returning_members - 1 WHERE ctid = (SELECT ctid FROM market_active WHERE returning_members > 0 LIMIT 1)',
    ],
  ])('%s that is one off is noticed: %s', async (_what, rule, sql) => {
    await platform.owner
      .transaction(async (q) => {
        await q.query(sql);
        expect(await violationsOf(q, { [rule]: figureRules[rule] })).not.toEqual([]);
        throw new Error('undone');
      })
      .catch((error: Error) => expect(error.message).toBe('undone'));
  });

  test('the platform’s own role cannot write a figure', async () => {
    const tables = [
      'member_day',
      'team_day',
      'member_month',
      'market_day',
      'market_gift_day',
      'market_active',
      'figures_state',
    ];
    for (const table of tables)
      await expect(platform.database.query(`DELETE FROM ${table}`)).rejects.toThrow('permission denied');
  });
});

describe('in a tree that moves', () => {
  let platform: TestPlatform;
  beforeAll(async () => {
    platform = await testPlatform();
  });
  afterAll(() => platform?.close());
  let payments = 0;
  const pay = ({ id }: { readonly id: string }, amount: bigint, at: Date) => {
    payments += 1;
    return deposit(platform.owner, id, amount, { key: `payment ${payments}`, at });
  };

  test('what was done up to the day of a move stays with the old line, what comes later goes to the new one', async () => {
    const q = platform.owner;
    const [left, right] = [await addMember(q, { customerType: 2 }), await addMember(q, { customerType: 2 })];
    const child = await addMember(q, { customerType: 2, uplineId: left.id });
    const player = await addMember(q, { uplineId: child.id });
    const now = new Date();
    await pay(player, 100_00n, now);
    expect(await moveMember(platform.database, child.id, { uplineId: right.id, now })).toEqual({
      status: 'moved',
      moved: 2,
    });
    await pay(player, 20_00n, now);
    await pay(player, 3_00n, new Date(now.getTime() + day));
    await rollAll(platform);
    const sumOf = async (agentId: string) => {
      const [row] = await q.query<{ deposits: string | null }>(
        'SELECT sum(deposits)::text AS deposits FROM team_day WHERE agent_id = $1',
        [agentId],
      );
      return row?.deposits ?? null;
    };
    expect([await sumOf(left.id), await sumOf(right.id), await sumOf(child.id)]).toEqual(['12000', '300', '12300']);
    expect(await broken(platform)).toEqual([]);
  });

  test('what came back of a withdrawal is none, on the day that it came back; a day begins at midnight in Vietnam', async () => {
    const { id: memberId } = await addMember(platform.owner);
    await pay({ id: memberId }, 1_000n, new Date('2026-03-03T16:59:59Z'));
    const held = (step: string, amount: bigint) => ({
      memberId,
      currency: 'VND',
      amount: hundredthsOf(amount),
      key: `withdrawal ${memberId} ${step}`,
      subject: { vi: 'Rút tiền', en: 'Withdrawal' },
      reference: 'W1',
      at: new Date('2026-03-03T17:00:00Z'),
    });
    await placeHold(platform.owner, held('ask', 400n));
    await releaseHold(platform.owner, held('back', 400n));
    await placeHold(platform.owner, held('again', 300n));
    const fee = hundredthsOf(30);
    await platform.owner.transaction((q) => settleHold(q, { ...held('pay', 300n), fee }));
    await platform.owner.transaction((q) => returnPayout(q, { ...held('return', 100n), fee: hundredthsOf(0) }));
    await rollAll(platform);
    const rows = await platform.owner.query(
      'SELECT day, deposits::int, withdrawals::int FROM member_day WHERE member_id = $1 ORDER BY day',
      [memberId],
    );
    expect(rows).toEqual([
      { day: '2026-03-03', deposits: 1_000, withdrawals: 0 },
      { day: '2026-03-04', deposits: 0, withdrawals: 200 },
    ]);
    expect(await broken(platform)).toEqual([]);
  });

  test('random moves, several at once, never make a circle or lose a hundredth', async () => {
    const q = platform.owner;
    const tree = await Promise.all(Array.from({ length: 8 }, () => addMember(q, { customerType: 2 })));
    let week = 0;
    const place = fc.integer({ min: 0, max: tree.length - 1 });
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('move' as const),
        who: place,
        to: fc.option(place),
        day: fc.integer({ min: 0, max: 6 }),
      }),
      fc.record({ kind: fc.constant('pay' as const), who: place, day: fc.integer({ min: 0, max: 6 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        // days only move forward: no member is moved on a day before an earlier move
        week += 1;
        const start = Date.now() + week * 7 * day;
        const inOrder = steps.toSorted((a, b) => a.day - b.day);
        for (let at = 0; at < inOrder.length; at += 2) {
          await Promise.all(
            inOrder.slice(at, at + 2).map((one) => {
              const who = tree[one.who];
              if (!who) throw new Error('nobody');
              const now = new Date(start + one.day * day);
              if (one.kind === 'pay') return pay(who, 100n, now);
              const uplineId = one.to === null ? null : (tree[one.to]?.id ?? null);
              return moveMember(platform.database, who.id, { uplineId, now });
            }),
          );
        }
        await rollAll(platform);
        expect(await broken(platform)).toEqual([]);
        const wrong = await q.query(
          `SELECT m.id FROM member m LEFT JOIN member u ON u.id = m.upline_id WHERE m.path <> coalesce(u.path, '/') || m.id || '/'`,
        );
        expect(wrong).toEqual([]);
      }),
      { numRuns: 15 },
    );
  });

  test('nobody is moved under itself, its own downline, a player, or another market’s agent', async () => {
    const q = platform.owner;
    const top = await addMember(q, { customerType: 1 });
    const below = await addMember(q, { customerType: 2, uplineId: top.id });
    const player = await addMember(q, { uplineId: below.id });
    const abroad = await addMember(q, { customerType: 1, marketCode: 'INT' });
    const move = async (who: typeof top, to: typeof top | null) =>
      (await moveMember(platform.database, who.id, { uplineId: to?.id ?? null, now: new Date() })).status;
    expect(await move(top, top)).toBe('own');
    expect(await move(top, below)).toBe('own');
    expect(await move(below, player)).toBe('own');
    expect(await move(top, player)).toBe('own');
    expect(await move(below, abroad)).toBe('market');
    expect(await move(below, top)).toBe('same');
    expect(await move(top, null)).toBe('same');
    expect(
      (await moveMember(platform.database, top.id, { uplineId: '999999999' as typeof top.id, now: new Date() })).status,
    ).toBe('unknown');
    const other = await addMember(q);
    expect(await move(below, other)).toBe('player');
    expect(await move(player, null)).toBe('moved');
  });

  test('a path that is not its upline’s is refused by the database', async () => {
    const one = await addMember(platform.owner);
    await expect(platform.owner.query(`UPDATE member SET path = '/1/' WHERE id = $1`, [one.id])).rejects.toThrow(
      'path of member',
    );
  });
});
