import type { Database, Queryable } from '../../foundation/database/connect.ts';
import { addressOf } from '../../foundation/http/ipAddress.ts';

/** Wrong passwords in a row that cost nothing: people mistype. */
const FREE_ATTEMPTS = 3;
const LONGEST_SECONDS = 15 * 60;
/** After this long without a try the count starts over. */
const FORGET_MS = 24 * 3_600_000;
/** So many failures of an address within an hour, whatever the accounts, are not one person's. */
const MAX_FAILURES_PER_IP = 20;
const ADDRESS_MS = 3_600_000;

/** What a try is counted against: the account as it was typed, whether or not there is one, at an address. */
export interface TrySubject {
  readonly account: string;
  readonly ip: string;
}

/** How a try stands before it is made. `seconds`: to wait; `isSuspect`: a person has to be shown to act. */
export interface ThrottleState {
  readonly seconds: number;
  readonly isSuspect: boolean;
}

interface Counted {
  readonly failures: number;
  readonly lastAt: Date;
}

/** Seconds to wait after so many wrong passwords in a row: 1, 2, 4 … 900. */
export function delayAfter(failures: number): number {
  return failures <= FREE_ATTEMPTS ? 0 : Math.min(LONGEST_SECONDS, 2 ** (failures - FREE_ATTEMPTS - 1));
}

/** Whether this account may be tried from this address now, and what it takes. Nothing is counted. */
export async function readThrottleState(q: Queryable, now: Date, subject: TrySubject): Promise<ThrottleState> {
  const [row] = await q.query<Counted>(
    'SELECT failures, last_at AS "lastAt" FROM sign_in_failure WHERE account = $1 AND ip = $2',
    [subject.account, addressOf(subject.ip)],
  );
  const { seconds, isSuspect } = standingAfter(row, now);
  return { seconds, isSuspect: isSuspect || (await needsHumanCheck(q, now, subject.ip)) };
}

/**
 * Counts a try as a failure before its password is looked at, so that tries at once are no more than tries one by one;
 * `forgetFailures` or `giveBack` take it back. What may not be tried yet is not counted: see the answer.
 *
 * @param isProven whether a person was shown to act, which lets a suspect try through
 */
export async function takeTry(
  database: Database,
  now: Date,
  { account, ip }: TrySubject,
  isProven: boolean,
): Promise<ThrottleState> {
  const key = [account, addressOf(ip)];
  return database.transaction(async (q) => {
    await q.query(
      'INSERT INTO sign_in_failure (account, ip, failures, last_at) VALUES ($1, $2, 0, $3) ON CONFLICT DO NOTHING',
      [...key, now],
    );
    const [row] = await q.query<Counted>(
      'SELECT failures, last_at AS "lastAt" FROM sign_in_failure WHERE account = $1 AND ip = $2 FOR UPDATE',
      key,
    );
    const standing = standingAfter(row, now);
    if (standing.seconds > 0 || (standing.isSuspect && !isProven)) return standing;
    await q.query(
      `UPDATE sign_in_failure SET last_at = $3, failures = CASE WHEN last_at < $4 THEN 1 ELSE failures + 1 END
       WHERE account = $1 AND ip = $2`,
      [...key, now, new Date(now.getTime() - FORGET_MS)],
    );
    return { seconds: 0, isSuspect: false };
  });
}

/** The try was right, and the sign-in is not whole: it counts for nothing, what failed before still does. */
export async function giveBack(q: Queryable, { account, ip }: TrySubject): Promise<void> {
  await q.query('UPDATE sign_in_failure SET failures = greatest(failures - 1, 0) WHERE account = $1 AND ip = $2', [
    account,
    addressOf(ip),
  ]);
}

export async function forgetFailures(q: Queryable, { account, ip }: TrySubject): Promise<void> {
  await q.query('DELETE FROM sign_in_failure WHERE account = $1 AND ip = $2', [account, addressOf(ip)]);
}

export async function forgetOldFailures(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM sign_in_failure WHERE last_at < $1', [new Date(now.getTime() - FORGET_MS)]);
}

function standingAfter(row: Counted | undefined, now: Date): ThrottleState {
  if (!row) return { seconds: 0, isSuspect: false };
  const delay = delayAfter(row.failures);
  // A clock that was set back makes nobody wait longer than the count says.
  const passed = Math.max(0, (now.getTime() - row.lastAt.getTime()) / 1000);
  const isForgotten = now.getTime() - row.lastAt.getTime() > FORGET_MS;
  return {
    seconds: Math.max(0, Math.ceil(delay - passed)),
    isSuspect: !isForgotten && row.failures >= FREE_ATTEMPTS,
  };
}

async function needsHumanCheck(q: Queryable, now: Date, ip: string): Promise<boolean> {
  const [row] = await q.query<{ failures: number }>(
    'SELECT coalesce(sum(failures), 0)::int AS failures FROM sign_in_failure WHERE ip = $1 AND last_at > $2',
    [addressOf(ip), new Date(now.getTime() - ADDRESS_MS)],
  );
  return (row?.failures ?? 0) >= MAX_FAILURES_PER_IP;
}
