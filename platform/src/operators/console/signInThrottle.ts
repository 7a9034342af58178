import { delayAfter } from '../../access/identity/index.ts';
import type { Database, Queryable } from '../../foundation/database/connect.ts';
import { addressOf } from '../../foundation/http/ipAddress.ts';

/** What failures are counted against, and the longest they make it wait, seconds. */
interface Subject {
  readonly name: string;
  readonly longest: number;
}

/**
 * A try that was let through. It counts as failed until it is given back or everything is forgotten, so that tries at
 * once cannot pass together.
 */
export interface Attempt {
  readonly subjects: readonly { readonly name: string; readonly lastAt: Date }[];
}

/** Whoever fails from an address, and whoever is known there, waits as long as the count says. */
const LONGEST_SECONDS = 15 * 60;
/** All strange addresses together wait with passwords for one account, and only so long. */
const LONGEST_FOR_STRANGERS = 60;
/** After this long without a try the count starts over. */
const FORGET_MS = 24 * 3_600_000;
/** How long an address stays known to an account. */
const KNOWN_MS = 90 * 24 * 3_600_000;

/** Who tries, and from where. */
export interface Trying {
  readonly account: string;
  readonly operatorId: string | null;
  readonly ip: string;
}

/**
 * What a try of a password or a code counts against: the address it comes from, and the account. An address that this
 * operator signed in from lately has counts of its own for the account, so that nobody elsewhere can keep the owner
 * out. Codes are counted apart: who does not know the password makes nobody wait with them. Names that no account has
 * are counted alike.
 */
export async function subjectsOf(
  q: Queryable,
  now: Date,
  what: 'password' | 'code',
  { account, operatorId, ip }: Trying,
): Promise<readonly Subject[]> {
  const address = addressOf(ip);
  const known = await q.query('SELECT FROM operator_address WHERE operator_id = $1 AND address = $2 AND last_at > $3', [
    operatorId,
    address,
    new Date(now.getTime() - KNOWN_MS),
  ]);
  const longestForStrangers = what === 'password' ? LONGEST_FOR_STRANGERS : LONGEST_SECONDS;
  return [
    { name: `address ${address}`, longest: LONGEST_SECONDS },
    known.length > 0
      ? { name: `${what} of ${account} at ${address}`, longest: LONGEST_SECONDS }
      : { name: `${what} of ${account}`, longest: longestForStrangers },
  ];
}

/** Counts an attempt, or returns the seconds to wait and counts nothing. */
export async function countTry(
  database: Database,
  now: Date,
  subjects: readonly Subject[],
): Promise<{ readonly wait: number } | Attempt> {
  // In one order everywhere, so that two tries never wait for each other.
  const ordered = [...subjects].sort((a, b) => (a.name < b.name ? -1 : 1));
  return database.transaction(async (q) => {
    const taken: { name: string; lastAt: Date }[] = [];
    let wait = 0;
    for (const { name, longest } of ordered) {
      await q.query(
        'INSERT INTO operator_failure (subject, failures, last_at) VALUES ($1, 0, $2) ON CONFLICT DO NOTHING',
        [name, now],
      );
      const [row] = await q.query<{ failures: number; lastAt: Date }>(
        'SELECT failures, last_at AS "lastAt" FROM operator_failure WHERE subject = $1 FOR UPDATE',
        [name],
      );
      const { failures, lastAt } = row ?? { failures: 0, lastAt: now };
      const over = lastAt.getTime() + Math.min(longest, delayAfter(failures)) * 1000;
      wait = Math.max(wait, Math.ceil((over - now.getTime()) / 1000));
      taken.push({ name, lastAt });
    }
    if (wait > 0) return { wait };
    await q.query(
      'UPDATE operator_failure SET last_at = $2, failures = CASE WHEN last_at < $3 THEN 1 ELSE failures + 1 END WHERE subject = ANY ($1)',
      [ordered.map(({ name }) => name), now, new Date(now.getTime() - FORGET_MS)],
    );
    return { subjects: taken };
  });
}

/** The try was right but the sign-in is not whole: it counts for nothing, and what failed before still counts. */
export async function refundTry(q: Queryable, { subjects }: Attempt): Promise<void> {
  for (const { name, lastAt } of subjects) {
    await q.query(
      'UPDATE operator_failure SET failures = greatest(failures - 1, 0), last_at = least(last_at, $2) WHERE subject = $1',
      [name, lastAt],
    );
  }
}

/** The sign-in is whole: the counts start over, and the address is known from now on. */
export async function forgetFailures(q: Queryable, now: Date, trying: Trying): Promise<void> {
  const { operatorId, ip } = trying;
  const subjects = [...(await subjectsOf(q, now, 'password', trying)), ...(await subjectsOf(q, now, 'code', trying))];
  await q.query('DELETE FROM operator_failure WHERE subject = ANY ($1)', [subjects.map(({ name }) => name)]);
  await q.query(
    `INSERT INTO operator_address (operator_id, address, last_at) VALUES ($1, $2, $3)
     ON CONFLICT (operator_id, address) DO UPDATE SET last_at = excluded.last_at`,
    [operatorId, addressOf(ip), now],
  );
}

export async function forgetOldTries(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM operator_failure WHERE last_at < $1', [new Date(now.getTime() - FORGET_MS)]);
  await q.query('DELETE FROM operator_address WHERE last_at < $1', [new Date(now.getTime() - KNOWN_MS)]);
}
