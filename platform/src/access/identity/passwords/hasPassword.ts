import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';

/**
 * Whether a member has a password that somebody knows: one who registered by a provider or a code alone has none until
 * the first is set.
 */
export async function hasPassword(q: Queryable, memberId: MemberId): Promise<boolean> {
  const without = await q.query(
    `SELECT FROM members.member m JOIN member_registration r ON r.member_id = m.id
     WHERE m.id = $1 AND m.password_changed_at IS NULL AND r.method IN ('mobile', 'social')`,
    [memberId],
  );
  return without.length === 0;
}
