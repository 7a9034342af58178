import type { MemberId } from '@unisite/shared/contract';
import { type Keys, keyName, openSecret, sealSecret } from '../../../foundation/crypto/sealedSecret.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';

const about = (memberId: MemberId): string => `withdrawal PIN of member ${memberId}`;

interface StoredPin {
  readonly hash: Buffer;
  readonly sealedWith: string | null;
}

export async function hasWithdrawalPin(q: Queryable, memberId: MemberId): Promise<boolean> {
  return (await storedPin(q, memberId)) !== null;
}

/** The argon2id hash of a member's withdrawal PIN; null if there is none, or if no key opens it. */
export async function withdrawalPinHash(q: Queryable, keys: Keys, memberId: MemberId): Promise<string | null> {
  const stored = await storedPin(q, memberId);
  return stored && openedOrNull(keys, memberId, stored);
}

/** Stores a PIN's hash in place of the previous one. */
export async function writeWithdrawalPin(
  q: Queryable,
  keys: Keys,
  now: Date,
  memberId: MemberId,
  hash: string,
): Promise<void> {
  await q.query(
    `INSERT INTO withdrawal_pin (member_id, hash, set_at, sealed_with) VALUES ($1, $2, $3, $4)
     ON CONFLICT (member_id) DO UPDATE SET hash = excluded.hash, set_at = excluded.set_at, sealed_with = excluded.sealed_with`,
    [memberId, sealSecret(keys, about(memberId), hash), now, keyName(keys)],
  );
}

const BATCH = 500;

/**
 * Reseals with the first key what is under another, or was stored in the clear. `unopened`: hashes that no key opens,
 * whose members must set another PIN.
 */
export async function resealWithdrawalPins(q: Queryable, keys: Keys): Promise<{ resealed: number; unopened: number }> {
  const counted = { resealed: 0, unopened: 0 };
  let after = '0';
  for (;;) {
    const rows = await q.query<StoredPin & { memberId: MemberId }>(
      `SELECT member_id AS "memberId", hash, sealed_with AS "sealedWith" FROM withdrawal_pin
       WHERE sealed_with IS DISTINCT FROM $1 AND member_id > $2 ORDER BY member_id LIMIT ${BATCH}`,
      [keyName(keys), after],
    );
    for (const row of rows) {
      const plain = openedOrNull(keys, row.memberId, row);
      counted[plain === null ? 'unopened' : 'resealed'] += 1;
      if (plain === null) continue;
      // A member who sets another meanwhile has another hash.
      await q.query('UPDATE withdrawal_pin SET hash = $3, sealed_with = $4 WHERE member_id = $1 AND hash = $2', [
        row.memberId,
        row.hash,
        sealSecret(keys, about(row.memberId), plain),
        keyName(keys),
      ]);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return counted;
    after = last.memberId;
  }
}

async function storedPin(q: Queryable, memberId: MemberId): Promise<StoredPin | null> {
  const [row] = await q.query<StoredPin>(
    'SELECT hash, sealed_with AS "sealedWith" FROM withdrawal_pin WHERE member_id = $1',
    [memberId],
  );
  return row ?? null;
}

function openedOrNull(keys: Keys, memberId: MemberId, { hash, sealedWith }: StoredPin): string | null {
  if (sealedWith === null) return hash.toString('utf8');
  try {
    return openSecret(keys, about(memberId), hash);
  } catch {
    return null;
  }
}
