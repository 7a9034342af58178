import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

/** Locks a member's play counters until the transaction ends: bets wait, and see the change. */
export async function holdMember(q: Queryable, memberId: MemberId, now: Date): Promise<void> {
  await q.query('SELECT play_hold(ARRAY[$1::bigint], $2)', [memberId, now]);
}

/** The same for every account of the person, in one order, so that two of them never deadlock. */
export async function holdPerson(q: Queryable, memberId: MemberId, now: Date): Promise<void> {
  await q.query('SELECT play_hold(ARRAY(SELECT play_same_person($1)) || $1::bigint, $2)', [memberId, now]);
}
