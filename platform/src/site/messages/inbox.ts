import type { Language, Localized, MemberId, MessageCategory } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

interface InboxRow {
  readonly id: string;
  readonly category: MessageCategory;
  readonly title: string;
  readonly content: string;
  readonly at: string;
  readonly read: boolean;
}

interface CategoryCount {
  readonly category: MessageCategory;
  readonly total: number;
  readonly unread: number;
}

interface InboxPage {
  readonly total: number;
  readonly rows: InboxRow[];
  readonly categories: CategoryCount[];
  readonly newest: string | null;
}

interface InboxQuery {
  readonly category: MessageCategory | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of a member's inbox, newest first, and the message count of each category. */
export async function inboxPage(
  q: Queryable,
  memberId: MemberId,
  language: Language,
  { category, page, pageSize }: InboxQuery,
): Promise<InboxPage> {
  const counts = await q.query<CategoryCount & { newest: string }>(
    `SELECT category, count(*)::int AS total, count(*) FILTER (WHERE read_at IS NULL)::int AS unread, max(id)::text AS newest
     FROM message WHERE member_id = $1 AND deleted_at IS NULL GROUP BY category`,
    [memberId],
  );
  const rows = await q.query<InboxRow & { title: Localized; content: Localized; at: Date }>(
    `SELECT id, category, title, content, sent_at AS at, read_at IS NOT NULL AS read FROM message
     WHERE member_id = $1 AND deleted_at IS NULL AND ($2::text IS NULL OR category = $2)
     ORDER BY sent_at DESC, id DESC LIMIT $3 OFFSET $4`,
    [memberId, category ?? null, pageSize, (page - 1) * pageSize],
  );
  const newest = counts.reduce((highest, row) => (BigInt(row.newest) > highest ? BigInt(row.newest) : highest), 0n);
  return {
    total: counts.reduce((sum, row) => (category && row.category !== category ? sum : sum + row.total), 0),
    rows: rows.map((row) => ({
      ...row,
      title: row.title[language],
      content: row.content[language],
      at: row.at.toISOString(),
    })),
    categories: counts.map(({ newest: _, ...count }) => count),
    newest: newest === 0n ? null : String(newest),
  };
}
