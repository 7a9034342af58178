import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Operation } from '@unisite/shared/contract';
import type { Queryable } from '../database/connect.ts';
import { Refusal } from './refusal.ts';

/** A call's response. */
export interface StoredResponse {
  readonly status: number;
  readonly body: unknown;
}

/** The response to a replay, and the record to store from now on; null keeps the old one. */
export interface Replay {
  readonly response: StoredResponse;
  readonly toStore: StoredResponse | null;
}

interface KeyedCall {
  /** Member id, or empty for a visitor. */
  readonly member: string;
  readonly market: string;
  readonly key: string;
  readonly operation: string;
  readonly request: unknown;
  /**
   * Hex, kept outside the database: a request may contain a password, and a plain hash of it could be brute-forced
   * quickly.
   */
  readonly hashKey: string;
}

/**
 * Stores a call's response in the transaction of its work: once committed, replays get it, whatever happens to the
 * process or the connection.
 *
 * @throws Refusal STILL_RUNNING where the call counted as dead and another took its key over: nothing may be committed
 */
export type StoreInTransaction = (q: Queryable, response: StoredResponse) => Promise<void>;

interface IdempotencyRow {
  readonly operation: string;
  readonly hash: Buffer;
  readonly status: number | null;
  readonly answer: unknown;
  readonly at: Date;
}

/** After this long a call without a response counts as dead (its process ended) and may run again. */
const STALE_CLAIM_MS = 60_000;
const MAX_WAIT_MS = 10_000;
const POLL_MS = 40;

/**
 * Runs a call once per key: replays get the original's response, concurrent ones wait for it; another operation or body
 * under the same key is refused with CONFLICT. A call whose response is not stored can be retried.
 *
 * @param run does the work; what moves money or creates stores its response in the same transaction
 * @param toStore what is stored for replays; null: nothing. By default every response below 500, unchanged
 * @param replay responds to a replay where the stored response alone is not enough; `at` is the time of the original
 */
export async function runOnce(
  database: Queryable,
  clock: () => Date,
  keyed: KeyedCall,
  run: (store: StoreInTransaction) => Promise<StoredResponse>,
  toStore: (answer: StoredResponse) => StoredResponse | null = (answer) => (answer.status < 500 ? answer : null),
  replay: (stored: StoredResponse, at: Date) => Promise<Replay> = async (stored) => ({
    response: stored,
    toStore: null,
  }),
): Promise<StoredResponse> {
  const slot = { ...keyed, key: storageKey(keyed) };
  const hash = hashOf(keyed);
  const until = performance.now() + MAX_WAIT_MS;
  let claimedAt = clock();
  while (!(await claimKey(database, claimedAt, slot, hash))) {
    const [stored] = await database.query<IdempotencyRow>(
      'SELECT operation, request_hash AS hash, status, answer, at FROM idempotency WHERE member = $1 AND key = $2',
      [slot.member, slot.key],
    );
    claimedAt = clock();
    if (!stored) continue;
    if (stored.operation !== slot.operation || !stored.hash.equals(hash)) throw new Refusal('CONFLICT');
    if (stored.status !== null) {
      const { response, toStore: keep } = await replay({ status: stored.status, body: stored.answer }, stored.at);
      if (keep) await replaceResponse(database, slot, keep);
      return response;
    }
    if (performance.now() > until) throw new Refusal('STILL_RUNNING', { retryAfter: 5 });
    await wait(POLL_MS);
  }

  const claim: Claim = { ...slot, claimedAt };
  let stored: StoredResponse | null = null;
  try {
    const answer = await run(async (q, response) => {
      if (!(await storeResponse(q, claim, response))) throw new Refusal('STILL_RUNNING', { retryAfter: 5 });
    });
    stored = toStore(answer);
    return answer;
  } finally {
    // The database, not the response, tells whether a transaction has stored one: that stays, unless it was extended
    // since.
    await (stored ? storeLast(database, claim, stored) : releaseKey(database, claim));
  }
}

/** Whether a member's call with this key succeeded: another one with it is a replay, or refused. */
export async function wasAnswered(
  q: Queryable,
  { member, key, operation }: { readonly member: string; readonly key: string; readonly operation: Operation },
): Promise<boolean> {
  const rows = await q.query(
    'SELECT FROM idempotency WHERE member = $1 AND key = $2 AND operation = $3 AND status = 200',
    [member, key, operation.name],
  );
  return rows.length > 0;
}

type Slot = Pick<KeyedCall, 'member' | 'key'>;
/** The time of the claim distinguishes it from a later one, by a call that took over. */
type Claim = Slot & { readonly claimedAt: Date };

/** A visitor has only the key as credential, so it is stored in a form that it cannot be read from. */
function storageKey({ member, key, hashKey }: KeyedCall): string {
  return member === '' ? requestHash(hashKey, `idempotency key ${key}`).toString('base64url') : key;
}

/** A member belongs to one market; a visitor's call in another market is a different one. */
function hashOf({ member, market, request, hashKey }: KeyedCall): Buffer {
  const where = member === '' ? ` ${market}` : '';
  return requestHash(hashKey, `idempotency${where} ${canonical(request)}`);
}

const requestHash = (hexKey: string, text: string): Buffer =>
  createHmac('sha256', Buffer.from(hexKey, 'hex')).update(text).digest();

async function claimKey(
  database: Queryable,
  now: Date,
  call: Slot & Pick<KeyedCall, 'operation'>,
  hash: Buffer,
): Promise<boolean> {
  const rows = await database.query(
    `INSERT INTO idempotency AS i (member, key, operation, request_hash, at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (member, key) DO UPDATE SET at = excluded.at
       WHERE i.status IS NULL AND i.at < $6 AND i.operation = excluded.operation AND i.request_hash = excluded.request_hash
     RETURNING 1`,
    [call.member, call.key, call.operation, hash, now, new Date(now.getTime() - STALE_CLAIM_MS)],
  );
  return rows.length > 0;
}

/** Returns whether the claim still held, and had no response yet. */
async function storeResponse(
  q: Queryable,
  { member, key, claimedAt }: Claim,
  answer: StoredResponse,
): Promise<boolean> {
  const rows = await q.query(
    `UPDATE idempotency SET status = $4, answer = $5 WHERE member = $1 AND key = $2 AND at = $3 AND status IS NULL
     RETURNING 1`,
    [member, key, claimedAt, answer.status, JSON.stringify(answer.body)],
  );
  return rows.length > 0;
}

/** Stores the response of a finished call; if its transaction stored it, what was added since. */
const storeLast = (q: Queryable, { member, key, claimedAt }: Claim, answer: StoredResponse): Promise<unknown> =>
  q.query(
    `UPDATE idempotency SET status = $4, answer = $5 WHERE member = $1 AND key = $2 AND at = $3
       AND (status IS NULL OR (status = $4 AND status = 200 AND answer IS DISTINCT FROM $5))`,
    [member, key, claimedAt, answer.status, JSON.stringify(answer.body)],
  );

/** Allows the call to be repeated under its key. */
const releaseKey = (q: Queryable, { member, key, claimedAt }: Claim): Promise<unknown> =>
  q.query('DELETE FROM idempotency WHERE member = $1 AND key = $2 AND at = $3 AND status IS NULL', [
    member,
    key,
    claimedAt,
  ]);

const replaceResponse = (q: Queryable, { member, key }: Slot, answer: StoredResponse): Promise<unknown> =>
  q.query('UPDATE idempotency SET status = $3, answer = $4 WHERE member = $1 AND key = $2', [
    member,
    key,
    answer.status,
    JSON.stringify(answer.body),
  ]);

/** JSON with sorted keys: the same request gives the same text. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, inner: unknown) =>
      inner !== null && typeof inner === 'object' && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? 'null'
  );
}

/** Deletes keys that nobody will repeat any more. */
export async function forgetOldKeys(database: Queryable, now: Date): Promise<void> {
  await database.query('DELETE FROM idempotency WHERE at < $1', [new Date(now.getTime() - 3 * 86_400_000)]);
}
