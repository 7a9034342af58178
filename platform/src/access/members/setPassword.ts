import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

/**
 * Sets a member's password. False, without effect, when the member is closed or the hash is no longer `before`; without
 * `before`, any password is replaced.
 */
export async function setPassword(
  q: Queryable,
  now: Date,
  memberId: MemberId,
  { hash, before = null }: { readonly hash: string; readonly before?: string | null },
): Promise<boolean> {
  const rows = await q.query(
    `UPDATE member SET password_hash = $2, password_expired = false, password_changed_at = $4
     WHERE id = $1 AND state = 'active' AND ($3::text IS NULL OR password_hash = $3) RETURNING 1`,
    [memberId, hash, before, now],
  );
  return rows.length > 0;
}
