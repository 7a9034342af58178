import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

/** The time zone of a member's market. A member or market already at hand has it too. */
export async function memberZone(q: Queryable, memberId: MemberId): Promise<string> {
  const [row] = await q.query<{ zone: string | null }>('SELECT member_zone($1) AS zone', [memberId]);
  if (!row?.zone) throw new Error('there is no such member');
  return row.zone;
}
