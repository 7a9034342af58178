import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../foundation/database/connect.ts';

/** Whether the member is shut out by an own wish: plays nothing, and brings no money in. */
export async function isSelfExcluded(q: Queryable, memberId: MemberId, now: Date): Promise<boolean> {
  const rows = await q.query('SELECT FROM play_limit WHERE member_id = $1 AND excluded_until > $2', [memberId, now]);
  return rows.length > 0;
}
