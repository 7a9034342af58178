import { createHash } from 'node:crypto';
import { seededRandom } from '../random.ts';
import { planWallet } from './planWallet.ts';
import type { WalletPlan } from './step.ts';

export interface PlanOptions {
  readonly seed: string;
  readonly operations: number;
  readonly wallets: number;
  /** Kills of platforms, and as many of PostgreSQL. */
  readonly kills: number;
}

export interface Kill {
  readonly what: 'platform' | 'postgres';
  /** After this many operations were answered. */
  readonly after: number;
}

export interface Plan {
  readonly wallets: readonly WalletPlan[];
  readonly kills: readonly Kill[];
  readonly operations: number;
  /** Identifies the plan: the same seed and sizes give the same. */
  readonly digest: string;
}

/** Everything that will happen, determined by the seed and the sizes alone. */
export function makePlan({ seed, operations, wallets: count, kills: times }: PlanOptions): Plan {
  const wallets = Array.from({ length: count }, (_none, place) => {
    const own = Math.floor(operations / count) + (place < operations % count ? 1 : 0);
    return planWallet(seed, place, own);
  });
  const random = seededRandom(`${seed}/kills`);
  const kills = (['platform', 'postgres'] as const)
    .flatMap((what) =>
      Array.from({ length: times }, () => ({ what, after: random.int(1, Math.floor(operations * 0.9)) })),
    )
    .sort((a, b) => a.after - b.after);
  const digest = createHash('sha256').update(JSON.stringify({ wallets, kills })).digest('hex');
  return { wallets, kills, operations, digest };
}
