import type { Announcement, Banner, Language, Localized } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { sitePicturePath } from './pictures/sitePictures.ts';

type Type = Announcement['type'];

interface Row {
  id: string;
  type: Type;
  title: Localized;
  content: Localized;
  published_at: Date;
  pinned: boolean;
  picture: string | null;
}

const columns = 'id, type, title, content, published_at, pinned, picture';
const seen = `state = 'published' AND $1 = ANY (markets) AND published_at <= $2 AND (ends_at IS NULL OR ends_at > $2)`;

const announcementOf = (row: Row, language: Language): Announcement => ({
  id: row.id,
  type: row.type,
  title: row.title[language],
  content: row.content[language],
  time: row.published_at.toISOString(),
  pinned: row.pinned,
  picture: row.picture && sitePicturePath(row.picture),
});

export interface Audience {
  readonly market: string;
  readonly now: Date;
  readonly language: Language;
}

/** A page of a market's announcements of one type, newest first, and the total. */
export async function announcementPage(
  q: Queryable,
  { market, now, language }: Audience,
  { type, page, pageSize }: { readonly type: Type; readonly page: number; readonly pageSize: number },
): Promise<{ total: number; rows: Announcement[] }> {
  const [count] = await q.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM announcement WHERE ${seen} AND type = $3`,
    [market, now, type],
  );
  const rows = await q.query<Row>(
    `SELECT ${columns} FROM announcement WHERE ${seen} AND type = $3
      ORDER BY published_at DESC, id DESC LIMIT $4 OFFSET $5`,
    [market, now, type, pageSize, (page - 1) * pageSize],
  );
  return { total: count?.total ?? 0, rows: rows.map((row) => announcementOf(row, language)) };
}

interface Neighbour {
  readonly id: string;
  readonly title: string;
}

/** One announcement with its neighbours among those of its type; null when the market has none with this id. */
export async function announcementWithAdjacent(
  q: Queryable,
  { market, now, language }: Audience,
  id: string,
): Promise<(Announcement & { newer: Neighbour | null; older: Neighbour | null }) | null> {
  if (!/^\d{1,18}$/.test(id)) return null;
  const [row] = await q.query<Row>(`SELECT ${columns} FROM announcement WHERE ${seen} AND id = $3`, [market, now, id]);
  if (!row) return null;
  const neighbour = async (compare: '<' | '>', order: 'ASC' | 'DESC'): Promise<Neighbour | null> => {
    const [found] = await q.query<{ id: string; title: Localized }>(
      `SELECT id, title FROM announcement
        WHERE ${seen} AND type = $3 AND (published_at, id) ${compare} (SELECT published_at, id FROM announcement WHERE id = $4)
        ORDER BY published_at ${order}, id ${order} LIMIT 1`,
      [market, now, row.type, id],
    );
    return found ? { id: found.id, title: found.title[language] } : null;
  };
  return {
    ...announcementOf(row, language),
    newer: await neighbour('>', 'ASC'),
    older: await neighbour('<', 'DESC'),
  };
}

/** Maximum number of banners at the top of the home page. */
const MOST_BANNERS = 5;

/** A market's announcements with a picture for the top of the home page: pinned ones first, then newest. */
export async function bannersOf(q: Queryable, { market, now, language }: Audience): Promise<Banner[]> {
  const rows = await q.query<Row & { picture: string; leadsTo: string | null }>(
    `SELECT ${columns}, leads_to AS "leadsTo" FROM announcement WHERE ${seen} AND picture IS NOT NULL
     ORDER BY pinned DESC, published_at DESC, id DESC LIMIT $3`,
    [market, now, MOST_BANNERS],
  );
  return rows.map(({ id, title, content, picture, leadsTo }) => ({
    id,
    title: title[language],
    text: content[language].split(/\n\s*\n/)[0] ?? '',
    picture: sitePicturePath(picture),
    to: leadsTo,
  }));
}
