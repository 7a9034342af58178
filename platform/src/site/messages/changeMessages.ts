import type { MemberId, MessageCategory } from '@unisite/shared/contract';
import type { Database, Queryable } from '../../foundation/database/connect.ts';

/** Timestamp column of each change; undoing a change clears it. */
const changes = {
  read: { column: 'read_at', isDone: true },
  unread: { column: 'read_at', isDone: false },
  deleted: { column: 'deleted_at', isDone: true },
  restored: { column: 'deleted_at', isDone: false },
} as const;
export type MessageChange = keyof typeof changes;

/**
 * Changes all of these messages, or none (false) if one is not the member's. Messages already in that state stay as
 * they are, so a call can be repeated.
 */
export function changeMessages(
  database: Database,
  memberId: MemberId,
  { ids, to }: { readonly ids: readonly string[]; readonly to: MessageChange },
  at: Date,
): Promise<boolean> {
  const own = [...new Set(ids)];
  const { column, isDone } = changes[to];
  return database.transaction(async (q) => {
    const held = await q.query('SELECT id FROM message WHERE member_id = $1 AND id = ANY ($2) ORDER BY id FOR UPDATE', [
      memberId,
      own,
    ]);
    if (held.length !== own.length) return false;
    await q.query(
      `UPDATE message SET ${column} = CASE WHEN $3::timestamptz IS NOT NULL THEN coalesce(${column}, $3) END
       WHERE member_id = $1 AND id = ANY ($2)`,
      [memberId, own, isDone ? at : null],
    );
    return true;
  });
}

/** Marks a member's messages as read up to the newest one seen; later ones stay unread. */
export async function readAllMessages(
  q: Queryable,
  memberId: MemberId,
  { newest, category }: { readonly newest: string; readonly category: MessageCategory | undefined },
  at: Date,
): Promise<void> {
  await q.query(
    `UPDATE message SET read_at = $4 WHERE member_id = $1 AND id <= $2 AND ($3::text IS NULL OR category = $3)
       AND read_at IS NULL AND deleted_at IS NULL`,
    [memberId, newest, category ?? null, at],
  );
}

const DELETED_KEPT_MS = 30 * 86_400_000;

/** Purges messages that members deleted a month ago. */
export async function forgetDeletedMessages(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM message WHERE deleted_at < $1', [new Date(now.getTime() - DELETED_KEPT_MS)]);
}
