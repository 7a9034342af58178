import type { Queryable } from '../database/connect.ts';

/** Wrong passwords in a row that cost nothing: people mistype. */
const FREE_FAILURES = 3;
const LONGEST_SECONDS = 15 * 60;
/** After this long without a try the count starts over. */
const FORGET_MS = 24 * 3_600_000;

/** Seconds to wait after so many wrong passwords in a row: 1, 2, 4 … 900. */
export function delayAfter(failures: number): number {
  return failures <= FREE_FAILURES ? 0 : Math.min(LONGEST_SECONDS, 2 ** (failures - FREE_FAILURES - 1));
}

/** Seconds until this account may be tried again from this address; counted for names that no account has as well. */
export async function secondsToWait(q: Queryable, now: Date, account: string, ip: string): Promise<number> {
  const [row] = await q.query<{ failures: number; lastAt: Date }>(
    'SELECT failures, last_at AS "lastAt" FROM sign_in_failure WHERE account = $1 AND ip = $2',
    [account, ip],
  );
  if (!row) return 0;
  const over = row.lastAt.getTime() + delayAfter(row.failures) * 1000;
  return Math.max(0, Math.ceil((over - now.getTime()) / 1000));
}

export async function countFailure(q: Queryable, now: Date, account: string, ip: string): Promise<void> {
  await q.query(
    `INSERT INTO sign_in_failure AS f (account, ip, failures, last_at) VALUES ($1, $2, 1, $3)
     ON CONFLICT (account, ip) DO UPDATE SET last_at = $3, failures = CASE WHEN f.last_at < $4 THEN 1 ELSE f.failures + 1 END`,
    [account, ip, now, new Date(now.getTime() - FORGET_MS)],
  );
}

export async function forgetFailures(q: Queryable, account: string, ip: string): Promise<void> {
  await q.query('DELETE FROM sign_in_failure WHERE account = $1 AND ip = $2', [account, ip]);
}

export async function forgetOldFailures(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM sign_in_failure WHERE last_at < $1', [new Date(now.getTime() - FORGET_MS)]);
}
