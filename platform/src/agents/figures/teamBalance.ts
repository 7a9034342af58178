import { type Hundredths, hundredthsOf, type MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Job } from '../../foundation/schedule/job.ts';
import type { Services } from '../../foundation/services.ts';

const EVERY_MS = 2_000;
/** Share of a process's time: after a reading of one second, the next one comes twenty seconds later. */
const SHARE = 1 / 20;

/** Balance of everyone below an agent in main and vendor wallets, and when it was read; null: never yet. */
export interface TeamBalance {
  readonly balance: Hundredths;
  readonly readAt: Date | null;
}

export async function teamBalanceOf(q: Queryable, agentId: MemberId): Promise<TeamBalance> {
  const [row] = await q.query<{ balance: string; readAt: Date | null }>(
    `SELECT coalesce((SELECT k.balance FROM team_balance k WHERE k.agent_id = $1), 0)::text AS balance, r.read_at AS "readAt"
     FROM team_balance_reading r`,
    [agentId],
  );
  return { balance: hundredthsOf(row?.balance ?? 0), readAt: row?.readAt ?? null };
}

/**
 * Reads the wallets of all teams, unless they were read less than `notBeforeMs` ago or another process is reading them.
 * Returns whether it did.
 */
export async function readTeamBalances(q: Queryable, now: Date, notBeforeMs = 0): Promise<boolean> {
  const [row] = await q.query<{ read: boolean }>('SELECT team_balance_read($1, make_interval(secs => $2)) AS read', [
    now,
    notBeforeMs / 1_000,
  ]);
  return row?.read ?? false;
}

/** Refreshes team balances as often as a small share of processing time allows. */
export function readTeamBalancesJob({ database, clock }: Pick<Services, 'database' | 'clock'>): Job {
  let pause = EVERY_MS;
  return {
    name: 'figures.readTeamBalances',
    everyMs: EVERY_MS,
    async turn() {
      const began = performance.now();
      if (await readTeamBalances(database, clock(), pause))
        pause = Math.max(EVERY_MS, (performance.now() - began) / SHARE);
      return { nextMs: pause };
    },
    failure: 'balances of teams were not read',
    level: 'warn',
    retryMs: () => pause,
  };
}
