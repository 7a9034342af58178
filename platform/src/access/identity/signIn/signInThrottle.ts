import type { Database, Queryable } from '../../../foundation/database/connect.ts';
import { addressOf } from '../../../foundation/http/ipAddress.ts';

/** Free wrong passwords in a row: people mistype. */
const FREE_ATTEMPTS = 3;
const LONGEST_SECONDS = 15 * 60;
/** After this long without an attempt the count starts over. */
const FORGET_MS = 24 * 3_600_000;
/** More failures of an address within an hour, over all accounts, are not one person's. */
const MAX_FAILURES_PER_IP = 20;
const ADDRESS_MS = 3_600_000;

/** What an attempt counts against: the account as typed, existing or not, at an address. */
export interface TrySubject {
  readonly account: string;
  readonly ip: string;
}

/** Throttle state before an attempt. `seconds`: to wait; `isSuspect`: a human check is required. */
export interface ThrottleState {
  readonly seconds: number;
  readonly isSuspect: boolean;
}

interface FailureCount {
  readonly failures: number;
  readonly lastAt: Date;
}

/** Seconds to wait after the given number of wrong passwords in a row: 1, 2, 4 … 900. */
export function delayAfter(failures: number): number {
  return failures <= FREE_ATTEMPTS ? 0 : Math.min(LONGEST_SECONDS, 2 ** (failures - FREE_ATTEMPTS - 1));
}

/** Throttle state of this account at this address. Counts nothing. */
export async function readThrottleState(q: Queryable, now: Date, subject: TrySubject): Promise<ThrottleState> {
  const [row] = await q.query<FailureCount>(
    'SELECT failures, last_at AS "lastAt" FROM sign_in_failure WHERE account = $1 AND ip = $2',
    [subject.account, addressOf(subject.ip)],
  );
  const { seconds, isSuspect } = throttleStateAfter(row, now);
  return { seconds, isSuspect: isSuspect || (await needsHumanCheck(q, now, subject.ip)) };
}

/**
 * Counts an attempt as a failure before its password is checked, so that concurrent attempts gain nothing;
 * `forgetFailures` or `refundTry` undo it. A throttled attempt is not counted: see the returned state.
 *
 * @param isProven whether a human check was passed, which admits a suspect attempt
 */
export async function countTry(
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
    const [row] = await q.query<FailureCount>(
      'SELECT failures, last_at AS "lastAt" FROM sign_in_failure WHERE account = $1 AND ip = $2 FOR UPDATE',
      key,
    );
    const state = throttleStateAfter(row, now);
    if (state.seconds > 0 || (state.isSuspect && !isProven)) return state;
    await q.query(
      `UPDATE sign_in_failure SET last_at = $3, failures = CASE WHEN last_at < $4 THEN 1 ELSE failures + 1 END
       WHERE account = $1 AND ip = $2`,
      [...key, now, new Date(now.getTime() - FORGET_MS)],
    );
    return { seconds: 0, isSuspect: false };
  });
}

/** Undoes the count of a correct password while a second step is still due; earlier failures still count. */
export async function refundTry(q: Queryable, { account, ip }: TrySubject): Promise<void> {
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

function throttleStateAfter(row: FailureCount | undefined, now: Date): ThrottleState {
  if (!row) return { seconds: 0, isSuspect: false };
  const delay = delayAfter(row.failures);
  // A clock that was set back makes nobody wait longer than the count implies.
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
