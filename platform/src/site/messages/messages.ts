import type { Localized, MemberId, MessageCategory } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Services } from '../../foundation/services.ts';

/** Number of a member's unread messages. */
export async function unreadOf(q: Queryable, memberId: MemberId): Promise<number> {
  const [row] = await q.query<{ unread: number }>(
    'SELECT count(*)::int AS unread FROM message WHERE member_id = $1 AND read_at IS NULL AND deleted_at IS NULL',
    [memberId],
  );
  return row?.unread ?? 0;
}

interface Message {
  readonly category: MessageCategory;
  readonly title: Localized;
  readonly content: Localized;
}

/** Adds a message to an inbox in the caller's transaction; call `publishUnread` after the commit. */
export async function insertMessage(
  q: Queryable,
  memberId: MemberId,
  { category, title, content }: Message,
  at: Date,
): Promise<string> {
  const [row] = await q.query<{ id: string }>(
    'INSERT INTO message (member_id, category, title, content, sent_at) VALUES ($1, $2, $3, $4, $5) RETURNING id',
    [memberId, category, JSON.stringify(title), JSON.stringify(content), at],
  );
  if (!row) throw new Error('the message was not kept');
  return row.id;
}

/** Adds messages to inboxes in the caller's transaction; call `publishUnread` after the commit. */
export async function insertMessages(
  q: Queryable,
  messages: readonly (Message & { readonly memberId: MemberId })[],
  at: Date,
): Promise<void> {
  if (messages.length === 0) return;
  await q.query(
    `INSERT INTO message (member_id, category, title, content, sent_at)
     SELECT m.member, m.category, m.title, m.content, $5
     FROM unnest($1::bigint[], $2::text[], $3::jsonb[], $4::jsonb[]) AS m (member, category, title, content)`,
    [
      messages.map(({ memberId }) => memberId),
      messages.map(({ category }) => category),
      messages.map(({ title }) => JSON.stringify(title)),
      messages.map(({ content }) => JSON.stringify(content)),
      at,
    ],
  );
}

/** Adds the same message to several inboxes in the caller's transaction. */
export async function insertSameMessage(
  q: Queryable,
  memberIds: readonly MemberId[],
  { category, title, content }: Message,
  at: Date,
): Promise<void> {
  await q.query(
    'INSERT INTO message (member_id, category, title, content, sent_at) SELECT unnest($1::bigint[]), $2, $3, $4, $5',
    [memberIds, category, JSON.stringify(title), JSON.stringify(content), at],
  );
}

/** Notifies members' open pages of their unread counts. */
export async function publishUnreadOf(
  { database, live }: Pick<Services, 'database' | 'live'>,
  memberIds: readonly MemberId[],
): Promise<void> {
  const rows = await database.query<{ member: MemberId; unread: number }>(
    `SELECT member_id AS member, count(*)::int AS unread FROM message
     WHERE member_id = ANY ($1::bigint[]) AND read_at IS NULL AND deleted_at IS NULL GROUP BY member_id`,
    [memberIds],
  );
  await live.publishAll(
    rows.map(({ member, unread }) => ({ audience: { member }, event: { type: 'messages' as const, unread } })),
  );
}

/** Notifies a member's open pages of its unread count. */
export async function publishUnread(
  { database, live }: Pick<Services, 'database' | 'live'>,
  memberId: MemberId,
): Promise<void> {
  await live.publish({ member: memberId }, { type: 'messages', unread: await unreadOf(database, memberId) });
}

/** Sends an inbox message and notifies open pages. Returns its id. */
export async function sendMessage(
  services: Pick<Services, 'database' | 'live' | 'clock'>,
  memberId: MemberId,
  message: Message,
): Promise<string> {
  const id = await insertMessage(services.database, memberId, message, services.clock());
  await publishUnread(services, memberId);
  return id;
}
