import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Services } from '../services.ts';
import { voidTickets } from '../signIn/tickets.ts';
import type { SessionEndReason } from './session.ts';

/**
 * Ends every session of a member but one (null: all), every remembered sign-in and every ticket. Returns the ended
 * sessions' ids, for `notifyEnded` after commit.
 */
export async function endAllSessionsBut(
  q: Queryable,
  now: Date,
  memberId: MemberId,
  sessionId: string | null,
  why: SessionEndReason = 'elsewhere',
): Promise<string[]> {
  await forgetRemembered(q, memberId);
  await voidTickets(q, memberId);
  const ended = await q.query<{ id: string }>(
    `UPDATE session SET ended_at = $3, ended_why = $4
     WHERE member_id = $1 AND id IS DISTINCT FROM $2::bigint AND ended_at IS NULL RETURNING id`,
    [memberId, sessionId, now, why],
  );
  return ended.map(({ id }) => id);
}

/**
 * Ends the sessions of a remembered sign-in, and every remembered sign-in and ticket of the member. Returns the ended
 * sessions' ids, for `notifyEnded` after commit.
 */
export async function endRemembered(q: Queryable, now: Date, memberId: MemberId, selector: string): Promise<string[]> {
  await forgetRemembered(q, memberId);
  await voidTickets(q, memberId);
  const ended = await q.query<{ id: string }>(
    `UPDATE session SET ended_at = $3, ended_why = 'elsewhere'
     WHERE member_id = $1 AND remembered = $2 AND ended_at IS NULL RETURNING id`,
    [memberId, selector, now],
  );
  return ended.map(({ id }) => id);
}

/** Notifies the open pages of ended sessions. */
export async function notifyEnded(
  { live }: Pick<Services, 'live'>,
  ids: readonly string[],
  why: SessionEndReason = 'elsewhere',
): Promise<void> {
  for (const id of ids) await live.publish({ session: id }, { type: 'session', ended: why });
}

/** Ends every remembered sign-in of a member. */
async function forgetRemembered(q: Queryable, memberId: MemberId): Promise<void> {
  await q.query('DELETE FROM remembered_login WHERE member_id = $1', [memberId]);
}
