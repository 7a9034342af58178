import type { AuditEntry, PlacementState } from '@unisite/shared/contract/rollout';
import type { Queryable } from '../../foundation/database/connect.ts';

/** Which lines of the audit are asked for. */
export interface AuditQuery {
  remote?: string | undefined;
  market?: string | undefined;
  /** Only lines of changes of placements after this revision. */
  after?: number | undefined;
  /** The beginning of the name of an operator or a team. */
  who?: string | undefined;
  act?: string | undefined;
  /** From the first instant, up to the second without it. */
  from?: Date | undefined;
  until?: Date | undefined;
}

interface AuditRow {
  id: string;
  at: Date;
  who: string;
  act: string;
  remote: string | null;
  market: string | null;
  subject: string | null;
  from: PlacementState | null;
  to: PlacementState | null;
  why: string;
  undoable: boolean;
}

const where = `($1::text IS NULL OR a.remote = $1) AND ($2::text IS NULL OR a.market_code = $2) AND ($3::int IS NULL OR a.revision > $3)
  AND ($4::text[] IS NULL OR a.who LIKE ANY ($4)) AND ($5::text[] IS NULL OR a.act = ANY ($5))
  AND ($6::timestamptz IS NULL OR a.at >= $6) AND ($7::timestamptz IS NULL OR a.at < $7)`;

const valuesOf = ({ remote, market, after, who, act, from, until }: AuditQuery): unknown[] => [
  remote ?? null,
  market ?? null,
  after ?? null,
  who ? actors.map((kind) => `${kind}${escaped(who.toLowerCase())}%`) : null,
  act ? namesOf(act) : null,
  from ?? null,
  until ?? null,
];

/** What stands before a name; the platform has none. */
const actors = ['operator:', 'team:', ''];
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The name that the act had in the first lines of the audit, which nobody can change. */
const formerRollBack = 'rollback';
const namesOf = (act: string): string[] => (act === 'rollBack' ? [act, formerRollBack] : [act]);

/** What the audit says, latest first. */
export async function auditEntries(
  q: Queryable,
  of: AuditQuery,
  { page, pageSize }: { page: number; pageSize: number } = { page: 1, pageSize: 100 },
): Promise<AuditEntry[]> {
  const rows = await q.query<AuditRow>(
    `SELECT a.id, a.at, a.who, a.act, a.remote, a.market_code AS market, a.subject, a.from_state AS "from", a.to_state AS "to", a.why,
       ${changes('a')} AND NOT EXISTS (
         SELECT 1 FROM registry_audit l WHERE l.market_code = a.market_code AND l.remote = a.remote AND l.id > a.id AND ${changes('l')}
       ) AS undoable
     FROM registry_audit a WHERE ${where} ORDER BY a.id DESC LIMIT $8 OFFSET $9`,
    [...valuesOf(of), pageSize, (page - 1) * pageSize],
  );
  return rows.map(entryOf);
}

export async function auditTotal(q: Queryable, of: AuditQuery): Promise<number> {
  const [row] = await q.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM registry_audit a WHERE ${where}`,
    valuesOf(of),
  );
  return row?.total ?? 0;
}

/**
 * A change that can be taken back: what it changed, where, and from which state (null: it was the remote's first
 * there).
 */
export interface LatestChange {
  id: string;
  market: string;
  remote: string;
  from: PlacementState | null;
  to: PlacementState;
}

/** The change of a placement that a line of the audit tells of; null when it tells of none. */
export async function changeOf(q: Queryable, id: string): Promise<LatestChange | null> {
  const [row] = await q.query<LatestChange>(
    `SELECT id, market_code AS market, remote, from_state AS "from", to_state AS "to" FROM registry_audit a
     WHERE id = $1 AND ${changes('a')}`,
    [id],
  );
  return row ?? null;
}

/** The latest line that changed a placement; null when it has none (it was changed before states were kept). */
export async function latestChange(q: Queryable, market: string, remote: string): Promise<string | null> {
  const [row] = await q.query<{ id: string }>(
    `SELECT id FROM registry_audit a WHERE market_code = $1 AND remote = $2 AND ${changes('a')} ORDER BY id DESC LIMIT 1`,
    [market, remote],
  );
  return row?.id ?? null;
}

const changes = (alias: string): string =>
  `(${alias}.to_state IS NOT NULL AND ${alias}.from_state IS DISTINCT FROM ${alias}.to_state)`;

function entryOf({ at, act, remote, subject, ...row }: AuditRow): AuditEntry {
  return {
    ...row,
    at: at.toISOString(),
    act: act === formerRollBack ? 'rollBack' : act,
    remote: remote ?? '',
    ...(subject === null ? {} : { subject }),
  };
}
