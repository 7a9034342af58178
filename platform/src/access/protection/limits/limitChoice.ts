import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { holdMember } from '../holdMember.ts';
import { writePlayEvent } from '../playEvents.ts';

/** Whether the member has yet to be asked for a limit: it has never set one, and has not declined. */
export async function asksForLimit(q: Queryable, memberId: MemberId): Promise<boolean> {
  const [decided] = await q.query(
    `SELECT 1 FROM play_event WHERE member_id = $1 AND who = 'member' AND act IN ('limitSet', 'limitDeclined') LIMIT 1`,
    [memberId],
  );
  return decided === undefined;
}

/** Records once that the member declined to set a limit. Call it in a transaction. */
export async function declineLimit(q: Queryable, now: Date, memberId: MemberId): Promise<void> {
  await holdMember(q, memberId, now);
  if (!(await asksForLimit(q, memberId))) return;
  await writePlayEvent(q, now, { memberId, who: 'member', act: 'limitDeclined', facts: {} });
}
