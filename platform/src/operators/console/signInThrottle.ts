import { delayAfter } from '../../access/identity/index.ts';
import type { Database, Queryable } from '../../foundation/database/connect.ts';
import { addressOf } from '../../foundation/http/ipAddress.ts';

/** What failures count against, and the longest delay that they cause, seconds. */
interface Subject {
  readonly name: string;
  readonly longest: number;
}

/**
 * An admitted try. It counts as failed until it is refunded or the failures are forgotten, so that concurrent tries
 * cannot all pass.
 */
export interface Attempt {
  readonly subjects: readonly { readonly name: string; readonly lastAt: Date }[];
}

/** Longest delay for an address with failures, and for known addresses. */
const LONGEST_SECONDS = 15 * 60;
/** Longest delay for an account's passwords from all unknown addresses together. */
const LONGEST_FOR_STRANGERS = 60;
/** The count restarts after this time without a try. */
const FORGET_MS = 24 * 3_600_000;
/** How long an address stays known to an account. */
const KNOWN_MS = 90 * 24 * 3_600_000;

/** Who tries to sign in, and from where. */
export interface Trying {
  readonly account: string;
  readonly operatorId: string | null;
  readonly ip: string;
}

/**
 * What a try of a password or a code counts against: its address, and the account. Addresses that this operator
 * recently signed in from have separate counts, so that nobody elsewhere can lock the owner out. Codes are counted
 * separately: without the password nobody can cause a delay for them. Names without an account are counted in the same
 * way.
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
  // Always in the same order, so that two tries cannot deadlock.
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

/** The try was right but the sign-in is incomplete: the try is not counted, earlier failures still are. */
export async function refundTry(q: Queryable, { subjects }: Attempt): Promise<void> {
  for (const { name, lastAt } of subjects) {
    await q.query(
      'UPDATE operator_failure SET failures = greatest(failures - 1, 0), last_at = least(last_at, $2) WHERE subject = $1',
      [name, lastAt],
    );
  }
}

/** The sign-in is complete: counts restart, and the address becomes known. */
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
