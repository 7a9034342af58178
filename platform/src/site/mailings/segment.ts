import type { MemberId } from '@unisite/shared/contract';
import type { MailingDraft, MailingSegment } from '@unisite/shared/contract/operatorsMailings';
import type { Queryable } from '../../foundation/database/connect.ts';

const DAY_MS = 86_400_000;

/** Recipients of a mailing. `at`: the days since a member was seen are counted back from it. */
export interface Segment extends Pick<MailingDraft, 'kind' | 'segment'> {
  readonly at: Date;
}

/**
 * SQL condition for members of a segment, with $1 to $6 from `valuesOf`. Closed accounts and guests are never included.
 */
const inSegment = `m.state = 'active' AND m.customer_type <> 4 AND m.market_code = ANY ($1)
  AND (cardinality($2::text[]) = 0 OR coalesce(m.level, 'none') = ANY ($2)) AND (cardinality($3::text[]) = 0 OR m.labels && $3)
  AND ($4::timestamptz IS NULL OR $5 = EXISTS (SELECT FROM identity.session s WHERE s.member_id = m.id AND s.seen_at >= $4))`;
const onBreak = 'm.id IN (SELECT play_on_break($6))';

const valuesOf = ({ markets, levels, labels, seen }: MailingSegment, at: Date, now: Date): readonly unknown[] => [
  markets,
  levels,
  labels,
  seen && new Date(at.getTime() - seen.days * DAY_MS),
  seen?.within ?? true,
  now,
];

interface Reach {
  readonly reach: number;
  /** Members of the segment left out because they are on a break. */
  readonly onBreak: number;
}

/** How many members a mailing reaches at `now`. */
export async function reachOf(q: Queryable, { kind, segment, at }: Segment, now: Date): Promise<Reach> {
  const [row] = await q.query<{ all: number; onBreak: number }>(
    `SELECT count(*)::int AS all, (count(*) FILTER (WHERE ${onBreak}))::int AS "onBreak" FROM members.member m WHERE ${inSegment}`,
    [...valuesOf(segment, at, now)],
  );
  if (!row) throw new Error('a count gave no answer');
  return kind === 'promotions'
    ? { reach: row.all - row.onBreak, onBreak: row.onBreak }
    : { reach: row.all, onBreak: 0 };
}

/** The next recipients of a mailing by id: after one, up to the last. */
export async function nextMembers(
  q: Queryable,
  { kind, segment, at }: Segment,
  now: Date,
  { after, last, limit }: { readonly after: string; readonly last: string; readonly limit: number },
): Promise<MemberId[]> {
  const rows = await q.query<{ id: MemberId }>(
    `SELECT m.id FROM members.member m WHERE ${inSegment} AND (NOT $7 OR NOT (${onBreak})) AND m.id > $8 AND m.id <= $9
     ORDER BY m.id LIMIT $10`,
    [...valuesOf(segment, at, now), kind === 'promotions', after, last, limit],
  );
  return rows.map(({ id }) => id);
}

/** Labels that members have, at most `most`. */
export async function labelsInUse(q: Queryable, most: number): Promise<string[]> {
  const rows = await q.query<{ label: string }>(
    `SELECT DISTINCT label FROM members.member m, unnest(m.labels) AS label WHERE m.labels <> '{}' ORDER BY label LIMIT $1`,
    [most],
  );
  return rows.map(({ label }) => label);
}
