import type { deposits, ParsedRequestOf, ValueOf } from '@unisite/shared/contract';
import type { MemberCallContext } from '../../http/callContext.ts';
import type { Services } from '../../services.ts';
import { selectionOf } from '../page.ts';
import { type DepositRow, depositColumns, depositTables, depositToWire } from './depositRows.ts';

/** A page of the member's deposits, newest first. */
export async function listDeposits(
  { database, clock }: Services,
  request: ParsedRequestOf<typeof deposits>,
  { session, language }: MemberCallContext,
): Promise<ValueOf<typeof deposits>> {
  const { where, values, paging } = selectionOf('d', session.memberId, request, clock(), language);
  const [count] = await database.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM cash_deposit d WHERE ${where}`,
    values,
  );
  const rows = await database.query<DepositRow>(
    `SELECT ${depositColumns} FROM ${depositTables} WHERE ${where} ORDER BY d.created_at DESC, d.id DESC LIMIT $5 OFFSET $6`,
    [...values, paging.limit, paging.offset],
  );
  return {
    page: request.page,
    pageSize: request.pageSize,
    total: count?.total ?? 0,
    rows: rows.map((row) => depositToWire(row, language)),
  };
}
