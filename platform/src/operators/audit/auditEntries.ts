import type { AuditEntry, PlacementState } from '@unisite/shared/contract/rollout';
import type { Queryable } from '../../foundation/database/connect.ts';

/** Filter for audit entries. */
export interface AuditQuery {
  remote?: string | undefined;
  market?: string | undefined;
  /** Only changes of placements after this revision. */
  after?: number | undefined;
  /** Prefix of an operator's or a team's name. */
  who?: string | undefined;
  act?: string | undefined;
  /** From the first instant, inclusive, to the second, exclusive. */
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

/** Prefixes of names; the platform has none. */
const actors = ['operator:', 'team:', ''];
const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** The act's name in the oldest audit entries, which are immutable. */
const formerRollBack = 'rollback';
const namesOf = (act: string): string[] => (act === 'rollBack' ? [act, formerRollBack] : [act]);

/** Audit entries, latest first. */
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

/** An undoable change: what it changed, where, and the previous state (null: the remote was new there). */
export interface LatestChange {
  id: string;
  market: string;
  remote: string;
  from: PlacementState | null;
  to: PlacementState;
}

/** The change of a placement recorded by an audit entry; null when it records none. */
export async function changeOf(q: Queryable, id: string): Promise<LatestChange | null> {
  const [row] = await q.query<LatestChange>(
    `SELECT id, market_code AS market, remote, from_state AS "from", to_state AS "to" FROM registry_audit a
     WHERE id = $1 AND ${changes('a')}`,
    [id],
  );
  return row ?? null;
}

/** The latest entry that changed a placement; null without one (changed before states were recorded). */
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
