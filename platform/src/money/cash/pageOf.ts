import type { Language } from '@unisite/shared/contract';
import { dayRange } from '../../foundation/calendar/dayRange.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import type { Services } from './services.ts';

interface PageRequest {
  readonly page: number;
  readonly pageSize: number;
  readonly state?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Where deposits or withdrawals are read from. */
interface Source<Row, Wire> {
  /** Has `member_id`, `state`, `created_at` and `id`. */
  readonly table: string;
  readonly alias: string;
  /** The table and its joins. */
  readonly tables: string;
  readonly columns: string;
  readonly read: (q: Queryable, sql: string, values: readonly unknown[]) => Promise<readonly Row[]>;
  readonly toWire: (row: Row, language: Language) => Wire;
}

/**
 * A page of the member's rows, newest first, by state and days.
 *
 * @throws Refusal BAD_REQUEST for an invalid range of days
 */
export async function pageOf<Row, Wire>(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { table, alias, tables, columns, read, toWire }: Source<Row, Wire>,
  request: PageRequest,
  { session, market, language }: MemberCallContext,
) {
  const { page, pageSize, state = null } = request;
  const { from, until } = dayRange(request, clock(), market.timeZone);
  const where = `${alias}.member_id = $1 AND ($2::text IS NULL OR ${alias}.state = $2)
      AND ${alias}.created_at >= $3 AND ${alias}.created_at < $4`;
  const values = [session.memberId, state, from, until];
  const [count] = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ${table} ${alias} WHERE ${where}`,
    values,
  );
  const rows = await read(
    database,
    `SELECT ${columns} FROM ${tables} WHERE ${where} ORDER BY ${alias}.created_at DESC, ${alias}.id DESC LIMIT $5 OFFSET $6`,
    [...values, pageSize, (page - 1) * pageSize],
  );
  return { page, pageSize, total: count?.total ?? 0, rows: rows.map((row) => toWire(row, language)) };
}
