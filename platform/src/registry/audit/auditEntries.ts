import type { AuditEntry, PlacementState } from '@unisite/shared/contract/rollout';
import type { Queryable } from '../../foundation/database/connect.ts';

/** Which lines of the audit are asked for. */
export interface AuditQuery {
  remote?: string | undefined;
  market?: string | undefined;
  /** Only lines of changes of placements after this revision. */
  after?: number;
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

const where =
  '($1::text IS NULL OR a.remote = $1) AND ($2::text IS NULL OR a.market_code = $2) AND ($3::int IS NULL OR a.revision > $3)';

/** What the audit says, latest first. */
export async function auditEntries(
  q: Queryable,
  { remote, market, after }: AuditQuery,
  { page, pageSize }: { page: number; pageSize: number } = { page: 1, pageSize: 100 },
): Promise<AuditEntry[]> {
  const rows = await q.query<AuditRow>(
    `SELECT a.id, a.at, a.who, a.act, a.remote, a.market_code AS market, a.subject, a.from_state AS "from", a.to_state AS "to", a.why,
       ${changes('a')} AND NOT EXISTS (
         SELECT 1 FROM registry_audit l WHERE l.market_code = a.market_code AND l.remote = a.remote AND l.id > a.id AND ${changes('l')}
       ) AS undoable
     FROM registry_audit a WHERE ${where} ORDER BY a.id DESC LIMIT $4 OFFSET $5`,
    [remote ?? null, market ?? null, after ?? null, pageSize, (page - 1) * pageSize],
  );
  return rows.map(entryOf);
}

export async function auditTotal(q: Queryable, { remote, market, after }: AuditQuery): Promise<number> {
  const [row] = await q.query<{ total: number }>(`SELECT count(*)::int AS total FROM registry_audit a WHERE ${where}`, [
    remote ?? null,
    market ?? null,
    after ?? null,
  ]);
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
    // The name that the act had in the first lines of the audit, which nobody can change.
    act: act === 'rollback' ? 'rollBack' : act,
    remote: remote ?? '',
    ...(subject === null ? {} : { subject }),
  };
}
