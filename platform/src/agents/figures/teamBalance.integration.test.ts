import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { type Member, moveMember } from '../../access/members/index.ts';
import { addMember, deposit } from '../../testing/members.ts';
import { type TestPlatform, testPlatform } from '../../testing/testPlatform.ts';
import { readTeamBalances, teamBalanceOf } from './teamBalance.ts';

jest.setTimeout(240_000);

let platform: TestPlatform;
let payments = 0;
let now = new Date('2026-03-01T05:00:00Z');
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform?.close());

const read = (): Promise<boolean> => {
  now = new Date(now.getTime() + 1_000);
  return readTeamBalances(platform.database, now);
};

type Step =
  | { readonly kind: 'pay' | 'spend'; readonly who: number }
  | { readonly kind: 'move'; readonly who: number; readonly to: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constantFrom('pay' as const, 'spend' as const), who: fc.nat(7) }),
  fc.record({ kind: fc.constant('move' as const), who: fc.nat(7), to: fc.nat(7) }),
);

interface Stand {
  readonly tree: readonly Member[];
  readonly parents: number[];
  readonly has: bigint[];
}

async function take(step: Step, { tree, parents, has }: Stand): Promise<void> {
  const [who, had] = [tree[step.who], has[step.who] ?? 0n];
  if (!who) throw new Error('nobody');
  payments += 1;
  const key = `payment ${payments}`;
  if (step.kind === 'move') {
    const to = tree[step.to];
    if (to && (await moveMember(platform.database, who.id, { uplineId: to.id, now })).status === 'moved')
      parents[step.who] = step.to;
  } else if (step.kind === 'pay') {
    await deposit(platform.owner, who.id, 1_000n, { key });
    has[step.who] = had + 1_000n;
  } else if (had > 0n) {
    const from = { kind: 'member', owner: who.id } as const;
    await deposit(platform.owner, who.id, had, { key, kind: 'bet', from, to: { kind: 'vendor', owner: 'REELS' } });
    has[step.who] = 0n;
  }
}

test('in trees that move, every agent’s team has what the wallets below it have', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
      const parents: number[] = [];
      const tree = [await addMember(platform.owner, { customerType: 2 })];
      for (let place = 1; place < 8; place += 1) {
        const upline = tree[(place - 1) >> 1];
        tree.push(await addMember(platform.owner, { customerType: 2, uplineId: upline?.id ?? null }));
        parents[place] = (place - 1) >> 1;
      }
      const has = tree.map(() => 0n);
      for (const taken of steps) await take(taken, { tree, parents, has });
      expect(await read()).toBe(true);
      const isBelow = (place: number, top: number): boolean => {
        const parent = parents[place];
        return parent !== undefined && (parent === top || isBelow(parent, top));
      };
      for (const [top, { id }] of tree.entries()) {
        const below = has.filter((_amount, place) => isBelow(place, top)).reduce((sum, amount) => sum + amount, 0n);
        expect(await teamBalanceOf(platform.database, id)).toEqual({ balance: below, readAt: now });
      }
    }),
    { numRuns: 12 },
  );
});

test('wallets are read once by several processes, and not again before the pause is over', async () => {
  const later = new Date(now.getTime() + 60_000);
  const turns = await Promise.all([1, 2, 3].map(() => readTeamBalances(platform.database, later, 30_000)));
  expect(turns.filter(Boolean)).toHaveLength(1);
  expect(await readTeamBalances(platform.database, new Date(later.getTime() + 29_000), 30_000)).toBe(false);
  expect(await readTeamBalances(platform.database, new Date(later.getTime() + 30_000), 30_000)).toBe(true);
});
