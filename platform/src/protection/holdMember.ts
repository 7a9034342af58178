import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../foundation/database/connect.ts';

/** Takes what is counted of a member's play for the rest of the transaction: bets wait, and see what was changed. */
export async function holdMember(q: Queryable, memberId: MemberId, now: Date): Promise<void> {
  await q.query('SELECT play_hold(ARRAY[$1::bigint], $2)', [memberId, now]);
}
