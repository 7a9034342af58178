import type { WithdrawalSelection } from '@unisite/shared/contract/operatorsCash';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readWithdrawals, type WithdrawalRow, withdrawalColumns, withdrawalTables } from './withdrawalRows.ts';

/** The states of each selection: `open` are those that await an operator. */
const states = {
  open: ['requested', 'partial', 'notReceived'],
  requested: ['requested'],
  underway: ['approved', 'paid'],
  disputed: ['partial', 'notReceived'],
  closed: ['received', 'returned', 'rejected'],
} as const satisfies Record<WithdrawalSelection, readonly string[]>;

interface Filter {
  readonly selection: WithdrawalSelection;
  /** Null: all markets. */
  readonly market: string | null;
}

/** Withdrawals for operators: open ones oldest first, closed ones newest first. */
export function withdrawalQueue(
  q: Queryable,
  { selection, market }: Filter,
  { page, pageSize }: { readonly page: number; readonly pageSize: number },
): Promise<WithdrawalRow[]> {
  const order = selection === 'closed' ? 'w.closed_at DESC, w.id DESC' : 'w.created_at, w.id';
  return readWithdrawals(
    q,
    `SELECT ${withdrawalColumns} FROM ${withdrawalTables} WHERE w.state = ANY ($1) AND ($2::text IS NULL OR w.market_code = $2)
     ORDER BY ${order} LIMIT $3 OFFSET $4`,
    [[...states[selection]], market, pageSize, (page - 1) * pageSize],
  );
}

/** Number of withdrawals by selection. */
export async function queueCounts(q: Queryable, market: string | null): Promise<Record<WithdrawalSelection, number>> {
  const rows = await q.query<{ state: string; count: number }>(
    'SELECT state, count(*)::int AS count FROM cash_withdrawal WHERE $1::text IS NULL OR market_code = $1 GROUP BY state',
    [market],
  );
  const countOf = (selected: readonly string[]) =>
    rows.reduce((sum, { state, count }) => sum + (selected.includes(state) ? count : 0), 0);
  return {
    open: countOf(states.open),
    requested: countOf(states.requested),
    underway: countOf(states.underway),
    disputed: countOf(states.disputed),
    closed: countOf(states.closed),
  };
}
