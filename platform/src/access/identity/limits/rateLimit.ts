import type { Queryable } from '../../../foundation/database/connect.ts';
import { addressOf } from '../../../foundation/http/ipAddress.ts';
import { refuseIfThrottled } from '../../../foundation/http/serve.ts';
import type { Services } from '../services.ts';

/** Burst size and refill rate of a limit. Kept in the database, since several processes serve one site. */
export interface RateLimitRule {
  readonly name: string;
  readonly burst: number;
  /** Seconds until one more is allowed. */
  readonly every: number;
}

/** Each sign-in costs the site a password hash or a signature check. */
const signInPerAddress: RateLimitRule = { name: 'sign-in address', burst: 120, every: 1 };
/** Failed passwords for one account from anywhere; correct ones cost nothing. */
export const accountFailureRate: RateLimitRule = { name: 'failures account', burst: 30, every: 10 };

/**
 * A time further ahead than the limit itself could produce means the clock was set back: it is ignored, so nobody waits
 * for that. Clocks of several machines differ by less.
 */
const usedUntil = `greatest(CASE WHEN a.whole_at > $2::timestamptz + $4::interval + interval '5 minutes' THEN $2 ELSE a.whole_at END, $2)`;

/** Consumes one unit in one statement (generic cell rate algorithm). Returns the seconds to wait, 0 when consumed. */
export async function consumeRate(
  q: Queryable,
  now: Date,
  { name, burst, every }: RateLimitRule,
  key: string,
): Promise<number> {
  const [row] = await q.query<{ taken: boolean; seconds: number | null }>(
    `WITH taken AS (
       INSERT INTO access_allowance AS a (subject, whole_at) VALUES ($1, $2::timestamptz + $3::interval)
       ON CONFLICT (subject) DO UPDATE SET whole_at = ${usedUntil} + $3::interval
         WHERE ${usedUntil} + $3::interval <= $2::timestamptz + $4::interval
       RETURNING 1)
     SELECT EXISTS (SELECT FROM taken) AS taken,
       (SELECT extract(epoch FROM whole_at + $3::interval - $2 - $4::interval)::float8 FROM access_allowance WHERE subject = $1) AS seconds`,
    [subjectOf(name, key), now, `${every} seconds`, `${burst * every} seconds`],
  );
  if (row?.taken) return 0;
  // If others consumed the last unit concurrently, the statement does not return by how much.
  return Math.max(row?.seconds ?? every, 1);
}

/** Refunds one consumed unit: what it was consumed for did no harm. */
export async function refundRate(q: Queryable, { name, every }: RateLimitRule, key: string): Promise<void> {
  await q.query('UPDATE access_allowance SET whole_at = whole_at - $2::interval WHERE subject = $1', [
    subjectOf(name, key),
    `${every} seconds`,
  ]);
}

/** Refunds everything consumed. */
export async function clearRate(q: Queryable, { name }: RateLimitRule, key: string): Promise<void> {
  await q.query('DELETE FROM access_allowance WHERE subject = $1', [subjectOf(name, key)]);
}

/** Refuses with TOO_MANY_REQUESTS when the address has signed in, or tried to, too often. */
export async function limitSignIns(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  ip: string,
  rule: RateLimitRule = signInPerAddress,
): Promise<void> {
  refuseIfThrottled(await consumeRate(database, clock(), rule, addressOf(ip)));
}

export async function deleteFullRates(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM access_allowance WHERE whole_at <= $1', [now]);
}

const subjectOf = (name: string, key: string): string => `${name} ${key}`;
