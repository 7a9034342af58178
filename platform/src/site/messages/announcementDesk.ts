import type {
  AnnouncementDraft,
  AnnouncementState,
  OperatorAnnouncement,
} from '@unisite/shared/contract/operatorsAnnouncements';
import type { Queryable } from '../../foundation/database/connect.ts';

interface Row extends Omit<AnnouncementDraft, 'from' | 'until' | 'banner'> {
  readonly picture: string | null;
  readonly leadsTo: string | null;
  readonly id: string;
  readonly revision: number;
  readonly state: AnnouncementState;
  readonly from: Date | null;
  readonly until: Date | null;
}

/** State of an announcement at `$1`. */
const state = `CASE WHEN state <> 'published' THEN state WHEN ends_at <= $1 THEN 'ended' WHEN published_at > $1 THEN 'scheduled' ELSE 'shown' END`;
const columns = `id, revision, ${state} AS state, markets, type, title, content, published_at AS "from", ends_at AS until, pinned,
  picture, leads_to AS "leadsTo"`;

const announcementOf = ({ from, until, picture, leadsTo, ...row }: Row): OperatorAnnouncement => ({
  ...row,
  banner: picture === null ? null : { picture, leadsTo },
  from: from?.toISOString() ?? null,
  until: until?.toISOString() ?? null,
});

interface DeskQuery {
  readonly state: AnnouncementState | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of all announcements for operators, latest written first, and the total. */
export async function announcementDeskPage(
  q: Queryable,
  now: Date,
  { state: asked, page, pageSize }: DeskQuery,
): Promise<{ total: number; rows: OperatorAnnouncement[] }> {
  const where = `$2::text IS NULL OR ${state} = $2`;
  const [count] = await q.query<{ total: number }>(`SELECT count(*)::int AS total FROM announcement WHERE ${where}`, [
    now,
    asked ?? null,
  ]);
  const rows = await q.query<Row>(
    `SELECT ${columns} FROM announcement WHERE ${where} ORDER BY id DESC LIMIT $3 OFFSET $4`,
    [now, asked ?? null, pageSize, (page - 1) * pageSize],
  );
  return { total: count?.total ?? 0, rows: rows.map(announcementOf) };
}

/** An announcement, locked until the transaction ends; null when there is none. */
export async function lockAnnouncement(q: Queryable, now: Date, id: string): Promise<OperatorAnnouncement | null> {
  const [row] = await q.query<Row>(`SELECT ${columns} FROM announcement WHERE id = $2 FOR NO KEY UPDATE`, [now, id]);
  return row ? announcementOf(row) : null;
}

interface Writing {
  readonly draft: AnnouncementDraft;
  readonly at: Date;
  /** Author, recorded in its revisions. */
  readonly by: string;
}

/**
 * Writes a new announcement as a draft. With a known `key` it writes nothing and returns the earlier one (`isNew`
 * false).
 */
export async function insertAnnouncement(
  q: Queryable,
  key: string,
  writing: Writing,
): Promise<{ id: string; isNew: boolean }> {
  const { markets, type, title, content, from, until, pinned, banner } = writing.draft;
  const [row] = await q.query<{ id: string }>(
    `INSERT INTO announcement (written_by_key, markets, type, title, content, published_at, ends_at, pinned, picture, leads_to,
       state)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'draft') ON CONFLICT (written_by_key) DO NOTHING RETURNING id`,
    [
      key,
      markets,
      type,
      JSON.stringify(title),
      JSON.stringify(content),
      from,
      until,
      pinned,
      banner?.picture ?? null,
      banner?.leadsTo ?? null,
    ],
  );
  if (!row) {
    const [known] = await q.query<{ id: string }>('SELECT id FROM announcement WHERE written_by_key = $1', [key]);
    if (!known) throw new Error('a key that is taken has its announcement');
    return { id: known.id, isNew: false };
  }
  await keepRevision(q, row.id, 1, writing);
  return { id: row.id, isNew: true };
}

/** Writes the next revision of a locked announcement; returns its number. */
export async function rewriteAnnouncement(
  q: Queryable,
  id: string,
  writing: Writing & { readonly publish: boolean },
): Promise<number> {
  const { draft, publish, at } = writing;
  const { markets, type, title, content, from, until, pinned, banner } = draft;
  const [row] = await q.query<{ revision: number }>(
    `UPDATE announcement SET markets = $2, type = $3, title = $4, content = $5, published_at = $6, ends_at = $7,
       pinned = $8, state = $9, picture = $10, leads_to = $11, revision = revision + 1 WHERE id = $1 RETURNING revision`,
    [
      id,
      markets,
      type,
      JSON.stringify(title),
      JSON.stringify(content),
      from ?? (publish ? at : null),
      until,
      pinned,
      publish ? 'published' : 'draft',
      banner?.picture ?? null,
      banner?.leadsTo ?? null,
    ],
  );
  if (!row) throw new Error('an announcement that is locked is there');
  await keepRevision(q, id, row.revision, writing);
  return row.revision;
}

/** Withdraws a locked announcement; returns its new revision. */
export async function closeAnnouncement(q: Queryable, id: string): Promise<number> {
  const [row] = await q.query<{ revision: number }>(
    `UPDATE announcement SET state = 'withdrawn', published_at = coalesce(published_at, now()), revision = revision + 1
     WHERE id = $1 RETURNING revision`,
    [id],
  );
  if (!row) throw new Error('an announcement that is locked is there');
  return row.revision;
}

async function keepRevision(q: Queryable, id: string, revision: number, { draft, at, by }: Writing): Promise<void> {
  await q.query(
    'INSERT INTO announcement_revision (announcement_id, revision, said, at, by) VALUES ($1, $2, $3, $4, $5)',
    [id, revision, JSON.stringify(draft), at, by],
  );
}
