import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { writeIdentityEvent } from './identityEvents.ts';

const AT_A_TIME = 50;

/** Records expired acceptances; returns their members. In a transaction. */
export async function expireChecks(q: Queryable, now: Date): Promise<MemberId[]> {
  const ended = await q.query<{ id: string; memberId: MemberId }>(
    `UPDATE identity_check SET state = 'expired' WHERE id IN (
       SELECT id FROM identity_check WHERE state = 'accepted' AND accepted_until <= $1
       ORDER BY accepted_until LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED)
     RETURNING id, member_id AS "memberId"`,
    [now, AT_A_TIME],
  );
  for (const { id } of ended) await writeIdentityEvent(q, now, { check: id, who: 'platform', act: 'expired' });
  return ended.map(({ memberId }) => memberId);
}
