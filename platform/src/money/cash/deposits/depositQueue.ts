import type { DepositState } from '@unisite/shared/contract';
import { maxDepositsCounted } from '@unisite/shared/contract/operatorsDeposits';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { type DepositRow, depositColumns, depositTables, readDeposits } from './depositRows.ts';

interface Filter {
  readonly state: DepositState;
  /** Null: all markets. */
  readonly market: string | null;
}

/** Deposits for operators: pending ones oldest first, the others newest first. */
export function depositQueue(
  q: Queryable,
  { state, market }: Filter,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<DepositRow[]> {
  const order = state === 'pending' ? 'd.created_at, d.id' : 'd.created_at DESC, d.id DESC';
  return readDeposits(
    q,
    `SELECT ${depositColumns} FROM ${depositTables} WHERE d.state = $1 AND ($2::text IS NULL OR d.market_code = $2)
     ORDER BY ${order} LIMIT $3 OFFSET $4`,
    [state, market, pageSize, (page - 1) * pageSize],
  );
}

/** The deposit with this reference, however it was typed. */
export const depositsNamed = (q: Queryable, reference: string): Promise<DepositRow[]> =>
  readDeposits(q, `SELECT ${depositColumns} FROM ${depositTables} WHERE d.reference = upper($1)`, [reference]);

/** Number of deposits by state, without empty states; counted only up to what the console displays. */
export async function depositCounts(q: Queryable, market: string | null): Promise<Record<string, number>> {
  const rows = await q.query<{ state: string; count: number }>(
    `SELECT s.state, c.count FROM unnest($2::text[]) AS s (state) CROSS JOIN LATERAL (SELECT count(*)::int AS count FROM (
       SELECT FROM cash_deposit d WHERE d.state = s.state AND ($1::text IS NULL OR d.market_code = $1) LIMIT $3) d) c`,
    [market, ['pending', 'confirmed', 'failed', 'expired', 'cancelled', 'chargedBack'], maxDepositsCounted],
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}
