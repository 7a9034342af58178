import type { ParsedRequestOf, ValueOf, withdrawals } from '@unisite/shared/contract';
import type { MemberCallContext } from '../../http/callContext.ts';
import type { Services } from '../../services.ts';
import { selectionOf } from '../page.ts';
import { type WithdrawalRow, withdrawalColumns, withdrawalTables, withdrawalToWire } from './withdrawalRows.ts';

/** A page of the member's withdrawals, newest first. */
export async function listWithdrawals(
  { database, clock }: Services,
  request: ParsedRequestOf<typeof withdrawals>,
  { session, language }: MemberCallContext,
): Promise<ValueOf<typeof withdrawals>> {
  const { where, values, paging } = selectionOf('w', session.memberId, request, clock(), language);
  const [count] = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM cash_withdrawal w WHERE ${where}`,
    values,
  );
  const rows = await database.query<WithdrawalRow>(
    `SELECT ${withdrawalColumns} FROM ${withdrawalTables} WHERE ${where} ORDER BY w.created_at DESC, w.id DESC LIMIT $5 OFFSET $6`,
    [...values, paging.limit, paging.offset],
  );
  return {
    page: request.page,
    pageSize: request.pageSize,
    total: count?.total ?? 0,
    rows: rows.map((row) => withdrawalToWire(row, language)),
  };
}
