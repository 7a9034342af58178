import type { Language, Localized, MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../foundation/database/connect.ts';
import type { Services } from '../foundation/services.ts';

/** How many of a member's messages are unread. */
export async function unreadOf(q: Queryable, memberId: MemberId): Promise<number> {
  const [row] = await q.query<{ unread: number }>(
    'SELECT count(*)::int AS unread FROM message WHERE member_id = $1 AND read_at IS NULL',
    [memberId],
  );
  return row?.unread ?? 0;
}

interface Message {
  readonly title: Localized;
  readonly content: Localized;
}

/** Puts a message into an inbox, in the transaction of what it tells of; `publishUnread` is for after the commit. */
export async function insertMessage(
  q: Queryable,
  memberId: MemberId,
  { title, content }: Message,
  at: Date,
): Promise<string> {
  const [row] = await q.query<{ id: string }>(
    'INSERT INTO message (member_id, title, content, sent_at) VALUES ($1, $2, $3, $4) RETURNING id',
    [memberId, JSON.stringify(title), JSON.stringify(content), at],
  );
  if (!row) throw new Error('the message was not kept');
  return row.id;
}

/** Puts messages into inboxes, in the transaction of what they tell of; `publishUnread` is for after the commit. */
export async function insertMessages(
  q: Queryable,
  messages: readonly (Message & { readonly memberId: MemberId })[],
  at: Date,
): Promise<void> {
  if (messages.length === 0) return;
  await q.query(
    `INSERT INTO message (member_id, title, content, sent_at)
     SELECT m.member, m.title, m.content, $4 FROM unnest($1::bigint[], $2::jsonb[], $3::jsonb[]) AS m (member, title, content)`,
    [
      messages.map(({ memberId }) => memberId),
      messages.map(({ title }) => JSON.stringify(title)),
      messages.map(({ content }) => JSON.stringify(content)),
      at,
    ],
  );
}

/** Notifies a member's open pages of how many messages are unread. */
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

interface InboxRow {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly at: string;
  readonly read: boolean;
}

/** A page of a member's inbox, newest first, and how many messages there are. */
export async function inboxPage(
  q: Queryable,
  memberId: MemberId,
  language: Language,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ total: number; rows: InboxRow[] }> {
  const [count] = await q.query<{ total: number }>('SELECT count(*)::int AS total FROM message WHERE member_id = $1', [
    memberId,
  ]);
  const rows = await q.query<{ id: string; title: Localized; content: Localized; sent_at: Date; read_at: Date | null }>(
    `SELECT id, title, content, sent_at, read_at FROM message WHERE member_id = $1
      ORDER BY sent_at DESC, id DESC LIMIT $2 OFFSET $3`,
    [memberId, pageSize, (page - 1) * pageSize],
  );
  return {
    total: count?.total ?? 0,
    rows: rows.map((row) => ({
      id: row.id,
      title: row.title[language],
      content: row.content[language],
      at: row.sent_at.toISOString(),
      read: row.read_at !== null,
    })),
  };
}

/**
 * Marks one of the member's own messages as read: 'read' now, 'before', or null when the member has no such message.
 */
export async function markRead(
  q: Queryable,
  memberId: MemberId,
  id: string,
  at: Date,
): Promise<'read' | 'before' | null> {
  if (!/^\d{1,18}$/.test(id)) return null;
  const [row] = await q.query<{ fresh: boolean }>(
    `WITH found AS (SELECT id, read_at IS NULL AS fresh FROM message WHERE id = $2 AND member_id = $1 FOR UPDATE),
          marked AS (UPDATE message SET read_at = $3 FROM found WHERE message.id = found.id AND found.fresh)
     SELECT fresh FROM found`,
    [memberId, id, at],
  );
  if (!row) return null;
  return row.fresh ? 'read' : 'before';
}
