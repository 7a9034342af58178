import type { ParsedRequestOf, ValueOf, withdrawals } from '@unisite/shared/contract';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { pageOf } from '../pageOf.ts';
import type { Services } from '../services.ts';
import { readWithdrawals, withdrawalColumns, withdrawalTables, withdrawalToWire } from './withdrawalRows.ts';

const source = {
  table: 'cash_withdrawal',
  alias: 'w',
  tables: withdrawalTables,
  columns: withdrawalColumns,
  read: readWithdrawals,
  toWire: withdrawalToWire,
};

/** A page of the member's withdrawals, newest first. */
export const listWithdrawals = (
  services: Services,
  request: ParsedRequestOf<typeof withdrawals>,
  context: MemberCallContext,
): Promise<ValueOf<typeof withdrawals>> => pageOf(services, source, request, context);
