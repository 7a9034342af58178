import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Services } from '../services.ts';
import { forgetRemembered } from '../signIn/remembered.ts';
import { voidTickets } from '../signIn/tickets.ts';

/**
 * Ends every session of a member but one (null: all), every remembered sign-in and every ticket. Returns the ended
 * sessions' ids, for `notifyEnded` after commit.
 */
export async function endAllSessionsBut(
  q: Queryable,
  now: Date,
  memberId: MemberId,
  sessionId: string | null,
): Promise<string[]> {
  await forgetRemembered(q, memberId);
  await voidTickets(q, memberId);
  const ended = await q.query<{ id: string }>(
    `UPDATE session SET ended_at = $3, ended_why = 'elsewhere'
     WHERE member_id = $1 AND id IS DISTINCT FROM $2::bigint AND ended_at IS NULL RETURNING id`,
    [memberId, sessionId, now],
  );
  return ended.map(({ id }) => id);
}

/** Notifies the open pages of ended sessions. */
export async function notifyEnded({ live }: Pick<Services, 'live'>, ids: readonly string[]): Promise<void> {
  for (const id of ids) await live.publish({ session: id }, { type: 'session', ended: 'elsewhere' });
}
