import { maxAccessCounted } from '@unisite/shared/contract/operatorsAccessAudit';
import type { Queryable } from '../../foundation/database/connect.ts';

/** Filter for access entries. */
export interface AccessQuery {
  /** Prefix of an operator's account. */
  readonly who?: string | undefined;
  readonly kind?: string | undefined;
  /** From the first instant, inclusive, to the second, exclusive. */
  readonly from?: Date | undefined;
  readonly until?: Date | undefined;
}

export interface AccessRow {
  readonly id: string;
  readonly at: Date;
  readonly who: string | null;
  readonly kind: string;
  readonly about: string | null;
  readonly ip: string;
  readonly userAgent: string;
}

const MOST_OPERATORS = 100;
const where = `($1::bigint[] IS NULL OR a.operator_id = ANY ($1)) AND ($2::text IS NULL OR a.kind = $2)
  AND ($3::timestamptz IS NULL OR a.at >= $3) AND ($4::timestamptz IS NULL OR a.at < $4)`;

/** A page of operators' sign-ins and their acts on members, latest first; the count is capped at what is shown. */
export async function accessEntries(
  q: Queryable,
  { who, kind, from, until }: AccessQuery,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<{ readonly total: number; readonly rows: AccessRow[] }> {
  const operators = who
    ? await q.query<{ id: string }>('SELECT id FROM operator WHERE starts_with(account, lower($1)) LIMIT $2', [
        who,
        MOST_OPERATORS,
      ])
    : null;
  const values = [operators?.map(({ id }) => id) ?? null, kind ?? null, from ?? null, until ?? null];
  const [count] = await q.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM (SELECT FROM audit.operator_audit a WHERE ${where} LIMIT $5) a`,
    [...values, maxAccessCounted],
  );
  const rows = await q.query<AccessRow>(
    `SELECT a.id, a.at, o.account AS who, a.kind, a.about, a.ip, a.user_agent AS "userAgent"
     FROM audit.operator_audit a LEFT JOIN operator o ON o.id = a.operator_id
     WHERE ${where} ORDER BY a.id DESC LIMIT $5 OFFSET $6`,
    [...values, pageSize, (page - 1) * pageSize],
  );
  return { total: count?.total ?? 0, rows };
}
