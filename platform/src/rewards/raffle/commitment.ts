import type { MemberId } from '@unisite/shared/contract';
import {
  type Keys,
  keyName,
  openBytes,
  openSecret,
  sealBytes,
  sealSecret,
} from '../../foundation/crypto/sealedSecret.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { commitmentOf, newSeed } from '../../play/lottery/index.ts';

/** The commitment to the seed of a member's next spin. */
export interface Commitment {
  readonly number: number;
  readonly hash: string;
}

const aboutSeed = (memberId: string, number: number): string => `seed of spin ${number} of member ${memberId}`;

interface Row extends Commitment {
  readonly sealed: Buffer;
}

const readRow = async (q: Queryable, memberId: MemberId): Promise<Row | undefined> => {
  const [row] = await q.query<Row>(
    'SELECT number, hash, seed_sealed AS sealed FROM raffle_commitment WHERE member_id = $1',
    [memberId],
  );
  return row;
};

/** The commitment of a member's next spin; the first one is created on demand. */
export async function commitmentFor(q: Queryable, keys: Keys, memberId: MemberId): Promise<Commitment> {
  const known = await readRow(q, memberId);
  if (known) return { number: known.number, hash: known.hash };
  const seed = newSeed();
  await q.query(
    `INSERT INTO raffle_commitment (member_id, number, hash, seed_sealed, sealed_with) VALUES ($1, 1, $2, $3, $4)
     ON CONFLICT (member_id) DO NOTHING`,
    [memberId, commitmentOf(seed), sealSecret(keys, aboutSeed(memberId, 1), seed), keyName(keys)],
  );
  const made = await readRow(q, memberId);
  if (!made) throw new Error('a commitment was not stored');
  return { number: made.number, hash: made.hash };
}

/**
 * The seed of a member's commitment with this hash, locked until the transaction ends; null if the hash is not current.
 */
export async function openCommitment(
  q: Queryable,
  keys: Keys,
  memberId: MemberId,
  hash: string,
): Promise<(Commitment & { readonly seed: string }) | null> {
  const [row] = await q.query<Row>(
    `SELECT number, hash, seed_sealed AS sealed FROM raffle_commitment WHERE member_id = $1 AND hash = $2
     FOR NO KEY UPDATE`,
    [memberId, hash],
  );
  if (!row) return null;
  return { number: row.number, hash, seed: openSecret(keys, aboutSeed(memberId, row.number), row.sealed) };
}

/** Commits to the seed of the next spin, in the transaction that reveals the seed of spin `after`. */
export async function commitNext(q: Queryable, keys: Keys, memberId: MemberId, after: number): Promise<Commitment> {
  const seed = newSeed();
  const next = { number: after + 1, hash: commitmentOf(seed) };
  await q.query(
    'UPDATE raffle_commitment SET number = $2, hash = $3, seed_sealed = $4, sealed_with = $5 WHERE member_id = $1',
    [memberId, next.number, next.hash, sealSecret(keys, aboutSeed(memberId, next.number), seed), keyName(keys)],
  );
  return next;
}

/**
 * Re-seals the seeds of future spins under the first key. Returns how many were under another.
 *
 * @throws Error for a seed that none of the keys opens
 */
export async function resealCommitments(q: Queryable, keys: Keys): Promise<number> {
  const rows = await q.query<Row & { memberId: string }>(
    `SELECT member_id AS "memberId", number, hash, seed_sealed AS sealed FROM raffle_commitment WHERE sealed_with <> $1`,
    [keyName(keys)],
  );
  for (const { memberId, number, sealed } of rows) {
    const about = aboutSeed(memberId, number);
    await q.query(
      'UPDATE raffle_commitment SET seed_sealed = $2, sealed_with = $3 WHERE member_id = $1 AND seed_sealed = $4',
      [memberId, sealBytes(keys, about, openBytes(keys, about, sealed)), keyName(keys), sealed],
    );
  }
  return rows.length;
}
