import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

/** Takes what is counted of a member's play for the rest of the transaction: bets wait, and see what was changed. */
export async function holdMember(q: Queryable, memberId: MemberId, now: Date): Promise<void> {
  await q.query('SELECT play_hold(ARRAY[$1::bigint], $2)', [memberId, now]);
}

/** The same of every account of the person, in one order, so that two of them never wait for each other. */
export async function holdPerson(q: Queryable, memberId: MemberId, now: Date): Promise<void> {
  await q.query('SELECT play_hold(ARRAY(SELECT play_same_person($1)) || $1::bigint, $2)', [memberId, now]);
}
